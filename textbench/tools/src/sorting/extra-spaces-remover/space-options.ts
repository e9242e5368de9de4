export interface SpaceOptions {
  /** Several spaces inside a line become one. */
  readonly collapse: boolean;
  /** At which ends of lines spaces go. */
  readonly trim: 'both' | 'end' | 'none';
  readonly blankLines: 'keep' | 'one' | 'none';
  /** No blank lines where the text starts and ends. */
  readonly outerBlankLines: boolean;
  /** Spaces before punctuation. */
  readonly punctuation: 'keep' | 'remove' | 'french';
  readonly tabs: 'space' | 'keep' | 'expand' | 'unexpand';
  /** Columns from one tab stop to the next. */
  readonly tabWidth: number;
  /** Spaces of other widths become U+0020. */
  readonly plainSpaces: boolean;
  /** Lines between ``` or ~~~ stay as they are. */
  readonly keepCode: boolean;
  /** Two spaces at the end of a line stay: a line break in Markdown. */
  readonly keepHardBreaks: boolean;
}

/** Told of every change; what it is called is only made up where it is shown. */
export type Report = (
  start: number,
  end: number,
  tone: 'removed' | 'other',
  label: () => string,
) => void;
