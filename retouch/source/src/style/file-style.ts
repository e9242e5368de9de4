import type { SourceModule } from '../module.ts';
import { walk } from '../syntax/walk.ts';

/** How a file is written, so that what is inserted looks as if its author had typed it. */
export interface FileStyle {
  readonly lineEnd: '\n' | '\r\n' | '\r';
  /** One level of indentation: a tab, or two or more spaces. */
  readonly indent: string;
  /** The quote of attribute values. */
  readonly attributeQuote: '"' | "'";
  /** The quote of strings in code. */
  readonly quote: '"' | "'";
  /** Whether statements end with a semicolon. */
  readonly semicolons: boolean;
  /** Whether self-closing tags have a space before their slash. */
  readonly spaceBeforeSlash: boolean;
}

const known = new WeakMap<SourceModule, FileStyle>();

/** The style of a module; where it shows none, that of most React code. */
export function styleOf(module: SourceModule): FileStyle {
  const style = known.get(module) ?? readStyle(module);
  known.set(module, style);
  return style;
}

/** The line end that most lines of a text have. */
export function lineEndOf(text: string): '\n' | '\r\n' | '\r' {
  const windows = text.match(/\r\n/g)?.length ?? 0;
  const unix = (text.match(/\n/g)?.length ?? 0) - windows;
  const mac = (text.match(/\r/g)?.length ?? 0) - windows;
  if (windows > unix && windows >= mac) return '\r\n';
  return mac > unix ? '\r' : '\n';
}

/** One level of indentation of a text: the smallest step by which its lines go in. */
export function indentOf(text: string): string {
  const steps = new Map<string, number>();
  let previous = '';
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    const indentation = /^[\t ]*/.exec(line)?.[0] ?? '';
    if (indentation.length > previous.length && indentation.startsWith(previous)) {
      const step = indentation.slice(previous.length);
      if (/^(\t| {2,8})$/.test(step)) steps.set(step, (steps.get(step) ?? 0) + 1);
    }
    previous = indentation;
  }
  const [most] = [...steps].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? '  ';
}

function readStyle(module: SourceModule): FileStyle {
  const { text } = module;
  const counts = countSigns(module);
  return {
    lineEnd: lineEndOf(text),
    indent: indentOf(text),
    attributeQuote: counts.singleAttributes > counts.doubleAttributes ? "'" : '"',
    quote: counts.doubleStrings > counts.singleStrings ? '"' : "'",
    semicolons: counts.semicolons >= counts.noSemicolons,
    spaceBeforeSlash: counts.spacedSlashes >= counts.tightSlashes,
  };
}

function countSigns(module: SourceModule) {
  const counts = {
    singleAttributes: 0,
    doubleAttributes: 0,
    singleStrings: 0,
    doubleStrings: 0,
    semicolons: 0,
    noSemicolons: 0,
    spacedSlashes: 0,
    tightSlashes: 0,
  };
  const { text } = module;
  walk(module.program, (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const isSingle = text[node.start] === "'";
      if (parent?.type === 'JSXAttribute') {
        counts[isSingle ? 'singleAttributes' : 'doubleAttributes'] += 1;
      } else {
        counts[isSingle ? 'singleStrings' : 'doubleStrings'] += 1;
      }
    } else if (node.type === 'JSXOpeningElement' && node.selfClosing) {
      counts[/\s/.test(text.charAt(node.end - 3)) ? 'spacedSlashes' : 'tightSlashes'] += 1;
    } else if (endsWithSemicolon(node.type)) {
      counts[text[node.end - 1] === ';' ? 'semicolons' : 'noSemicolons'] += 1;
    }
    return undefined;
  });
  return counts;
}

function endsWithSemicolon(type: string): boolean {
  return (
    type === 'ImportDeclaration' ||
    type === 'ExpressionStatement' ||
    type === 'ReturnStatement' ||
    type === 'ExportAllDeclaration'
  );
}
