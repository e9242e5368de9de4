import type { LineAndColumn } from '@textbench/kit';

/** Tells lines and columns of offsets that are asked for in rising order, in one walk through the text. */
export class Places {
  private readonly text: string;
  private line = 1;
  private column = 1;
  private offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Both from 1; a column is a code point, and lines end at LF, CRLF or a lone CR. */
  at(offset: number): LineAndColumn {
    for (; this.offset < offset; this.offset++) this.step();
    return { line: this.line, column: this.column };
  }

  private step(): void {
    const unit = this.text.charCodeAt(this.offset);
    if (unit === 10 || (unit === 13 && this.text.charCodeAt(this.offset + 1) !== 10)) {
      this.line++;
      this.column = 1;
    } else if (unit < 0xdc00 || unit > 0xdfff || !this.isSecondHalf()) this.column++;
  }

  private isSecondHalf(): boolean {
    const before = this.text.charCodeAt(this.offset - 1);
    return before >= 0xd800 && before <= 0xdbff;
  }
}
