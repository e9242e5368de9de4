import { namedCharacters } from './data.ts';
import { readNames } from './read-names.ts';

/** Which names may be written: the whole HTML Standard, HTML 4, or the five of XML. */
export type NameSet = 'html5' | 'html4' | 'xml';

const all = readNames(namedCharacters);
const xmlNames = ['amp', 'lt', 'gt', 'quot', 'apos'];
const html4 = all.filter(({ isHtml4 }) => isHtml4).map(({ name }) => name);
const html5 = all.filter(({ isHtml4 }) => !isHtml4).map(({ name }) => name);
const values = new Map(all.map(({ name, value }) => [name, value]));

/** The text each name stands for, one code point or two; the names of HTML 4 first. */
export const valueByName: ReadonlyMap<string, string> = new Map(
  [...html4, ...html5].map((name) => [name, values.get(name) ?? '']),
);

/** Names that are read without a semicolon too. */
export const bare: ReadonlySet<string> = new Set(
  all.filter(({ isBare }) => isBare).map(({ name }) => name),
);

const longestBare = Math.max(...[...bare].map((name) => name.length));

/** The longest name without semicolon that a run of letters and digits begins with. */
export function barePrefix(run: string): string | undefined {
  for (let length = Math.min(run.length, longestBare); length >= 2; length--) {
    const prefix = run.slice(0, length);
    if (bare.has(prefix)) return prefix;
  }
  return undefined;
}

let namesByValue: ReadonlyMap<string, readonly string[]> | undefined;

/** Every name of a text of one or two code points, the best known first. */
export function namesOf(value: string): readonly string[] {
  namesByValue ??= collectNames();
  return namesByValue.get(value) ?? [];
}

function collectNames(): Map<string, string[]> {
  const collected = new Map<string, string[]>();
  const byLength = [...html5].sort(
    (one, other) => one.length - other.length || lowerFirst(one, other),
  );
  for (const name of [...html4, ...byLength]) {
    const value = valueByName.get(name) ?? '';
    const names = collected.get(value);
    if (names) names.push(name);
    else collected.set(value, [name]);
  }
  return collected;
}

function lowerFirst(one: string, other: string): number {
  return one > other ? -1 : 1; // small letters stand behind capitals in ASCII
}

/** The best known name of a text within a set of names. */
export function nameOf(value: string, set: NameSet): string | undefined {
  if (set === 'xml') return xmlNames.find((name) => valueByName.get(name) === value);
  const [best] = namesOf(value);
  return set === 'html4' && !html4.includes(best ?? '') ? undefined : best;
}

/** Names of two code points, but for the two letters of `fjlig`: first code point → second → name. */
export function pairNames(): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const pairs = new Map<number, Map<number, string>>();
  for (const value of valueByName.values()) {
    const [first = 0, second] = Array.from(value, (character) => character.codePointAt(0) ?? 0);
    if (second === undefined || value === 'fj') continue;
    const seconds = pairs.get(first) ?? new Map<number, string>();
    pairs.set(first, seconds.set(second, namesOf(value)[0] ?? ''));
  }
  return pairs;
}
