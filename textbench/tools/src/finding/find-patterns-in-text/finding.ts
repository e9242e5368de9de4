/** A stretch that one of the ready patterns found. Offsets are UTF-16 code units of the whole text. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  /** One spelling for all ways to write the same: `2024-03-01`, `4111111111111111`. */
  readonly value: string;
  /** More that can be said of it: `Visa`, `version 4`. */
  readonly about?: string;
  /** `valid` or why not, where there is something to check: `the check digit is wrong`. */
  readonly check?: string;
}

/** What the readings of dates and phone numbers depend on. */
export interface Settings {
  /** Which comes first in 3/4/2024; `auto` looks at the other dates of the text. */
  readonly dateOrder: 'auto' | 'dmy' | 'mdy';
  /** ISO 3166 code of the country whose local phone numbers are found; empty for none. */
  readonly country: string;
}

export interface Pattern {
  /** For a choice and in a table: `E-mail address`. */
  readonly label: string;
  /** Finds in order; findings do not overlap. Takes time in proportion to the text, whatever it holds. */
  find(text: string, settings: Settings): Finding[] | Promise<Finding[]>;
}

export const valid = 'valid';

export function isInvalid({ check }: Finding): boolean {
  return check !== undefined && check !== valid;
}

/** What is known of a match besides its place; `start` and `end` where it is less than all that matched. */
export type Reading = Pick<Finding, 'value' | 'about' | 'check'> & {
  readonly start?: number;
  readonly end?: number;
};

/**
 * Findings of an expression. Every match is read; one that turns out to be something else gives nothing.
 *
 * @param expression with the flag g, and without a stretch of unlimited length that may begin anywhere
 */
export function matching(
  expression: RegExp,
  read: (match: RegExpExecArray) => Reading | undefined,
): (text: string) => Finding[] {
  return (text) => {
    const findings: Finding[] = [];
    for (const match of text.matchAll(expression)) {
      const reading = read(match);
      if (!reading) continue;
      const start = match.index;
      findings.push({ start, end: start + match[0].length, ...reading });
    }
    return findings;
  };
}
