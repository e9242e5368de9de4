const encoder = new TextEncoder();
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Text under construction, as UTF-8 in a buffer that grows. Writing bytes and turning them into a
 * string once is far faster than joining millions of short strings.
 */
export class ByteOutput {
  bytes = new Uint8Array(1 << 16);
  length = 0;

  /** Makes room for `count` more bytes; the buffer may be another one afterwards. */
  reserve(count: number): Uint8Array {
    if (this.length + count > this.bytes.length) {
      const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
      grown.set(this.bytes.subarray(0, this.length));
      this.bytes = grown;
    }
    return this.bytes;
  }

  write(bytes: Uint8Array): void {
    const buffer = this.reserve(bytes.length);
    let to = this.length;
    for (let i = 0; i < bytes.length; i++) buffer[to++] = bytes[i] ?? 0;
    this.length = to;
  }

  /** One character; the common ones without the price of a call to the platform's encoder. */
  character(character: string): void {
    const code = character.charCodeAt(0);
    if (code < 0x80) this.reserve(1)[this.length++] = code;
    else this.write(encoder.encode(character));
  }

  /** What was written since the last call. */
  take(): string {
    const text = utf8.decode(this.bytes.subarray(0, this.length));
    this.length = 0;
    return text;
  }
}
