import { beginningOf } from './beginning-of.ts';
import { excerptLength, largestBoxedText } from './limits.ts';
import type { InspectedFile } from './protocol.ts';

const sampleBytes = 65_536;

/** Finds a file's encoding (unless told), its line ends, and reads it or its first lines. */
export async function inspectFile(file: Blob, told?: string): Promise<InspectedFile> {
  const sample = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer());
  const whole = file.size <= largestBoxedText;
  const found = told ? { encoding: told, certain: true } : await detectEncoding(sample, file);
  const bytes = whole ? await file.arrayBuffer() : sample.buffer;
  const text = new TextDecoder(found.encoding).decode(bytes, { stream: !whole });
  const lineEnds = lineEndsOf(whole ? text : text.replace(/\r$/, '')); // its LF may lie behind the sample
  return { ...found, lineEnds, text: whole ? text : firstLines(text), whole };
}

/** How sure chardet is of UTF-8 where it met no sequence of it. */
const confidenceInAscii = 10;

async function detectEncoding(
  sample: Uint8Array<ArrayBuffer>,
  file: Blob,
): Promise<{ encoding: string; certain: boolean }> {
  const marked = byteOrderMark(sample);
  if (marked) return { encoding: marked, certain: true };
  const wide = utf16Without(sample);
  if (wide) return { encoding: wide, certain: false };
  if (await isUtf8(file)) return { encoding: 'utf-8', certain: true };
  const { analyse } = await import('chardet');
  for (const { name, confidence } of analyse(sample)) {
    if (name === 'UTF-8' && confidence <= confidenceInAscii) continue;
    const encoding = supported(name);
    if (encoding) return { encoding, certain: false };
  }
  return { encoding: 'windows-1252', certain: false };
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [one, two, three] = bytes;
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8';
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * UTF-16 without a byte order mark: valid UTF-8 too, but then every other character would be NUL.
 * Latin letters have their zero byte second in little-endian order.
 */
function utf16Without(bytes: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  const many = bytes.length / 8;
  if (odd > many && odd > even * 8) return 'utf-16le';
  return even > many && even > odd * 8 ? 'utf-16be' : undefined;
}

const bytesChecked = 8_000_000;

async function isUtf8(file: Blob): Promise<boolean> {
  const bytes = await file.slice(0, bytesChecked).arrayBuffer();
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: file.size > bytesChecked });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false; // the decoder's word for invalid bytes
    throw error;
  }
}

function supported(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // a label the platform does not know
    throw error;
  }
}

function lineEndsOf(text: string): string {
  const kinds = new Set<string>();
  for (const [ending] of text.matchAll(/\r\n|\r|\n/g)) {
    kinds.add(ending === '\n' ? 'LF' : ending === '\r' ? 'CR' : 'CRLF');
  }
  return kinds.size > 1 ? 'mixed line ends' : ([...kinds][0] ?? '');
}

function firstLines(text: string): string {
  const excerpt = beginningOf(text, excerptLength);
  const lastLineEnd = excerpt.lastIndexOf('\n');
  return lastLineEnd > 0 ? excerpt.slice(0, lastLineEnd) : excerpt;
}
