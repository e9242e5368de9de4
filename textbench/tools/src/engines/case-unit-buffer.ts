const chunk = 8_192;

/** Code units as a string; `fromCharCode` takes only so many at once. */
export function textOfUnits(units: Uint16Array, start: number, end: number): string {
  let text = '';
  for (let from = start; from < end; from += chunk) {
    const some = units.subarray(from, Math.min(from + chunk, end));
    text += Reflect.apply(String.fromCharCode, undefined, some);
  }
  return text;
}

/** Builds a long string from code units, faster than joining a string for each of them. */
export class UnitBuffer {
  readonly #units = new Uint16Array(chunk);
  #length = 0;
  #text = '';

  add(unit: number): void {
    if (this.#length === chunk) this.#flush();
    this.#units[this.#length++] = unit;
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  text(): string {
    this.#flush();
    return this.#text;
  }

  #flush(): void {
    this.#text += textOfUnits(this.#units, 0, this.#length);
    this.#length = 0;
  }
}
