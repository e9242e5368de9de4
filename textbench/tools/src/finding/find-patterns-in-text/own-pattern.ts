import { optionError } from '@textbench/kit';
import type { Options } from './options.ts';

/** A match of the person's own pattern. Groups that took no part are `undefined`. */
export interface OwnMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/**
 * The pattern with its flags, always global.
 *
 * @throws ToolInputError that says what is wrong with the pattern
 */
export function compiled(options: Options): RegExp {
  const flags = flagsOf(options);
  try {
    return new RegExp(options.pattern, flags);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw optionError('pattern', `This pattern cannot be used: ${reasonOf(error.message, flags)}.`);
  }
}

function flagsOf({ ignoreCase, multiline, dotAll, syntax }: Options): string {
  const unicode = { unicode: 'u', sets: 'v', old: '' }[syntax];
  return `g${ignoreCase ? 'i' : ''}${multiline ? 'm' : ''}${dotAll ? 's' : ''}${unicode}`;
}

/** What engines say, by words of theirs, and what it means. */
const reasons: readonly (readonly [words: RegExp, meaning: string])[] = [
  [/unterminated group|missing \)|unterminated parenthetical/i, 'a ( is never closed'],
  [/unmatched|unexpected \)/i, 'a ) closes nothing; write \\) for the sign itself'],
  [/unterminated character class|missing terminating \]/i, 'a [ is never closed'],
  [
    /nothing to repeat/i,
    'there is nothing before *, + or ? that could be repeated; write \\* for the sign itself',
  ],
  [/lone quantifier|raw bracket/i, 'a { or } stands alone; write \\{ or \\} for the sign itself'],
  [/incomplete quantifier/i, 'a { is not followed by a number and a }'],
  [/out of order in \{\}/i, 'in {most,least} the smaller number has to come first'],
  [/out of order/i, 'a range such as [z-a] runs backwards'],
  [/at end of pattern/i, 'a single \\ stands at the end; write \\\\ for the sign itself'],
  [/property/i, '\\p{…} does not name a property of Unicode, such as L, Lu or Script=Greek'],
  [/duplicate capture group/i, 'two groups have the same name'],
  [
    /capture group name|invalid group specifier/i,
    'the name of a group has to be letters and digits: (?<name>…)',
  ],
  [/named reference|named capture referenced/i, '\\k<name> names a group that does not exist'],
  [/invalid group/i, '(? has to be followed by :, =, !, <=, <! or <name>'],
  [
    /escape/i,
    'a \\ stands before a sign that has no meaning with it; leave it out, or choose the old syntax',
  ],
  [/character class|set operation/i, 'a class in […] mixes what cannot be mixed'],
];

function reasonOf(message: string, flags: string): string {
  const marker = `/${flags}: `;
  const place = message.lastIndexOf(marker);
  const reason = place < 0 ? message.replace(/^.*?: /, '') : message.slice(place + marker.length);
  return reasons.find(([words]) => words.test(reason))?.[1] ?? reason.toLowerCase();
}

/** All matches in order, at most so many. An empty match moves on by one sign. */
export function matchesOf(text: string, expression: RegExp, most: number): OwnMatch[] {
  const matches: OwnMatch[] = [];
  for (const match of text.matchAll(expression)) {
    if (matches.length === most) break;
    const [whole, ...groups] = match;
    matches.push({ start: match.index, end: match.index + whole.length, groups });
  }
  return matches;
}

/** A heading for each group in order: its name, or its number with a dollar sign. */
export function groupLabels(pattern: string): string[] {
  const labels: string[] = [];
  let classes = 0;
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i];
    if (sign === '\\') i++;
    else if (sign === '[') classes++;
    else if (sign === ']') classes = Math.max(0, classes - 1);
    else if (sign === '(' && classes === 0) {
      const name = /^\(\?<([^=!>][^>]*)>/.exec(pattern.slice(i))?.[1];
      if (name !== undefined || pattern[i + 1] !== '?')
        labels.push(name ?? `$${labels.length + 1}`);
    }
  }
  return labels;
}
