import { SourceError } from '@retouch/source';
import { CssSyntaxError, parse, type Root } from 'postcss';

/** A style sheet and its tree, whose offsets are those of the text. */
export interface StyleSheet {
  readonly path: string;
  readonly text: string;
  readonly root: Root;
}

/**
 * Reads a style sheet. What SCSS and Less add is read as far as CSS has a place for it: nested rules,
 * variables, mixins; comments of one line and interpolations are passed over.
 * @throws SourceError `parse_error`, or `not_editable` where only SCSS or Less could read it.
 */
export function readStyleSheet(path: string, text: string): StyleSheet {
  const isPlain = /\.(css|pcss)$/.test(path);
  try {
    const root = parse(isPlain ? withoutMark(text) : asCss(withoutMark(text)), { map: false });
    return { path, text, root };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const place = { file: path, line: error.line ?? 1, column: error.column ?? 1 };
    if (isPlain) {
      throw new SourceError('parse_error', `${path} does not parse: ${error.reason}.`, place);
    }
    throw new SourceError(
      'not_editable',
      `${path} has rules that can't be changed safely (${error.reason}); change it by hand, or style the element inline.`,
      place,
    );
  }
}

/** Whether a sheet's classes are renamed for the modules that import it. */
export function isCssModule(path: string): boolean {
  return /\.module\.\w+$/.test(path);
}

/** A byte order mark counts in offsets; PostCSS would leave it out. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
}

/**
 * A text of the same length without `// comments`, and with `#{…}` as a name. Quoted text, comments
 * of CSS and addresses stay.
 */
function asCss(text: string): string {
  const parts =
    /"(?:\\[\s\S]|[^"\\\n\r])*"|'(?:\\[\s\S]|[^'\\\n\r])*'|\/\*[\s\S]*?\*\/|url\([^)"']*\)|\/\/[^\n\r]*|[#@]\{[^{}]*\}/g;
  return text.replace(parts, (part) => {
    if (part.startsWith('//')) return ' '.repeat(part.length);
    if (/^[#@]\{/.test(part)) return `_${'_'.repeat(part.length - 1)}`;
    return part;
  });
}
