import { stripAccents } from '@textbench/language';

export interface CountingOptions {
  readonly unit: 'letters' | 'pairs' | 'characters';
  readonly ignoreCase: boolean;
  readonly ignoreAccents: boolean;
}

/** Counts letters, pairs of neighbouring letters or all characters of a text given in pieces. */
export interface LetterCounter {
  push(piece: string): void;
  /** What was counted → how often, in order of first appearance. */
  end(): Map<string, number>;
}

const none = 0;
const notSeen = -1;

/** Counts by code point of the composed form (NFC), so that é is one letter however it is written. */
export function letterCounter(options: CountingOptions): LetterCounter {
  const names: string[] = [''];
  const idByName = new Map<string, number>();
  const idByPoint = new Int32Array(0x11_0000).fill(notSeen);
  const counts: number[] = [0];
  const pairs = new Map<number, number>();
  let held = '';
  let before = none;

  function idOf(point: number): number {
    const name = nameOf(String.fromCodePoint(point), options);
    if (name === '') return none;
    const known = idByName.get(name);
    if (known !== undefined) return known;
    idByName.set(name, names.length);
    counts.push(0);
    return names.push(name) - 1;
  }

  function count(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const point = text.codePointAt(i) ?? 0;
      if (point > 0xffff) i++;
      let id = idByPoint[point] ?? none;
      if (id === notSeen) {
        id = idOf(point);
        idByPoint[point] = id;
      }
      if (options.unit === 'pairs') {
        if (id !== none && before !== none) {
          const pair = before * 0x20_0000 + id;
          pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
        }
        before = id;
      } else {
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  }

  return {
    push(piece) {
      const text = held + piece;
      const cut = composedUpTo(text);
      held = text.slice(cut);
      count(text.slice(0, cut).normalize('NFC'));
    },
    end() {
      count(held.normalize('NFC'));
      held = '';
      if (options.unit !== 'pairs') {
        return new Map(names.map((name, id) => [name, counts[id] ?? 0] as const).slice(1));
      }
      const named = [...pairs].map(([pair, times]): [string, number] => {
        const first = names[Math.floor(pair / 0x20_0000)] ?? '';
        return [first + (names[pair % 0x20_0000] ?? ''), times];
      });
      return new Map(named);
    },
  };
}

/** The name a character is counted under; empty where it is not counted. */
function nameOf(character: string, { unit, ignoreCase, ignoreAccents }: CountingOptions): string {
  if (unit !== 'characters' && !/^\p{L}$/u.test(character)) return '';
  const bare = ignoreAccents ? stripAccents(character) : character;
  // Of what lower case makes of one letter (İ becomes i and a dot) the letter is kept.
  const folded = ignoreCase ? (bare.toLowerCase().match(/^./su)?.[0] ?? bare) : bare;
  return ignoreCase && folded === 'ς' ? 'σ' : folded;
}

/** Longest run of marks that is waited for, in code units. */
const longestCluster = 1_000;

/** Up to where a text can be composed: what follows the last letter may still change it. */
function composedUpTo(text: string): number {
  let last = text.length - 1;
  while (last > 0 && text.length - last < longestCluster && joinsBefore(text, last)) last--;
  return Math.max(0, last);
}

// Marks, low surrogates, and the vowels and consonants that follow in a Hangul syllable.
function joinsBefore(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit < 0x300) return false;
  return (
    (unit >= 0xdc00 && unit <= 0xdfff) ||
    (unit >= 0x1161 && unit <= 0x11ff) ||
    /^\p{M}$/u.test(text.charAt(index))
  );
}
