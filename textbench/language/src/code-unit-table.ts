/** Patterns (flag `g`, and `u` or `v`) that match runs of characters, each with a class, 1 to 255. */
export type ClassRules = readonly (readonly [RegExp, number])[];

/** A class for each UTF-16 code unit, for scans that may not run a pattern a character. */
export interface CodeUnitClasses {
  /**
   * Classes by code unit, right for all units of a text: later rules overrule earlier ones, units
   * that no rule matches have class 0, surrogates too.
   */
  of(text: string): Uint8Array;
}

const pageLength = 256;

/** Works the rules out page by page, when a text first needs one: all of them would take 20 ms. */
export function codeUnitClasses(rules: ClassRules): CodeUnitClasses {
  const classes = new Uint8Array(0x1_0000);
  const isReady = new Uint8Array(0x1_0000 / pageLength);

  const makeReady = (page: number) => {
    isReady[page] = 1;
    const from = page * pageLength;
    if (from >= 0xd800 && from < 0xe000) return;
    const units = String.fromCharCode(...Array.from({ length: pageLength }, (_, i) => from + i));
    for (const [pattern, unitClass] of rules) {
      for (const { index, 0: run } of units.matchAll(pattern)) {
        classes.fill(unitClass, from + index, from + index + run.length);
      }
    }
  };

  return {
    of(text) {
      for (let index = 0; index < text.length; index++) {
        const page = text.charCodeAt(index) >>> 8;
        if (isReady[page] === 0) makeReady(page);
      }
      return classes;
    },
  };
}
