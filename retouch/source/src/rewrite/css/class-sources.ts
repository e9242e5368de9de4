import type { Node } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { declarationOf } from '../attributes/declaration.ts';
import { classAttributeOf } from '../classes/class-attribute.ts';
import { type ClassForm, formsIn } from '../classes/class-form.ts';
import { classFormOf } from '../classes/read-form.ts';

/** A class that an element has in every state: written out, or a member of a CSS module. */
export type ClassSource =
  | { readonly kind: 'name'; readonly name: string }
  /** `key` of what `from` exports: `styles.card`, `styles['card']`, `import { card }`. */
  | { readonly kind: 'member'; readonly from: string; readonly key: string };

/** Where an element's classes come from. */
export interface ClassSources {
  /** In source order. */
  readonly always: readonly ClassSource[];
  /** Classes that depend on a condition, or code that brings others. */
  readonly hasOthers: boolean;
  /** Whether the element has a className at all. */
  readonly isWritten: boolean;
}

/**
 * Reads which classes an element has whatever the state of its component.
 * @throws SourceError `not_editable` where its classes can't be written at all.
 */
export function classSources(module: SourceModule, element: SourceElement): ClassSources {
  const attribute = classAttributeOf(module, element);
  const form = attribute?.value ? classFormOf(module, attribute.value) : undefined;
  const always: ClassSource[] = [];
  let hasOthers = false;
  const visit = (part: ClassForm): void => {
    const found = sourcesOf(module, part);
    always.push(...found.sources);
    hasOthers ||= found.hasOthers;
    if (!isCondition(part)) for (const inner of formsIn(part)) visit(inner);
  };
  if (form !== undefined) visit(form);
  return { always, hasOthers, isWritten: attribute !== undefined };
}

/** The style sheets that a module imports: in side effect, or for what they export. */
export function importedSheets(module: SourceModule): string[] {
  return module.program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && isSheet(statement.source.value)
      ? [statement.source.value]
      : [],
  );
}

/** A CSS module that a module imports as a whole: `import styles from './card.module.css'`. */
export interface ImportedModule {
  readonly local: string;
  readonly from: string;
}

/** The CSS modules that a module imports as a whole, in source order. */
export function importedCssModules(module: SourceModule): ImportedModule[] {
  return module.program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !isSheet(statement.source.value)) return [];
    const from = statement.source.value;
    return statement.specifiers
      .filter(({ type }) => type !== 'ImportSpecifier')
      .map(({ local }) => ({ local: local.name, from }));
  });
}

function sourcesOf(
  module: SourceModule,
  form: ClassForm,
): { sources: ClassSource[]; hasOthers: boolean } {
  if (form.kind === 'text') {
    const whole = form.tokens.filter(({ isGlued }) => !isGlued);
    const sources = whole.map(({ name }): ClassSource => ({ kind: 'name', name }));
    const hasOthers = !form.isAlways || whole.length < form.tokens.length;
    return { sources: form.isAlways ? sources : [], hasOthers };
  }
  if (form.kind !== 'opaque') {
    return { sources: [], hasOthers: isCondition(form) || form.kind === 'variants' };
  }
  const member = memberOf(module, form.node);
  return { sources: member === undefined ? [] : [member], hasOthers: member === undefined };
}

function isCondition({ kind }: ClassForm): boolean {
  return kind === 'branches' || kind === 'when' || kind === 'either';
}

function memberOf(module: SourceModule, node: Node): ClassSource | undefined {
  if (node.type === 'Identifier') {
    const found = sheetImport(module, node);
    const isWhole = found?.imported === 'default' || found?.imported === '*';
    return found && !isWhole
      ? { kind: 'member', from: found.from, key: found.imported }
      : undefined;
  }
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const key = keyOf(node);
  const found = sheetImport(module, node.object);
  if (found === undefined || key === undefined) return undefined;
  if (found.imported !== 'default' && found.imported !== '*') return undefined;
  return { kind: 'member', from: found.from, key };
}

function keyOf(node: Extract<Node, { type: 'MemberExpression' }>): string | undefined {
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  if (property.type === 'Literal') {
    return typeof property.value === 'string' ? property.value : undefined;
  }
  const isPlain = property.type === 'TemplateLiteral' && property.expressions.length === 0;
  return isPlain ? (property.quasis[0]?.value.cooked ?? undefined) : undefined;
}

function sheetImport(module: SourceModule, node: Extract<Node, { type: 'Identifier' }>) {
  const declaration = declarationOf(module, node.name, node);
  return declaration?.kind === 'import' && isSheet(declaration.from) ? declaration : undefined;
}

function isSheet(specifier: string): boolean {
  return /\.(css|pcss|scss|sass|less)(\?.*)?$/.test(specifier);
}
