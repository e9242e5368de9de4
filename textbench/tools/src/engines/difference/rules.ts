import { foldCase } from '@textbench/language';

/** What two texts may differ in and still count as equal. */
export interface ComparisonRules {
  readonly ignoreCase: boolean;
  /** `amount`: any white space counts as one space, none at the end of a line counts. `all`: none counts. */
  readonly spaces: 'exact' | 'amount' | 'all';
  readonly ignorePunctuation: boolean;
  readonly ignoreLineEnds: boolean;
  /** é in one code point and é in two count as equal (Unicode normalisation form C). */
  readonly ignoreForm: boolean;
}

export const exactRules: ComparisonRules = {
  ignoreCase: false,
  spaces: 'exact',
  ignorePunctuation: false,
  ignoreLineEnds: false,
  ignoreForm: false,
};

export type Comparable = (text: string) => string;

/** A function that gives equal strings for stretches of text that count as equal under the rules. */
export function comparable(rules: ComparisonRules): Comparable {
  const steps: Comparable[] = [];
  if (rules.ignoreForm) steps.push((text) => text.normalize('NFC'));
  if (rules.ignoreCase) steps.push((text) => foldCase(text));
  if (rules.ignorePunctuation) steps.push((text) => text.replace(/\p{P}+/gu, ''));
  if (rules.spaces === 'all') steps.push((text) => text.replace(/\s+/g, ''));
  if (rules.spaces === 'amount') steps.push((text) => text.replace(/\s+/g, ' ').trimEnd());
  if (rules.ignoreLineEnds && rules.spaces === 'exact') {
    steps.push((text) => text.replace(/\r\n?/g, '\n'));
  }
  return (text) => steps.reduce((done, step) => step(done), text);
}
