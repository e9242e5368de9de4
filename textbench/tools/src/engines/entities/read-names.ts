/** A name of the HTML Standard. */
export interface NamedCharacters {
  readonly name: string;
  /** What it stands for: one code point, or two. */
  readonly value: string;
  readonly isHtml4: boolean;
  /** Whether it is read without a semicolon too. */
  readonly isBare: boolean;
}

/** The names of a table as `data.ts` writes it, in the order of the alphabet (of code points). */
export function readNames(written: string): readonly NamedCharacters[] {
  const found: NamedCharacters[] = [];
  let codePoint = 0;
  for (const group of written.trim().split(/\s+/)) {
    const [, step = '', second = '', names = ''] = /^(\w*)(?:\+(\w+))?:(.+)$/.exec(group) ?? [];
    codePoint += step === '' ? 1 : Number.parseInt(step, 36);
    const seconds = second === '' ? [] : [Number.parseInt(second, 36)];
    const value = String.fromCodePoint(codePoint, ...seconds);
    for (const name of names.split(',')) found.push(named(name, value));
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function named(marked: string, value: string): NamedCharacters {
  const [, mark = '', name = ''] = /^([!*-]?)(\w+)$/.exec(marked) ?? [];
  const isHtml4 = mark === '!' || mark === '*';
  return { name, value, isHtml4, isBare: mark === '!' || mark === '-' };
}
