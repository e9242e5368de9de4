import type { JSXAttribute, Node } from '@oxc-project/types';
import { RewriteDraft } from '../../edits/rewrite.ts';
import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { type Indentations, reindented } from '../../style/indentation.ts';
import { walk } from '../../syntax/walk.ts';
import { attributeName, attributeNamed } from '../attributes/find-attribute.ts';
import { removeAttribute } from '../attributes/remove-attribute.ts';

/** Attributes whose value is the id of an element, or several parted by spaces. */
const references = new Set([
  'htmlFor',
  'for',
  'form',
  'list',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-flowto',
]);

/** What becomes of the key of a copied element. */
export type KeyOfCopy = 'own' | 'none';

/**
 * The text of a copy: every id in it gets a number that no id of the file has, with the references
 * inside the copy, and the copied element's own key one that differs from the original's.
 */
export function copyOf(
  module: SourceModule,
  range: Node,
  element: SourceElement,
  indentations: Indentations,
  key: KeyOfCopy = 'own',
): string {
  const ids = newIds(module, range);
  const edits = [...idEdits(module, range, ids), ...keyEdits(module, element, key)];
  return reindented(module, range.start, range.end, indentations, edits);
}

/** The new id for each id that is written out in a range. */
function newIds(module: SourceModule, range: Node): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const inside: string[] = [];
  forEachAttribute(module.program, (attribute) => {
    const id = attributeName(attribute) === 'id' ? literal(attribute) : undefined;
    if (id === undefined) return;
    taken.add(id);
    if (range.start <= attribute.start && attribute.end <= range.end) inside.push(id);
  });
  return new Map(inside.map((id) => [id, numbered(id, taken)]));
}

/** `name-2`, `name-3`: the first that is not taken; `name-2` counts on to `name-3`. */
function numbered(name: string, taken: Set<string>): string {
  const [, stem = name, number = '1'] = /^(.*?)(?:-(\d+))?$/s.exec(name) ?? [];
  for (let next = Number(number) + 1; ; next += 1) {
    const candidate = `${stem}-${next}`;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}

function idEdits(module: SourceModule, range: Node, ids: ReadonlyMap<string, string>): TextEdit[] {
  const edits: TextEdit[] = [];
  forEachAttribute(range, (attribute) => {
    const name = attributeName(attribute);
    if (name === 'id' && literal(attribute) === undefined && attribute.value !== null) {
      edits.push(...suffixed(module, attribute));
      return;
    }
    const value = attribute.value;
    const text = literal(attribute);
    if (text === undefined || value === null) return;
    const changed = renamed(name, text, ids);
    if (changed === text) return;
    const at = value.start + module.slice(value).indexOf(text);
    edits.push({ from: at, to: at + text.length, insert: changed });
  });
  return edits;
}

function renamed(name: string, value: string, ids: ReadonlyMap<string, string>): string {
  if (name === 'id') return ids.get(value) ?? value;
  if (name === 'href' && value.startsWith('#')) {
    const id = ids.get(value.slice(1));
    return id === undefined ? value : `#${id}`;
  }
  if (!references.has(name)) return value;
  return value.replace(/\S+/g, (id) => ids.get(id) ?? id);
}

function keyEdits(module: SourceModule, element: SourceElement, key: KeyOfCopy): TextEdit[] {
  const attribute = attributeNamed(element, 'key');
  if (attribute === undefined || attribute.value === null) return [];
  if (key === 'none') {
    const draft = new RewriteDraft(module.path);
    removeAttribute(draft, module, element, attribute);
    return [...draft.finish().edits];
  }
  const text = literal(attribute);
  if (text === undefined) return suffixed(module, attribute);
  const siblings = new Set(
    element.parent?.children.map(keyText).filter((one) => one !== undefined),
  );
  const at = attribute.value.start + module.slice(attribute.value).indexOf(text);
  return [{ from: at, to: at + text.length, insert: numbered(text, siblings.add(text)) }];
}

function keyText(element: SourceElement): string | undefined {
  const key = attributeNamed(element, 'key');
  return key === undefined ? undefined : literal(key);
}

/** A computed value with `-2` behind it: `` id={`${id}-2`} ``. */
function suffixed(module: SourceModule, { value }: JSXAttribute): TextEdit[] {
  if (value?.type !== 'JSXExpressionContainer') return [];
  const { expression } = value;
  const { start, end } = expression;
  if (expression.type === 'TemplateLiteral') return [{ from: end - 1, to: end - 1, insert: '-2' }];
  return [{ from: start, to: end, insert: `\`\${${module.slice(expression)}}-2\`` }];
}

/** The text of a value that is written out: `id="a"`, `id={'a'}`. */
function literal({ value }: JSXAttribute): string | undefined {
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return inner?.type === 'Literal' && typeof inner.value === 'string' ? inner.value : undefined;
}

function forEachAttribute(root: Node, visit: (attribute: JSXAttribute) => void): void {
  walk(root, (node) => {
    if (node.type === 'JSXAttribute') visit(node);
    return undefined;
  });
}
