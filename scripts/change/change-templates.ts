import type { ChangeNames } from './change-names.ts';

/** A file of a new type of change, by its path from the repository's root. */
export interface ChangeFile {
  readonly path: string;
  readonly content: string;
}

/**
 * The files of a type of change that says nothing yet: they do not compile until it is said what
 * its request holds and what the server makes of it, and its case fails.
 */
export function changeFiles(names: ChangeNames): readonly ChangeFile[] {
  const { slug } = names;
  return [
    { path: `retouch/protocol/src/calls/mutate/${slug}.ts`, content: bodySource(names) },
    { path: `retouch/protocol/src/change-items/${slug}.ts`, content: definitionSource(names) },
    { path: `retouch/server/src/mutations/${slug}.ts`, content: mutationSource(names) },
    { path: `retouch/server/fixtures/${slug}/first-case.txt`, content: fixtureText(names) },
  ];
}

function bodySource({ camel, pascal }: ChangeNames): string {
  return `import { type Static, Type } from 'typebox';
import { elementField } from '../body-fields.ts';

/** \`mutate/${camel}\`: say here what it does. */
export const ${camel}Body = Type.Object({ reactElement: elementField });

export type ${pascal}Body = Static<typeof ${camel}Body>;
`;
}

function definitionSource({ camel, pascal, title }: ChangeNames): string {
  return `import { type Static, Type } from 'typebox';
import { nameField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';

/** Say here what it does. */
export const ${camel}Fields = () => Type.Object({ codebaseId: nameField });

export type ${pascal}Fields = Static<ReturnType<typeof ${camel}Fields>>;

export const ${camel}Change: ChangeDefinition<${pascal}Fields> = {
  name: () => '${title}',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({ ...fields, codebaseId: remap(fields.codebaseId) }),
  request: (fields, context) => ({
    mutation: '${camel}',
    path: paths.mutate(context.canvasId, '${camel}'),
    body: {},
  }),
};
`;
}

function mutationSource({ type, camel }: ChangeNames): string {
  return `import type { Mutation } from './mutation.ts';

/** ${type}: say here what it does. */
export const ${camel}: Mutation<'${camel}'> = ({ reactElement }, project) => {};
`;
}

function fixtureText({ type }: ChangeNames): string {
  return `Say here what this case of ${type} is about.
--- request
{ "reactElement": "@src/page.tsx#Page/p[1]" }
--- file src/page.tsx
export const Page = () => <p>Before</p>;
--- expect src/page.tsx
Write here what the file is after the change.
`;
}
