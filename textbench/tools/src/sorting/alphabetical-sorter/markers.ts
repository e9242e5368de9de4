/** A list whose entries begin with bullets or numbers, these apart. */
export interface MarkedList {
  /** Indentation, sign and space of each entry. */
  readonly markers: readonly string[];
  readonly entries: readonly string[];
}

const bullet = /^\s*[-*+•◦‣▪▫–—·○●■□✓✔➤→]\s+(?=\S)/u;
const number = /^\s*[([]?\d{1,6}[.):\]]\s+(?=\S)/;
const letter = /^\s*[([]?([a-zA-Z])[.)\]]\s+(?=\S)/;

/** Takes bullets or numbers off, where every entry has one; else gives nothing. */
export function markedList(entries: readonly string[]): MarkedList | undefined {
  for (const pattern of [bullet, number, letter]) {
    const markers: string[] = [];
    for (const entry of entries) {
      const found = pattern.exec(entry);
      if (!found) break;
      if (pattern === letter && !isNext(found[1] ?? '', markers.length)) break;
      markers.push(found[0]);
    }
    if (markers.length === entries.length && entries.length > 1) {
      return { markers, entries: entries.map((entry, i) => entry.slice(markers[i]?.length)) };
    }
  }
  return undefined;
}

/** Letters number a list only in order, a to z: `A. Lincoln` is a name. */
function isNext(found: string, place: number): boolean {
  return found.toLowerCase().charCodeAt(0) === 0x61 + place;
}
