export { awkwardTexts, mixedText } from './awkward-texts.ts';
export { inverseBringsBack, streamEqualsWhole } from './behaviour.ts';
export type { Law, Subject } from './law.ts';
export { BrokenLaw, fixedContext, inputsFrom } from './law.ts';

import {
  awkwardInputIsAnswered,
  emptyInputWorks,
  everyOptionValueIsAnswered,
  examplesHold,
  manyCharactersFinish,
  resultsRepeat,
} from './behaviour.ts';
import type { Law } from './law.ts';
import { optionsAreSound, statesItself } from './statement.ts';

/** What holds for every tool; checked over the whole catalogue. */
export const laws: readonly Law[] = [
  statesItself,
  optionsAreSound,
  examplesHold,
  emptyInputWorks,
  awkwardInputIsAnswered,
  manyCharactersFinish,
  resultsRepeat,
  everyOptionValueIsAnswered,
];
