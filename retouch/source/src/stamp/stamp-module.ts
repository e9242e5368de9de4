import type { Program } from '@oxc-project/types';
import MagicString, { type SourceMap } from 'magic-string';
import type { Comment } from 'oxc-parser';
import { indexElements } from '../elements/element-index.ts';
import type { SourceElement } from '../elements/source-element.ts';
import { SourceError } from '../source-error.ts';
import { type ParsedModule, parseModule } from '../syntax/parse-module.ts';
import { isIgnored, type Pragma, pragmaOf } from './pragmas.ts';

/** The attribute that carries an element's id. */
export const stampAttribute = 'tempoelementid';

export interface StampOptions {
  /** What the project's JSX comes from where a module does not say: `react`, `@emotion/react`. */
  readonly importSource: string;
  /**
   * How the project's JSX is compiled where a module does not say. The classic runtime has no module
   * to wrap: elements get the attribute only, and hosts no class.
   */
  readonly runtime: 'automatic' | 'classic';
  /** Tags that are left alone, as written: `mesh`, `Canvas`, `Menu.Item`. */
  readonly exclude: ReadonlySet<string>;
  /** The import source whose runtimes wrap around those of the one given. */
  around(importSource: string): string;
  /** What the source map calls the module. */
  readonly sourceName: string;
}

/** A module as the app's own compiler gets it. */
export interface StampedModule {
  readonly code: string;
  /** From `code` to the module's text, which it holds. */
  readonly map: SourceMap;
}

/**
 * Writes each element's id behind its last attribute, where nothing that is spread can override it,
 * and has the JSX come from a runtime that makes a class of it. No line moves. Nothing where there is
 * nothing to stamp, where a comment before the first statement says `@retouch-ignore`, and where the
 * text does not parse: the app's own compiler shows the error.
 * @param path relative to the project's root, with forward slashes; the ids depend on it
 */
export function stampModule(
  path: string,
  text: string,
  options: StampOptions,
): StampedModule | undefined {
  if (!mayHoldElements(path, text)) return undefined;
  const module = parsed(path, text);
  if (module === undefined || isIgnored(headComments(module))) return undefined;
  const elements = indexElements(path, module.program).elements.filter(
    ({ tag }) => !isFragment(tag) && !options.exclude.has(tag),
  );
  if (elements.length === 0) return undefined;
  const draft = new MagicString(text);
  for (const element of elements) {
    draft.appendLeft(endOfAttributes(element), ` ${stampAttribute}="${element.id}"`);
  }
  writePragma(draft, module, options);
  const map = draft.generateMap({
    source: options.sourceName,
    includeContent: true,
    hires: 'boundary',
  });
  return { code: draft.toString(), map };
}

/** An element has a closing tag or closes itself, and TypeScript without X has none. */
function mayHoldElements(path: string, text: string): boolean {
  return !/\.[cm]?ts$/i.test(path) && /\/\s*>|<\s*\//.test(text);
}

function parsed(path: string, text: string): ParsedModule | undefined {
  try {
    return parseModule(path, text);
  } catch (error) {
    if (error instanceof SourceError) return undefined; // what shows it is the app's own compiler
    throw error;
  }
}

function isFragment(tag: string): boolean {
  return tag === 'Fragment' || tag.endsWith('.Fragment');
}

function endOfAttributes({ node: { openingElement } }: SourceElement): number {
  const { attributes, typeArguments, name } = openingElement;
  return attributes.at(-1)?.end ?? typeArguments?.end ?? name.end;
}

/** The comments before the first statement that is no directive. */
function headComments({ program, comments }: ParsedModule): readonly Comment[] {
  const first = program.body.find((node) => !('directive' in node && node.directive !== null));
  return comments.filter(({ start }) => start < (first?.start ?? program.end));
}

function writePragma(draft: MagicString, module: ParsedModule, options: StampOptions): void {
  const head = headComments(module);
  if ((pragmaOf(head, 'jsxRuntime')?.value ?? options.runtime) === 'classic') return;
  const own: Pragma | undefined = pragmaOf(head, 'jsxImportSource');
  const importSource = options.around(own?.value ?? options.importSource);
  if (own !== undefined) draft.update(own.start, own.end, importSource);
  draft.appendLeft(
    beginning(module.program, module.text),
    `/** @jsxImportSource ${importSource} */ `,
  );
}

/** Behind a byte order mark, or the line that names the interpreter. */
function beginning({ hashbang }: Program, text: string): number {
  if (hashbang !== null) return hashbang.end + lineEndLength(text, hashbang.end);
  return text.startsWith('\uFEFF') ? 1 : 0;
}

function lineEndLength(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? 2 : 1;
}
