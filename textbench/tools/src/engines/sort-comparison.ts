import type { SortLanguage } from './sort-languages.ts';

export type Compare = (one: string, other: string) => number;

export interface ComparisonOptions {
  readonly language: SortLanguage;
  /** Digits by value: item2 before item10. */
  readonly natural: boolean;
  /** Of words that differ in case alone the one with capitals comes first. */
  readonly capitalsFirst: boolean;
}

/** How texts are compared in one run. */
export interface Comparison {
  readonly compare: Compare;
  /** Compares letters only: neither case nor accents that the language does not count. */
  readonly compareBase: Compare;
  readonly natural: boolean;
  /** Whether a language orders; else code points do. */
  readonly isLinguistic: boolean;
}

/** Collators cost much more than comparing, so there is one of each a run. */
export function comparison({ language, natural, capitalsFirst }: ComparisonOptions): Comparison {
  if (language === 'none') {
    const compare = compareCodePoints;
    return { compare, compareBase: compare, natural: false, isLinguistic: false };
  }
  const caseFirst = capitalsFirst ? 'upper' : 'false';
  return {
    compare: new Intl.Collator(language, { numeric: natural, caseFirst }).compare,
    compareBase: new Intl.Collator(language, { sensitivity: 'base' }).compare,
    natural,
    isLinguistic: true,
  };
}

/** Order of code points, as `LC_ALL=C sort` has it: surrogates come after the rest of the plane. */
export function compareCodePoints(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let i = 0; i < shorter; i++) {
    const difference = one.charCodeAt(i) - other.charCodeAt(i);
    if (difference !== 0) return rank(one.charCodeAt(i)) - rank(other.charCodeAt(i));
  }
  return one.length - other.length;
}

function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit > 0xdfff ? unit - 0x800 : unit + 0x2000;
}
