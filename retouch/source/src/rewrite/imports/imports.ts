import type { ImportDeclaration } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { isFirstOnLine } from '../../style/indentation.ts';
import { namesIn } from '../bindings/names-in.ts';

/** One thing to import: `name` is `default`, `*` or an exported name. */
export interface Want {
  readonly from: string;
  readonly name: string;
  /** The local name to use where it is free; a number is added where it is not. */
  readonly local: string;
}

/**
 * The imports that a file gets: what it imports already is used under the name it has there, other
 * names join the import of the same module, and new modules follow the last import.
 */
export class Imports {
  readonly #module: SourceModule;
  readonly #declarations: readonly ImportDeclaration[];
  readonly #wants: (Want & { readonly as: string })[] = [];

  constructor(module: SourceModule) {
    this.#module = module;
    this.#declarations = module.program.body.filter(
      (statement): statement is ImportDeclaration =>
        statement.type === 'ImportDeclaration' && statement.importKind !== 'type',
    );
  }

  /** The local name under which the file has `name`, now or once the imports are written. */
  add(want: Want): string {
    const existing = this.localName(want.from, want.name);
    if (existing !== undefined) return existing;
    const planned = this.#wants.find(({ from, name }) => from === want.from && name === want.name);
    if (planned !== undefined) return planned.as;
    const as = this.#free(want.local);
    this.#wants.push({ ...want, as });
    return as;
  }

  /** The name under which the file imports `name` from a module already. */
  localName(from: string, name: string): string | undefined {
    for (const { source, specifiers } of this.#declarations) {
      if (source.value !== from) continue;
      const found = specifiers.find((specifier) => importedName(specifier) === name);
      if (found !== undefined) return found.local.name;
    }
    return undefined;
  }

  /** Writes what was added. */
  writeTo(draft: RewriteDraft): void {
    const created = new Map<string, (Want & { as: string })[]>();
    const joined = new Map<ImportDeclaration, string[]>();
    for (const want of this.#wants) {
      const declaration = this.#declarationFor(want);
      if (declaration === undefined) {
        created.set(want.from, [...(created.get(want.from) ?? []), want]);
      } else {
        joined.set(declaration, [...(joined.get(declaration) ?? []), specifierCode(want)]);
      }
    }
    for (const [declaration, codes] of joined) joinImport(draft, this.#module, declaration, codes);
    this.#writeNew(draft, created);
  }

  #declarationFor({ from, name }: Want): ImportDeclaration | undefined {
    if (name === 'default' || name === '*') return undefined;
    return this.#declarations.find(
      ({ source, specifiers }) =>
        source.value === from &&
        !specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier'),
    );
  }

  #writeNew(draft: RewriteDraft, created: ReadonlyMap<string, (Want & { as: string })[]>): void {
    if (created.size === 0) return;
    const { lineEnd } = styleOf(this.#module);
    const lines = [...created].map(([from, wants]) => importLine(this.#module, from, wants));
    const last = this.#module.program.body.findLast(({ type }) => type === 'ImportDeclaration');
    if (last !== undefined) {
      draft.insert(last.end, lines.map((line) => lineEnd + line).join(''));
      return;
    }
    const at = afterDirectives(this.#module);
    const before = at.isAfterText ? lineEnd : '';
    const after = /^[\t ]*[\r\n]/.test(this.#module.text.slice(at.offset)) ? '' : lineEnd;
    draft.insert(at.offset, before + lines.map((line) => line + lineEnd).join('') + after);
  }

  #free(local: string): string {
    const taken = namesIn(this.#module);
    const isTaken = (name: string) => taken.has(name) || this.#wants.some(({ as }) => as === name);
    let name = local;
    for (let next = 2; isTaken(name); next += 1) name = `${local}${next}`;
    return name;
  }
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.importKind === 'type') return '';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

function specifierCode({ name, as }: { readonly name: string; readonly as: string }): string {
  return name === as ? name : `${name} as ${as}`;
}

/** Adds names behind the last one of an import, on a line of their own where it has one. */
function joinImport(
  draft: RewriteDraft,
  module: SourceModule,
  declaration: ImportDeclaration,
  codes: readonly string[],
): void {
  const last = declaration.specifiers.at(-1);
  const closing = module.text.lastIndexOf('}', declaration.source.start);
  if (last === undefined || last.type === 'ImportDefaultSpecifier') {
    const names = `{ ${codes.join(', ')} }`;
    if (closing > declaration.start)
      draft.replace(emptyBraces(module, closing), closing + 1, names);
    else if (last !== undefined) draft.insert(last.end, `, ${names}`);
    else draft.insert(declaration.source.start, `${names} from `);
    return;
  }
  const isOwnLine = isFirstOnLine(module.text, last.start);
  const indentation = module.text.slice(0, last.start).match(/[\t ]*$/)?.[0] ?? '';
  const gap = isOwnLine ? `,${styleOf(module).lineEnd}${indentation}` : ', ';
  draft.insert(last.end, codes.map((code) => gap + code).join(''));
}

function emptyBraces(module: SourceModule, closing: number): number {
  return module.text.lastIndexOf('{', closing);
}

function importLine(
  module: SourceModule,
  from: string,
  wants: readonly (Want & { as: string })[],
): string {
  const { quote, semicolons } = styleOf(module);
  const byDefault = wants.filter(({ name }) => name === 'default').map(({ as }) => as);
  const whole = wants.filter(({ name }) => name === '*').map(({ as }) => `* as ${as}`);
  const named = wants.filter(({ name }) => name !== 'default' && name !== '*').map(specifierCode);
  const names = named.length === 0 ? [] : [`{ ${named.join(', ')} }`];
  const what = [...byDefault, ...whole, ...names].join(', ');
  return `import ${what} from ${quote}${from}${quote}${semicolons ? ';' : ''}`;
}

/** Where a first import goes: behind a hashbang and directives, before everything else. */
function afterDirectives({ program, text }: SourceModule) {
  const directives = program.body.filter(
    (statement) =>
      statement.type === 'ExpressionStatement' && typeof statement.directive === 'string',
  );
  const end = directives.at(-1)?.end ?? program.hashbang?.end;
  if (end === undefined) return { offset: text.startsWith('\uFEFF') ? 1 : 0, isAfterText: false };
  const rest = /^[^\S\r\n]*(\r\n|\n|\r)?/.exec(text.slice(end))?.[0].length ?? 0;
  return { offset: end + rest, isAfterText: true };
}
