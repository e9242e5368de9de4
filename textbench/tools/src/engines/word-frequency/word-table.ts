/** So many different words are told apart; later ones are counted together. */
export const mostDistinct = 200_000;

/** How often each word occurs, for texts of any length in bounded memory. */
export class WordTable {
  /** Words counted, those of `others` among them. */
  total = 0;
  /** Words that came when the table was full. */
  others = 0;
  private readonly counts = new Map<string, { count: number }>();
  private readonly most: number;

  constructor(most = mostDistinct) {
    this.most = most;
  }

  add(word: string): void {
    this.total++;
    const entry = this.counts.get(word);
    if (entry) entry.count++;
    else if (this.counts.size < this.most) this.counts.set(ownCopy(word), { count: 1 });
    else this.others++;
  }

  get distinct(): number {
    return this.counts.size;
  }

  /** Whether there were more different words than the table holds. */
  get isFull(): boolean {
    return this.others > 0;
  }

  countOf(word: string): number {
    return this.counts.get(word)?.count ?? 0;
  }

  /** Words with their counts, in the order in which they first came. */
  *entries(): Generator<[word: string, count: number]> {
    for (const [word, { count }] of this.counts) yield [word, count];
  }

  /** The commonest words, those of equal count in the order in which they first came. */
  commonest(most: number): [word: string, count: number][] {
    const entries = [...this.entries()];
    return entries.sort(([, one], [, other]) => other - one).slice(0, most);
  }
}

/** Longer strings may be a view of the piece they were read from and keep all of it in memory. */
function ownCopy(word: string): string {
  return word.length < 13 ? word : Array.from(word).join('');
}
