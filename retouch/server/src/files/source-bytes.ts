import { hash } from 'node:crypto';
import { notEditable } from '@retouch/source';

/**
 * The text of a file's bytes; a byte order mark stays its first character.
 * @throws SourceError `not_editable` where the bytes are no UTF-8.
 */
export function textOfBytes(path: string, bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (Buffer.from(text).equals(bytes)) return text;
  throw notEditable(`${path} is not UTF-8; save it as UTF-8 and try again.`, { file: path });
}

/**
 * The bytes of a text, in UTF-8.
 * @throws SourceError `not_editable` where the text holds half of a surrogate pair, which no bytes mean.
 */
export function bytesOfText(path: string, text: string): Buffer {
  if (text.isWellFormed()) return Buffer.from(text);
  throw notEditable(
    `The new text of ${path} holds half a character (a lone surrogate); leave it out and try again.`,
    { file: path },
  );
}

/** SHA-256 in lower-case hexadecimal. */
export function hashOf(content: Buffer | string): string {
  return hash('sha256', content, 'hex');
}

/** Whether two files, of which each may be absent, hold the same. */
export function sameBytes(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}
