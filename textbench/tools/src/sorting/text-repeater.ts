import {
  choice,
  defineTool,
  integer,
  oneText,
  optionError,
  result,
  text,
  textOption,
  toggle,
} from '@textbench/kit';
import { linesOf, usualLineEnding } from '@textbench/language';
import { unescapeSigns } from '../engines/escapes.ts';
import {
  longestResult,
  numberedCopies,
  repeatedToLength,
  separatorBetween,
} from './text-repeater/copies.ts';

export const tool = defineTool({
  title: 'Text Repeater',
  description:
    'Repeats a text a number of times or up to a length, with a separator and a counter.',
  icon: 'repeat',
  keywords: ['duplicate', 'multiply', 'copy many times', 'loop', 'fill', 'seq', 'yes'],
  inputs: oneText,
  options: {
    until: choice({
      label: 'Repeat',
      choices: { count: 'A number of times', length: 'Up to a length' },
      default: 'count',
    }),
    times: integer({
      label: 'Times',
      default: 10,
      min: 0,
      max: 1_000_000,
      when: { option: 'until', is: 'count' },
    }),
    length: integer({
      label: 'Length',
      help: 'The result has exactly this many characters; the last repetition is cut where it has to be.',
      unit: 'characters',
      default: 1_000,
      min: 0,
      max: 1_000_000,
      when: { option: 'until', is: 'length' },
    }),
    separator: choice({
      label: 'Between',
      choices: {
        line: 'New line',
        'blank-line': 'Blank line',
        space: 'Space',
        nothing: 'Nothing',
        other: 'Other',
      },
      default: 'line',
    }),
    otherSeparator: textOption({
      label: 'Separator',
      help: 'Write \\n for a new line and \\t for a tab.',
      default: ', ',
      code: true,
      when: { option: 'separator', is: 'other' },
    }),
    eachLine: toggle({
      label: 'Each line by itself',
      help: 'Repeats every line where it stands instead of the text as a whole.',
      default: false,
      when: { option: 'until', is: 'count' },
    }),
    counter: toggle({
      label: 'Count with {n}',
      help: 'Puts the number of the repetition in the place of {n}. Write {{n}} for {n} itself.',
      default: false,
    }),
    first: integer({
      label: 'First number',
      default: 1,
      min: -1_000_000,
      max: 1_000_000,
      when: { option: 'counter', is: true },
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'A line three times',
      inputs: { text: 'I will not talk in class.' },
      options: { times: 3 },
      output: 'I will not talk in class.\nI will not talk in class.\nI will not talk in class.',
    },
    {
      title: 'Numbered file names',
      inputs: { text: 'photo-{n}.jpg' },
      options: { times: 4, counter: true, separator: 'space' },
      output: 'photo-1.jpg photo-2.jpg photo-3.jpg photo-4.jpg',
    },
    {
      title: 'A rule of 24 characters',
      inputs: { text: '-=' },
      options: { until: 'length', length: 24, separator: 'nothing' },
      output: '-=-=-=-=-=-=-=-=-=-=-=-=',
    },
    {
      title: 'Every line twice',
      inputs: { text: 'Row, row, row your boat\nMerrily\n' },
      options: { times: 2, eachLine: true, separator: 'line' },
      output: 'Row, row, row your boat\nRow, row, row your boat\nMerrily\nMerrily\n',
    },
  ],
  page: {
    what: 'Writes a text again and again: as often as you say, or until the result has the length you need. Between the repetitions stands what you choose, and a counter can number them.',
    how: [
      'Type or paste what is to be repeated.',
      'Choose how often, or up to which length, and what stands between.',
      'For numbers, switch the counter on and write {n} where the number belongs.',
      'Copy or download the result.',
    ],
    questions: [
      {
        question: 'How long can the result be?',
        answer:
          'Up to 20 million characters. A longer one is refused before anything is made, with the number of repetitions that would fit, so the page stays responsive.',
      },
      {
        question: 'Does a new line at the end of my text count?',
        answer:
          'Yes. Where the text already ends with a line end, `New line` adds none, so no blank lines appear; `Blank line` adds one.',
      },
      {
        question: 'Are emoji cut in half when I ask for a length?',
        answer:
          'No. A character is what you see as one: an accented letter, a flag or a family emoji is kept or left out as a whole.',
      },
      {
        question: 'How do I make a test text of an exact size?',
        answer: 'Choose `Up to a length` and enter the number of characters a field should take.',
      },
    ],
  },
  related: ['text-duplicator', 'alphabet-pattern-generator', 'lorem-ipsum', 'text-prefix-suffix'],
  run({ text: input }, options) {
    const { until, times, length, counter, eachLine, first } = options;
    if (input === '') return result(text(''));
    const typed = unescapeSigns(options.otherSeparator);
    const between = (unit: string) =>
      separatorBetween(options.separator, typed, unit, usualLineEnding(input));
    if (until === 'length') {
      return result(text(repeatedToLength(input, between(input), { length, counter, first })));
    }
    const units = eachLine ? linesOf(input) : [{ text: input, ending: '' }];
    refuseTooLong(
      units.reduce((sum, unit) => sum + unit.text.length + between(unit.text).length, 0),
      times,
    );
    const copies = units.map((unit) => {
      const copy = numberedCopies(unit.text, between(unit.text), { times, counter, first });
      return times === 0 ? '' : copy + unit.ending;
    });
    return result(text(copies.join('')));
  },
});

function refuseTooLong(unit: number, times: number): void {
  if (unit * times <= longestResult) return;
  const most = Math.floor(longestResult / unit).toLocaleString('en');
  throw optionError(
    'times',
    `The result would pass 20 million characters. Up to ${most} repetitions of this text fit.`,
  );
}
