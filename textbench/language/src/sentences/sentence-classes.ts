import { codeUnitClasses } from '../code-unit-table.ts';

/** Letters and digits: what makes a stretch worth calling a sentence. */
export const wordy = 1;
/** The full stop, which may also end an abbreviation. */
export const stop = 2;
/** Question and exclamation marks. */
export const mark = 3;
/** Ends a sentence whether or not a space follows: 。 and ।. */
export const final = 4;
export const ellipsis = 5;
/** Semicolon: the Greek question mark. */
export const semicolon = 6;

/** Classes of the basic plane; 0 for what the rules pass over. */
export const sentenceClasses = codeUnitClasses([
  [/[\p{L}\p{N}]+/gu, wordy],
  [/\p{Sentence_Terminal}+/gu, final],
  [/[!?\u203c\u203d\u2047-\u2049\ufe56\ufe57]+/gu, mark],
  [/\.+/g, stop],
  [/\u2026+/g, ellipsis],
  [/[;\u037e]+/g, semicolon],
]);
