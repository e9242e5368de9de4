import type { CaseMapping } from './case-mapping.ts';
import type { NameSplitting } from './case-words.ts';
import { eachNameWord } from './case-words.ts';

/** The styles of names in programs, addresses and headers. */
export const nameStyles = {
  camel: { separator: '', word: 'capitalised', first: 'lower' },
  pascal: { separator: '', word: 'capitalised' },
  snake: { separator: '_', word: 'lower' },
  kebab: { separator: '-', word: 'lower' },
  constant: { separator: '_', word: 'upper' },
  dot: { separator: '.', word: 'lower' },
  path: { separator: '/', word: 'lower' },
  train: { separator: '-', word: 'capitalised' },
  header: { separator: '-', word: 'capitalised', spellings: true },
} as const satisfies Readonly<Record<string, Style>>;

export type NameStyle = keyof typeof nameStyles;

interface Style {
  readonly separator: string;
  readonly word: 'lower' | 'upper' | 'capitalised';
  readonly first?: 'lower';
  /** Uses the spellings of registered HTTP header fields. */
  readonly spellings?: boolean;
}

/** Words of HTTP field names (IANA registry) that are not spelt with one capital at the start. */
const headerSpellings = new Map(
  'CalDAV CDN CH CT DASL DAV DNT DPoP DPR ECT EDIINT ETag GPC HTTP2 ID IM MD5 MIME NEL OData OSCORE OSLC P3P PICS RTT SLUG SOAPAction TE TTL UA URI WebSocket WWW XSS'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * Writes names in a style, word by word. It remembers the word before, so that a name may come in
 * pieces; `endName` begins the next name.
 */
export class NameWriter {
  readonly #style: Style;
  readonly #mapping: CaseMapping;
  readonly #splitting: NameSplitting;
  #parts: string[] = [];
  #before = '';

  constructor(style: NameStyle, mapping: CaseMapping, splitting: NameSplitting = {}) {
    this.#style = nameStyles[style];
    this.#mapping = mapping;
    this.#splitting = splitting;
  }

  /** @param insideWord the piece goes on in the word that the piece before ended with */
  add(piece: string, insideWord = false): void {
    const humps = this.#style.spellings ? false : (this.#splitting.humps ?? true);
    eachNameWord(piece, { ...this.#splitting, humps }, (word, start) => {
      if (insideWord && start === 0 && this.#before !== '') this.#goOn(word);
      else if (this.#style.spellings) this.#addToken(word);
      else this.#addWord(word);
    });
  }

  /** @param ending what stands between this name and the next */
  endName(ending: string): void {
    this.#parts.push(ending);
    this.#before = '';
  }

  /** All that is written since it was last taken. */
  take(): string {
    const taken = this.#parts.join('');
    this.#parts = [];
    return taken;
  }

  #goOn(word: string): void {
    this.#before = word;
    const style = this.#style.word === 'upper' ? 'upper' : 'lower';
    this.#parts.push(this.#mapping[style](word));
  }

  #addWord(word: string): void {
    const style = this.#before === '' ? (this.#style.first ?? this.#style.word) : this.#style.word;
    this.#put(word, this.#mapping[style](word));
  }

  /** A word that a registered spelling may hold together: `ETag`. */
  #addToken(token: string): void {
    const spelling = headerSpellings.get(token.toLowerCase());
    if (spelling !== undefined) this.#put(token, spelling);
    else eachNameWord(token, this.#splitting, (word) => this.#addWord(word));
  }

  #put(word: string, written: string): void {
    if (this.#before !== '') this.#parts.push(separatorBetween(this.#style, this.#before, word));
    this.#parts.push(written);
    this.#before = word;
  }
}

/** Two numbers would run together in a style without separators: `1.2` becomes `1_2`. */
function separatorBetween({ separator }: Style, before: string, word: string): string {
  if (separator !== '') return separator;
  return /\p{N}$/u.test(before) && /^\p{N}/u.test(word) ? '_' : '';
}

/** One name in a style: `nameIn('snake', 'fooBar')` gives `foo_bar`. */
export function nameIn(
  style: NameStyle,
  name: string,
  mapping: CaseMapping,
  splitting: NameSplitting = {},
): string {
  const writer = new NameWriter(style, mapping, splitting);
  writer.add(name);
  return writer.take();
}
