import {
  breakpoints,
  cssPropertyName,
  customPropertyList,
  type MutationBody,
} from '@retouch/protocol';
import { SourceError } from '@retouch/source';
import { type Declaration, parse } from 'postcss';
import { partsOf } from '../tailwind/property-parts/parts-of.ts';
import { pseudoSelectors } from './data.ts';

/** When declarations apply: in which states, from which width on, in which colour scheme. */
export interface StyleContext {
  /** `:hover`, `::before`, in the order in which they are to be written. */
  readonly pseudos: readonly string[];
  /** Least width of the viewport in rem; 0 for any. */
  readonly minWidth: number;
  readonly isDark: boolean;
}

/** One property and its value as a style sheet writes it; null removes it. */
export interface StyleChange {
  readonly property: string;
  readonly value: string | null;
  readonly isImportant: boolean;
}

/** What a styling asks of a rule. */
export interface StyleRequest {
  readonly context: StyleContext;
  /** One for each property; a shorthand before what it sets. */
  readonly changes: readonly StyleChange[];
}

/**
 * Reads a styling as declarations.
 * @throws SourceError `invalid_request`, naming the field.
 */
export function styleRequest(body: MutationBody<'styling'>): StyleRequest {
  const own = Object.entries(body.styling).map(([name, value]) =>
    styleChange(`styling.${name}`, cssPropertyName(name), value),
  );
  const custom = customPropertyList(body.customProperties).map(({ name, value }) =>
    styleChange(`customProperties.${name}`, name, value),
  );
  const changes: StyleChange[] = [];
  for (const change of new Map([...own, ...custom].map((one) => [one.property, one])).values()) {
    addInOrder(changes, change);
  }
  return { context: styleContext(body.modifiers ?? []), changes };
}

/** In the order asked for, but a whole before its parts: `margin` before `margin-top`. */
function addInOrder(changes: StyleChange[], change: StyleChange): void {
  const parts = new Set(partsOf(change.property));
  const index = changes.findIndex(({ property }) => parts.has(property));
  changes.splice(index === -1 ? changes.length : index, 0, change);
}

function styleContext(modifiers: readonly string[]): StyleContext {
  const widths: ReadonlyMap<string, number> = new Map(Object.entries(breakpoints));
  for (const [index, modifier] of modifiers.entries()) {
    if (widths.has(modifier) || pseudoSelectors.has(modifier) || modifier === 'dark') continue;
    const known = ['sm', 'md', 'lg', 'xl', '2xl', 'dark', 'hover', 'focus', 'active', 'disabled'];
    throw new SourceError(
      'invalid_request',
      `modifiers.${index} (${JSON.stringify(modifier)}) can't be written as a rule; ${known.join(', ')} and other states of CSS can.`,
    );
  }
  const pseudos = modifiers.flatMap((modifier) => pseudoSelectors.get(modifier) ?? []);
  return {
    pseudos: [...new Set(pseudos)].sort((one, other) => rankOf(one) - rankOf(other)),
    minWidth: Math.max(0, ...modifiers.map((modifier) => widths.get(modifier) ?? 0)),
    isDark: modifiers.includes('dark'),
  };
}

/** Parts of an element stand behind its states. */
function rankOf(pseudo: string): number {
  return Number(pseudo.startsWith('::'));
}

function styleChange(field: string, property: string, value: string | null): StyleChange {
  if (!/^(--[^\s:;{}()'"\\]+|-?[a-z][a-z0-9-]*)$/.test(property)) {
    throw new SourceError('invalid_request', `${field} is no name of a CSS property.`);
  }
  if (value === null || value.trim() === '') return { property, value: null, isImportant: false };
  const declaration = declarationOf(property, value.trim());
  if (declaration === undefined) {
    throw new SourceError(
      'invalid_request',
      `${field} can't be the value of a CSS property: ${JSON.stringify(value)}. Brackets and quotes must be closed, and nothing may end the declaration.`,
    );
  }
  const text = (declaration.raws.value?.raw ?? declaration.value).trim();
  return { property, value: text, isImportant: declaration.important === true };
}

/** The declaration that a property and a value make, if they make just one. */
function declarationOf(property: string, value: string): Declaration | undefined {
  if (!isBalanced(value)) return undefined;
  try {
    const [rule, ...others] = parse(`a{${property}:${value}}`, { map: false }).nodes;
    if (rule?.type !== 'rule' || others.length > 0 || rule.nodes.length !== 1) return undefined;
    const [only] = rule.nodes;
    return only?.type === 'decl' && only.prop === property && only.value !== '' ? only : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'CssSyntaxError') return undefined;
    throw error;
  }
}

/** Whether brackets and quotes are closed in the order in which they were opened. */
function isBalanced(value: string): boolean {
  const closing = new Map([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ]);
  const open: string[] = [];
  const signs =
    /\\[\s\S]|"(?:\\[\s\S]|[^"\\\n\r])*"|'(?:\\[\s\S]|[^'\\\n\r])*'|\/\*[\s\S]*?\*\/|[\s\S]/g;
  for (const [sign] of value.matchAll(signs)) {
    const close = closing.get(sign);
    if (close !== undefined) open.push(close);
    else if (')]}'.includes(sign) && open.pop() !== sign) return false;
    else if (sign === '"' || sign === "'" || sign === '\\') return false;
    else if (sign === ';' && !open.includes(')')) return false;
  }
  return open.length === 0 && !/\/\*(?![\s\S]*\*\/)/.test(value);
}
