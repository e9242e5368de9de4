import { eachGrapheme } from '@textbench/language';
import { columnsOf } from '../../engines/wrap-width.ts';

/** Follows a line to know at which column a tab stands. */
export class LineColumns {
  readonly #tabWidth: number;
  #column = 0;
  #reached = 0;

  constructor(tabWidth: number) {
    this.#tabWidth = tabWidth;
  }

  startLine(): void {
    this.#column = 0;
    this.#reached = 0;
  }

  /** Begins the next piece of the same line. */
  startPiece(): void {
    this.#reached = 0;
  }

  /** The column of an offset in the piece; offsets only grow. */
  at(piece: string, offset: number): number {
    const passed = piece.slice(this.#reached, offset);
    eachGrapheme(passed, (start, end) => {
      const grapheme = passed.slice(start, end);
      const toStop = this.#tabWidth - (this.#column % this.#tabWidth);
      this.#column += grapheme === '\t' ? toStop : columnsOf(grapheme);
    });
    this.#reached = offset;
    return this.#column;
  }
}
