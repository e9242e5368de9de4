/** Gives equal items equal numbers, from 0 on, over as many sequences as it is asked for. */
export class ItemNumbers {
  private readonly numbers = new Map<string, number>();

  of(item: string): number {
    const known = this.numbers.get(item);
    if (known !== undefined) return known;
    const next = this.numbers.size;
    this.numbers.set(item, next);
    return next;
  }
}
