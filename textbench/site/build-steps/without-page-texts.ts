import type { Tool } from '@textbench/kit';
import { type Plugin, parseAst } from 'vite';

/** What a tool states for its page, its entry in lists and its laws; a run needs none of it. */
const statedForPages: ReadonlySet<string> = new Set<keyof Tool>([
  'title',
  'description',
  'icon',
  'keywords',
  'examples',
  'page',
  'related',
  'inverse',
]);

const toolFile = /[\\/]tools[\\/]src[\\/](?!engines)[\w-]+[\\/][\w-]+\.ts$/;

/** Leaves out of the worker what tools state for their pages: the page has it as data. */
export function withoutPageTexts(): Plugin {
  return {
    name: 'textbench:without-page-texts',
    apply: 'build',
    transform(code, id) {
      if (!toolFile.test(id)) return null;
      const shorter = withoutStatements(code);
      if (shorter === undefined) this.error(`${id} does not export a tool of defineTool({ … }).`);
      return { code: shorter, map: null };
    },
  };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The code of a tool's module (JavaScript) with `defineTool({ … })` cut down to what a run needs;
 * `undefined` where there is no such call.
 */
export function withoutStatements(code: string): string | undefined {
  const statement = toolStatement(code);
  if (!statement) return undefined;
  let [shorter, reached] = ['', 0];
  for (const { start, end } of statement) {
    shorter += code.slice(reached, start);
    reached = code[end] === ',' ? end + 1 : end;
  }
  return shorter + code.slice(reached);
}

function toolStatement(code: string): readonly Stretch[] | undefined {
  for (const node of parseAst(code).body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      const [definition] = init.arguments;
      if (init.callee.name !== 'defineTool' || definition?.type !== 'ObjectExpression') continue;
      return definition.properties.filter(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          statedForPages.has(property.key.name),
      );
    }
  }
  return undefined;
}
