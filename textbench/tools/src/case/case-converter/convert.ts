import type { TextStream } from '@textbench/kit';
import { streamWhole } from '@textbench/kit';
import { eachLine } from '@textbench/language';
import { charClass, classAt } from '../../engines/case-classes.ts';
import type { CaseLanguage } from '../../engines/case-mapping.ts';
import { caseMapping } from '../../engines/case-mapping.ts';
import type { NameStyle } from '../../engines/case-names.ts';
import { NameWriter } from '../../engines/case-names.ts';
import { lengthToLineEnd, lengthToSpace, stretchStream } from '../../engines/lines-stretches.ts';
import { everyWord, sentenceRule, titleRule } from './capital-rules.ts';
import { alternating, inverse, letterConverter } from './letters.ts';
import { proseConverter } from './prose.ts';
import type { KeptCapitals } from './prose-writer.ts';

/** The cases, in the order shown, each written in itself. */
export const caseNames = {
  upper: 'UPPER CASE',
  lower: 'lower case',
  sentence: 'Sentence case',
  title: 'Title Case',
  capitalised: 'Every Word',
  alternating: 'aLtErNaTiNg',
  inverse: 'iNVERSE',
  camel: 'camelCase',
  pascal: 'PascalCase',
  snake: 'snake_case',
  kebab: 'kebab-case',
  constant: 'CONSTANT_CASE',
  dot: 'dot.case',
  path: 'path/case',
  train: 'Train-Case',
  header: 'Header-Case',
} as const;

export type CaseName = keyof typeof caseNames;

export interface CaseOptions {
  readonly case: CaseName;
  readonly language: CaseLanguage;
  readonly kept: KeptCapitals;
  readonly eachLine: boolean;
  readonly smallWords: readonly string[];
  readonly splitNumbers: boolean;
  readonly capitalSharpS: boolean;
}

type Convert = (stretch: string, last: boolean) => string;

/** Converts a text piece by piece; holds back at most one window. */
export function caseStream(options: CaseOptions): TextStream {
  const byLine = options.case === 'title' || options.case === 'sentence';
  const stretchLength = byLine ? lengthToLineEnd : lengthToSpace;
  return stretchStream({ stretchLength, convert: converter(options) });
}

/** Converts a text at once. */
export function convertWhole(text: string, options: CaseOptions): string {
  if (options.case === 'upper' || options.case === 'lower') {
    return caseMapping(options.language, options.capitalSharpS)[options.case](text);
  }
  return streamWhole(caseStream(options), text);
}

function converter(options: CaseOptions): Convert {
  const mapping = caseMapping(options.language, options.capitalSharpS);
  const { kept } = options;
  const english = options.language === 'en';
  switch (options.case) {
    case 'upper':
      return mapping.upper;
    case 'lower':
      return mapping.lower;
    case 'sentence': {
      const rule = sentenceRule(english, options.eachLine);
      return proseConverter(rule, { mapping, kept, elisions: false });
    }
    case 'title': {
      const rule = titleRule(english, options.smallWords);
      return proseConverter(rule, { mapping, kept, elisions: true });
    }
    case 'capitalised':
      return proseConverter(everyWord, { mapping, kept, elisions: true });
    case 'alternating':
      return letterConverter(alternating(), mapping);
    case 'inverse':
      return letterConverter(inverse, mapping);
    default:
      return nameConverter(options.case, options);
  }
}

/** Every line is one name; line ends stay. */
function nameConverter(style: NameStyle, options: CaseOptions): Convert {
  const mapping = caseMapping(options.language, options.capitalSharpS);
  const writer = new NameWriter(style, mapping, { numbers: options.splitNumbers });
  let insideWord = false;
  return (stretch) => {
    eachLine(stretch, (start, end, ending) => {
      writer.add(stretch.slice(start, end), insideWord);
      insideWord = false;
      if (ending !== '') writer.endName(ending);
    });
    insideWord = stretch !== '' && classAt(stretch, stretch.length - 1) !== charClass.space;
    return writer.take();
  };
}

/** Longest text that is shown in every case. */
const longestSample = 300;

/** The first line with text in every case, as rows of name and text. */
export function everyCase(text: string, options: CaseOptions): (readonly [string, string])[] {
  const line = /^.*\S.*$/mu.exec(text.slice(0, 10_000))?.[0].trim() ?? '';
  const sample =
    line.length > longestSample ? line.slice(0, lengthToSpace(line.slice(0, longestSample))) : line;
  if (sample === '') return [];
  return Object.entries(caseNames).map(([name, label]) => {
    return [label, convertWhole(sample, { ...options, case: name as CaseName })];
  });
}
