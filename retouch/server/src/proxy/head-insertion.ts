import { Transform, type TransformCallback } from 'node:stream';
import { insertionPoint } from './insertion-point.ts';

/** A document that has no head after so many bytes gets the insertion at its beginning. */
const longestPreamble = 64 * 1024;

/** Puts `markup` at the beginning of a document's head and lets all else through as it comes. */
export class HeadInsertion extends Transform {
  readonly #markup: string;
  #held: Buffer | undefined = Buffer.alloc(0);

  constructor(markup: string) {
    super();
    this.#markup = markup;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#held === undefined) {
      done(null, chunk);
      return;
    }
    this.#held = Buffer.concat([this.#held, chunk]);
    this.#insert(this.#held.length >= longestPreamble);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#insert(true);
    done();
  }

  #insert(isWhole: boolean): void {
    if (this.#held === undefined) return;
    const held = this.#held;
    const at = insertionPoint(held.toString('latin1'), isWhole);
    if (at === undefined) return;
    this.#held = undefined;
    this.push(held.subarray(0, at));
    this.push(this.#markup);
    this.push(held.subarray(at));
  }
}
