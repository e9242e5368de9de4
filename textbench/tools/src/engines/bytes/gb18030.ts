/** The four-byte codes of the Basic Multilingual Plane, in order, as GB 18030 counts them. */
const bmpCodes = 39_420;

let pointers: Uint16Array | undefined;

/** Code unit → pointer + 1 of its four-byte code; 0 where it has none. Made from the platform's decoder. */
function fourBytePointers(): Uint16Array {
  if (pointers) return pointers;
  const made = new Uint16Array(0x10000);
  const decoder = new TextDecoder('gb18030', { ignoreBOM: true });
  for (let from = 0; from < bmpCodes; from += 1_260) {
    const count = Math.min(1_260, bmpCodes - from);
    const codes = Array.from({ length: count }, (_, i) => [...fourBytes(from + i), 0x0a]);
    for (const [i, text] of decoder.decode(Uint8Array.from(codes.flat())).split('\n').entries()) {
      if (text.length === 1 && text !== '\ufffd') made[text.charCodeAt(0)] = from + i + 1;
    }
  }
  pointers = made;
  return made;
}

function fourBytes(pointer: number): [number, number, number, number] {
  return [
    0x81 + Math.floor(pointer / 12_600),
    0x30 + (Math.floor(pointer / 1_260) % 10),
    0x81 + (Math.floor(pointer / 10) % 126),
    0x30 + (pointer % 10),
  ];
}

/** The four-byte code of a code point that has no shorter one (GB 18030; Encoding Standard, section 10.2). */
export function gb18030FourBytes(codePoint: number): [number, number, number, number] | undefined {
  if (codePoint >= 0x10000) return fourBytes(189_000 + codePoint - 0x10000);
  const pointer = fourBytePointers()[codePoint] ?? 0;
  return pointer === 0 ? undefined : fourBytes(pointer - 1);
}
