import type { ChangeNames } from './change-names.ts';

/** What a table of the changes gets for a new type: lines before a line that is there. */
export interface TableEntry {
  /** From the repository's root. */
  readonly path: string;
  /** A line of the table; the entry goes before it. */
  readonly before: string;
  readonly entry: string;
  /** The import that the entry needs. */
  readonly imported?: string;
}

const items = 'retouch/protocol/src/change-items';
const calls = 'retouch/protocol/src/calls';
const index = 'retouch/protocol/src/index.ts';

/** The server's table of mutations by name. */
export const serverTable = 'retouch/server/src/mutations/mutations.ts';

/** Every table of the protocol and the server that has one entry a type. */
export function tableEntries({ type, slug, camel, pascal }: ChangeNames): readonly TableEntry[] {
  return [
    { path: `${items}/change-types.ts`, before: "  'UNDO',", entry: `  '${type}',` },
    {
      path: `${items}/change-fields.ts`,
      before: '  UNDO: UndoFields;',
      entry: `  ${type}: ${pascal}Fields;`,
      imported: `import type { ${pascal}Fields } from './${slug}.ts';`,
    },
    {
      path: `${items}/change-definitions.ts`,
      before: '  UNDO: undoChange,',
      entry: `  ${type}: ${camel}Change,`,
      imported: `import { ${camel}Change } from './${slug}.ts';`,
    },
    {
      path: `${items}/change-field-schemas.ts`,
      before: '  UNDO: undoFields,',
      entry: `  ${type}: ${camel}Fields,`,
      imported: `import { ${camel}Fields } from './${slug}.ts';`,
    },
    {
      path: `${calls}/mutations.ts`,
      before: '  updateClasses: updateClassesBody,',
      entry: `  ${camel}: ${camel}Body,`,
      imported: `import { ${camel}Body } from './mutate/${slug}.ts';`,
    },
    exported(`./calls/mutate/${slug}.ts`, './calls/mutations.ts'),
    exported(`./change-items/${slug}.ts`, './change-items/change-abilities.ts'),
  ];
}

/** The entry of the server's table. */
export function serverEntry({ slug, camel }: ChangeNames): TableEntry {
  return {
    path: serverTable,
    before: '  updateClasses,',
    entry: `  ${camel},`,
    imported: `import { ${camel} } from './${slug}.ts';`,
  };
}

function exported(path: string, before: string): TableEntry {
  return {
    path: index,
    before: `export * from '${before}';`,
    entry: `export * from '${path}';`,
  };
}

/** The source of a table with its new entry. Throws when the line to put it before is not there. */
export function withEntry(source: string, { path, before, entry, imported }: TableEntry): string {
  const line = `\n${before}\n`;
  if (source.split(line).length !== 2) throw new Error(`${path} has not one line "${before}".`);
  const entered = source.replace(line, () => `\n${entry}${line}`);
  return imported === undefined ? entered : `${imported}\n${entered}`;
}
