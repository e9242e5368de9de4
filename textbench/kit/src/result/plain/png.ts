import type { ImagePart } from '../parts.ts';

/**
 * PNG with 8-bit RGBA, unfiltered and uncompressed: right everywhere, small nowhere. A page that
 * has a canvas compresses it better. Sources: PNG (W3C 2003), zlib RFC 1950, DEFLATE RFC 1951.
 */
export function imageAsPng({ width, height, rgba }: ImagePart): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6, 0, 0, 0], 8); // bits a channel, RGBA, deflate, adaptive filters, no interlace
  const rowBytes = width * 4;
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(rgba.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }
  return concatenate([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', storedZlib(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = new Uint8Array(4 + data.length);
  for (let i = 0; i < 4; i++) typed[i] = type.charCodeAt(i);
  typed.set(data, 4);
  return concatenate([bigEndian(data.length), typed, bigEndian(crc32(typed))]);
}

const longestStoredBlock = 0xffff;

function storedZlib(data: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let start = 0; start < data.length || start === 0; start += longestStoredBlock) {
    const block = data.subarray(start, start + longestStoredBlock);
    const last = start + longestStoredBlock >= data.length ? 1 : 0;
    const low = block.length & 0xff;
    const high = block.length >>> 8;
    blocks.push(Uint8Array.of(last, low, high, ~low & 0xff, ~high & 0xff), block);
  }
  blocks.push(bigEndian(adler32(data)));
  return concatenate(blocks);
}

function adler32(data: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
