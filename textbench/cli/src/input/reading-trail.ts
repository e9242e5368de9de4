import type { Place } from './place.ts';
import { advance, startOfText } from './place.ts';

interface Stretch {
  readonly name: string;
  /** Offset of its first code unit in the whole text. */
  readonly offset: number;
  readonly start: Place;
  readonly piece: string;
}

/** Pieces that are kept, so that an error found a little late still has its line. */
const keptPieces = 3;

/** Remembers, in little memory, which file and line an offset of the text read so far lies in. */
export class ReadingTrail {
  #files: { readonly name: string; readonly offset: number }[] = [];
  #stretches: Stretch[] = [];
  #offset = 0;
  #place = startOfText;

  /** What follows is the text of this file. */
  open(name: string): void {
    this.#files.push({ name, offset: this.#offset });
    this.#place = startOfText;
  }

  /** Takes the next piece. */
  add(piece: string): void {
    const name = this.#files.at(-1)?.name ?? '';
    this.#stretches.push({ name, offset: this.#offset, start: this.#place, piece });
    if (this.#stretches.length > keptPieces) this.#stretches.shift();
    this.#offset += piece.length;
    this.#place = advance(this.#place, piece);
  }

  /** Takes the whole text, now that it is in memory anyway: every offset has its line then. */
  hold(whole: string): void {
    this.#stretches = this.#files.map(({ name, offset }, index) => {
      const piece = whole.slice(offset, this.#files[index + 1]?.offset);
      return { name, offset, start: startOfText, piece };
    });
  }

  /** `notes.txt:3:14`; where the text has been let go, `notes.txt: character 1234`. */
  where(offset: number): string {
    const stretch = this.#stretches.findLast((one) => one.offset <= offset);
    if (stretch) return `${stretch.name}:${placeText(stretch, offset - stretch.offset)}`;
    const file = this.#files.findLast((one) => one.offset <= offset) ?? { name: '', offset: 0 };
    return `${file.name}: character ${offset - file.offset + 1}`;
  }
}

/** `3:14`: a CR right before ends its line unless an LF follows. */
function placeText({ start, piece }: Stretch, offset: number): string {
  const { line, column, afterReturn } = advance(start, piece.slice(0, offset));
  const following = piece.charAt(offset);
  const nextLine = afterReturn && following !== '\n' && following !== '';
  return nextLine ? `${line + 1}:1` : `${line}:${column}`;
}
