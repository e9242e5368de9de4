import type { EncodedFile } from './protocol.ts';

type Take = (piece: string) => void | Promise<void>;

/**
 * Reads files one after the other, decoded, in pieces that never split a surrogate pair.
 *
 * @param progress told the share of all bytes read, 0 to 1
 */
export async function readInPieces(
  files: readonly EncodedFile[],
  take: Take,
  progress: (done: number) => void,
): Promise<void> {
  const total = files.reduce((sum, file) => sum + file.content.size, 0);
  let read = 0;
  for (const { content, encoding } of files) {
    const decoder = new TextDecoder(encoding);
    const reader = content.stream().getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      read += next.value.byteLength;
      await take(decoder.decode(next.value, { stream: true }));
      progress(total === 0 ? 1 : read / total);
    }
    await take(decoder.decode());
  }
}

/** The whole text of files, one after the other. */
export async function readWhole(
  files: readonly EncodedFile[],
  progress: (done: number) => void = () => {},
): Promise<string> {
  const pieces: string[] = [];
  await readInPieces(files, (piece) => void pieces.push(piece), progress);
  return pieces.join('');
}
