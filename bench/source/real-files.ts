import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real file to rewrite. */
export interface RealFile {
  readonly name: string;
  readonly text: string;
  readonly lines: number;
}

const packageFolder = join(
  import.meta.dirname,
  '../source-peers/node_modules/ra-ui-materialui/src',
);
const siteFolder = join(import.meta.dirname, '../../textbench/site/app');

/** Every TSX file of ra-ui-materialui (MIT), an admin framework's components, and of Textbench. */
export function realFiles(): RealFile[] {
  return [...filesOf(packageFolder), ...filesOf(siteFolder)];
}

/**
 * Files of about so many lines. No file of theirs has 3,000 lines: the largest are joined for that, two
 * or three to a file, with their imports where they were.
 */
export function filesOfLines(least: number, most: number): RealFile[] {
  const found = filesOf(packageFolder).filter(({ lines }) => lines >= least && lines < most);
  if (found.length > 0) return found;
  const large = filesOf(packageFolder).sort((one, other) => other.lines - one.lines);
  const joined: RealFile[] = [];
  for (let next = 0; joined.length < 6; ) {
    const parts: RealFile[] = [];
    let lines = 0;
    while (lines < least) {
      const part = large[next];
      if (part === undefined) return joined;
      next += 1;
      parts.push(part);
      lines += part.lines;
    }
    joined.push({
      name: parts.map(({ name }) => name).join(' + '),
      text: parts.map(({ text }) => text).join('\n'),
      lines,
    });
  }
  return joined;
}

function filesOf(folder: string): RealFile[] {
  return globSync('**/*.tsx', { cwd: folder })
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, lines: text.split('\n').length };
    });
}
