/** Counts something in a text that comes in pieces; remembers only what it must. */
export interface Counter {
  /** Takes the next piece; a piece never ends between the two halves of a surrogate pair. */
  push(piece: string): void;
  /** Takes the end of the text and gives the count. */
  end(): number;
}
