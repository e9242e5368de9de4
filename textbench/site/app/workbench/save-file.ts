/** Saves a blob under a name, as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Name of a result's file: from the opened file where there is one.
 *
 * @example resultFileName('case-converter', 'notes.txt', 'txt') // 'notes-case-converter.txt'
 */
export function resultFileName(
  slug: string,
  source: string | undefined,
  extension: string,
): string {
  const stem = source?.replace(/\.[^.]*$/, '');
  return stem ? `${stem}-${slug}.${extension}` : `${slug}.${extension}`;
}
