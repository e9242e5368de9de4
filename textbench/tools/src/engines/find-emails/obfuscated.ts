import type { DomainRules } from './domain.ts';
import { soundDomain } from './domain.ts';
import type { LocalPart } from './local-part.ts';
import { asciiTable, runStart } from './local-part.ts';

/**
 * Which ways to hide an address are read: none, an at sign in brackets or as an HTML entity, or also
 * the bare words at and dot.
 */
export type Hiding = 'off' | 'brackets' | 'words';

const words = { at: 'at|ät|arroba|@', dot: 'dot|punkt|point|punto|\\.' };
const bracketed = (inside: string) =>
  `\\s{0,3}[\\[({<]\\s{0,2}(?:${inside})\\s{0,2}[\\])}>]\\s{0,3}`;
const entities = { at: '&#64;|&#x40;|&commat;|%40', dot: '&#46;|&#x2e;|&period;' };

/** Finds what stands for an at sign. */
export const atSigns: Readonly<Record<Hiding, RegExp>> = {
  off: /@/g,
  brackets: new RegExp(`[@＠]|${entities.at}|${bracketed(words.at)}`, 'giu'),
  words: new RegExp(`[@＠]|${entities.at}|${bracketed(words.at)}|\\s{1,3}at\\s{1,3}`, 'giu'),
};

const bareDot = '\\s{1,3}(?:dot|punkt)\\s{1,3}';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const hiddenDot = `${entities.dot}|${bracketed(words.dot)}`;
const domain = new RegExp(`${label}(?:(?:\\.|${hiddenDot}|${bareDot})${label}){1,8}`, 'iuy');
const anyDot = new RegExp(`${hiddenDot}|${bareDot}`, 'giu');
const everyDot = new RegExp(`${hiddenDot}|${bareDot}|\\.`, 'giu');

export interface HiddenDomain {
  readonly domain: string;
  readonly end: number;
  /** Some full stop was written otherwise. */
  readonly hidden: boolean;
}

/** The domain that is written from an offset on, with what stands for its full stops made full stops. */
export function hiddenDomainAt(
  text: string,
  offset: number,
  rules: DomainRules,
): HiddenDomain | undefined {
  domain.lastIndex = offset;
  const written = domain.exec(text)?.[0];
  if (written === undefined) return undefined;
  const plain = written.replace(anyDot, '.');
  const sound = soundDomain(plain, { ...rules, knownEndings: true, singleNames: false });
  if (sound === undefined) return undefined;
  const length = sound.length < plain.length ? lengthOf(sound, written) : written.length;
  const hidden = written.slice(0, length) !== sound;
  return { domain: sound, end: offset + length, hidden };
}

/** How much of what is written makes the labels of a domain. */
function lengthOf(sound: string, written: string): number {
  const labels = sound.split('.').length;
  let seen = 0;
  for (const dot of written.matchAll(everyDot)) if (++seen === labels) return dot.index;
  return written.length;
}

const longestPiece = 64;
const mostPieces = 7;
const pieceSigns = asciiTable('_+-');
const dotBefore = {
  brackets: new RegExp(`(?:\\.|${hiddenDot})$`, 'iu'),
  words: new RegExp(`(?:\\.|${hiddenDot}|${bareDot})$`, 'iu'),
};
/** Longest thing that stands for a full stop: three spaces, bracket, two, `punkt`, two, bracket, three. */
const longestDot = 17;

/** The name that is written up to an offset, perhaps with hidden full stops. */
export function hiddenLocalBefore(
  text: string,
  offset: number,
  reached: number,
  hiding: 'brackets' | 'words',
): LocalPart | undefined {
  const pieces: string[] = [];
  let start = offset;
  for (let end = offset; pieces.length < mostPieces; ) {
    const from = runStart(text, end, Math.max(reached, end - longestPiece - 1), pieceSigns);
    if (from === end || end - from > longestPiece) break;
    pieces.unshift(text.slice(from, end));
    start = from;
    const dot = dotBefore[hiding].exec(text.slice(Math.max(reached, from - longestDot), from));
    if (!dot) break;
    end = from - dot[0].length;
  }
  const local = pieces.join('.');
  return local === '' || local.length > longestPiece ? undefined : { start, local };
}
