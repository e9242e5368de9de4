import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { image } from '../result.ts';
import { imageAsPng } from './png.ts';

function pngOf(width: number, height: number, rgba: ArrayLike<number>): Buffer {
  const pixels = Uint8ClampedArray.from(rgba);
  return Buffer.from(imageAsPng(image({ width, height, rgba: pixels, description: 'Pixels.' })));
}

/** Reads chunks (PNG, section 5.3), their checksums checked by zlib. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const typed = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(typed));
    chunks.push({ type: typed.toString('latin1', 0, 4), data: typed.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

/** Pixels of an unfiltered picture; zlib checks Adler-32 and the block lengths. */
function pixelsOf(png: Buffer, width: number): number[] {
  const data = chunksOf(png).find(({ type }) => type === 'IDAT')?.data ?? Buffer.of();
  const rows = inflateSync(data);
  const rowLength = 1 + width * 4;
  return [...rows].filter((byte, i) => {
    if (i % rowLength === 0) expect(byte).toBe(0); // no filter
    return i % rowLength !== 0;
  });
}

describe('imageAsPng', () => {
  // python3 -c "
  // import struct, zlib
  // chunk = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
  // pixels = bytes([255,0,0,255, 0,255,0,128, 0,0,255,0, 1,2,3,4])
  // rows = b'\0' + pixels[:8] + b'\0' + pixels[8:]
  // print((b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 2, 2, 8, 6, 0, 0, 0))
  //   + chunk(b'IDAT', zlib.compress(rows, 0)) + chunk(b'IEND', b'')).hex())"
  it('is byte for byte what Python makes of zlib without compression', () => {
    const pixels = [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 1, 2, 3, 4];
    expect(pngOf(2, 2, pixels).toString('hex')).toBe(
      '89504e470d0a1a0a0000000d494844520000000200000002080600000072b60d240000001d494441547801011200edff00ff0000ff00ff0080000000ff000102030435f504870212de3a0000000049454e44ae426082',
    );
  });

  // A row is a filter byte and four bytes a pixel; a stored block holds 65,535 bytes (RFC 1951, 3.2.4).
  it.each([
    ['one block to its last byte: 257 × 255 = 65,535', 64, 255],
    ['a byte more than one block: 65,536 is not reached by whole rows, 65,792 is', 64, 256],
    ['two blocks and a part: 4,001 × 40 = 160,040', 1_000, 40],
    ['one pixel', 1, 1],
  ])('is read back by zlib: %s', (_what, width, height) => {
    const pixels = Array.from({ length: width * height * 4 }, (_, i) => (i * 31 + (i >> 8)) & 255);
    const png = pngOf(width, height, pixels);
    expect(chunksOf(png).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(pixelsOf(png, width)).toEqual(pixels);
  });

  it('says its width and height', () => {
    const header = chunksOf(pngOf(300, 2, new Uint8Array(2_400)))[0]?.data;
    expect(header?.readUInt32BE(0)).toBe(300);
    expect(header?.readUInt32BE(4)).toBe(2);
  });
});
