import type { Program } from '@oxc-project/types';
import { type Comment, type ParserOptions, parseSync, rawTransferSupported } from 'oxc-parser';
import { SourceError } from '../source-error.ts';
import { lineAndColumn } from './line-and-column.ts';

/** A module's text and its syntax tree. Every span counts UTF-16 units, a byte order mark included. */
export interface ParsedModule {
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
}

/** What oxc-parser reads at run time beside its declared options: the tree without a JSON detour. */
interface NativeOptions extends ParserOptions {
  readonly experimentalRawTransfer?: boolean;
}

const languages = new Map<string, 'jsx' | 'tsx' | 'ts'>([
  ['js', 'jsx'],
  ['jsx', 'jsx'],
  ['mjs', 'jsx'],
  ['cjs', 'jsx'],
  ['ts', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['tsx', 'tsx'],
]);

/** Whether a file of this name is a module that may hold elements. */
export function isModulePath(path: string): boolean {
  return languages.has(extensionOf(path)) && !/\.d\.[cm]?ts$/.test(path);
}

/**
 * Parses a module in the language its name tells.
 * @throws SourceError `parse_error` with the first error's place; one error empties the whole tree.
 */
export function parseModule(path: string, text: string): ParsedModule {
  const options: NativeOptions = {
    lang: languageOf(path),
    astType: 'ts',
    experimentalRawTransfer: rawTransferSupported(),
  };
  const { program, comments, errors } = parseSync(path, text, options);
  const fault = errors.find(({ severity }) => severity === 'Error');
  if (fault === undefined) return { text, program, comments };
  const place = lineAndColumn(text, fault.labels[0]?.start ?? 0);
  throw new SourceError('parse_error', `${path} does not parse: ${fault.message}`, {
    file: path,
    ...place,
  });
}

/** The language that a file's name tells; TSX for an unknown one. */
export function languageOf(path: string): 'jsx' | 'tsx' | 'ts' {
  return languages.get(extensionOf(path)) ?? 'tsx';
}

function extensionOf(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot === -1 ? '' : path.slice(dot + 1).toLowerCase();
}
