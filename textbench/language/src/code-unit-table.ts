/** A class for each of the 65,536 UTF-16 code units, for scans that may not run a pattern a character. */
export type CodeUnitTable = Uint8Array;

/**
 * Classes of the code units of the basic plane: later rules overrule earlier ones, units that no
 * rule matches have class 0, surrogates too. Takes a few milliseconds, so tables are made on first
 * need.
 *
 * @param rules patterns (flags `g` and `u`) that match runs of characters, each with a class, 1 to 255
 */
export function codeUnitTable(rules: readonly (readonly [RegExp, number])[]): CodeUnitTable {
  const table = new Uint8Array(0x1_0000);
  for (const [from, to] of [
    [0, 0xd800],
    [0xe000, 0x1_0000],
  ] as const) {
    const units = String.fromCharCode(
      ...Uint16Array.from({ length: to - from }, (_, i) => from + i),
    );
    for (const [pattern, unitClass] of rules) {
      for (const { index, 0: run } of units.matchAll(pattern)) {
        table.fill(unitClass, from + index, from + index + run.length);
      }
    }
  }
  return table;
}

/** A function that makes its value on the first call and gives that one afterwards. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
