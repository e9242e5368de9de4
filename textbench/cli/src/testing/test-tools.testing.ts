import type { Tool } from '@textbench/kit';
import {
  audio,
  choice,
  colour,
  defineTool,
  figures,
  fileInput,
  image,
  inputError,
  integer,
  list,
  noInputs,
  oneText,
  optionError,
  result,
  seed,
  table,
  text,
  textInput,
  textOption,
  textsInput,
  toggle,
  warning,
} from '@textbench/kit';
import type { CatalogueEntry } from '@textbench/tools/catalogue';

const rest = {
  icon: 'type',
  keywords: [],
  examples: [{ title: 'One', inputs: { text: 'a' }, output: 'A' }],
  page: { what: '', how: [], questions: [] },
  related: [],
} as const;

/** Streams text and counts what it changed; without `loud` nothing changes. */
const shout = defineTool({
  ...rest,
  title: 'Shout',
  description: 'Makes letters large.',
  inputs: oneText,
  options: {
    loud: toggle({ label: 'Loud', default: true }),
    mark: textOption({ label: 'Mark', default: '' }),
    quietMark: textOption({
      label: 'Quiet mark',
      default: '',
      when: { option: 'loud', is: false },
    }),
    ending: choice({
      label: 'Ending',
      choices: { none: 'Nothing', bang: 'An exclamation mark' },
      default: 'none',
    }),
  },
  result: 'text',
  run: ({ text: input }, { loud, mark, ending }) =>
    result(text((loud ? input.toUpperCase() : input) + mark + (ending === 'bang' ? '!' : '')), {
      facts: ['done as a whole'],
      notes: [warning('too loud')],
    }),
  textStream: ({ loud, mark, ending }) => {
    let pieces = 0;
    return {
      push(piece) {
        pieces++;
        return loud ? piece.toUpperCase() : piece;
      },
      end: () => mark + (ending === 'bang' ? '!' : ''),
      facts: () => [pieces > 0 ? 'done in pieces' : 'nothing came'],
    };
  },
});

/** Gives each code unit back by itself, so that surrogate pairs are cut in two. */
const cut = defineTool({
  ...rest,
  title: 'Cut',
  description: 'Gives all but the last code unit late.',
  inputs: oneText,
  options: {},
  result: 'text',
  run: ({ text: input }) => result(text(input)),
  textStream: () => {
    let held = '';
    return {
      push(piece) {
        const all = held + piece;
        held = all.slice(-1);
        return all.slice(0, -1);
      },
      end: () => held,
    };
  },
});

const countDown = (length: number, lines: number) =>
  result(
    figures({
      title: 'Sizes',
      figures: [
        { label: 'Length', value: length },
        { label: 'Lines', value: lines },
      ],
    }),
    {
      more: [
        table({
          title: 'Per kind',
          columns: [
            { label: 'Kind', kind: 'text' },
            { label: 'Number', kind: 'number' },
          ],
          rows: [
            ['code units', length],
            ['line, feeds', lines],
          ],
        }),
      ],
    },
  );

const measure = defineTool({
  ...rest,
  title: 'Measure',
  description: 'Counts code units and line feeds.',
  inputs: oneText,
  options: {},
  result: 'figures',
  run: ({ text: input }) => countDown(input.length, input.split('\n').length - 1),
  summaryStream: () => {
    let length = 0;
    let lines = 0;
    return {
      push(piece) {
        length += piece.length;
        lines += piece.split('\n').length - 1;
      },
      end: () => countDown(length, lines),
    };
  },
});

const backwards = defineTool({
  ...rest,
  title: 'Backwards',
  description: 'Needs its text whole; an x is refused.',
  inputs: oneText,
  options: {},
  result: 'text',
  run({ text: input }) {
    const found = input.indexOf('x');
    if (found !== -1) throw inputError('text', found, 'An x is not allowed.', 1);
    return result(text([...input].reverse().join('')));
  },
});

/** Refuses an x in a stream. */
const strict = defineTool({
  ...rest,
  title: 'Strict',
  description: 'Refuses an x, piece by piece.',
  inputs: oneText,
  options: {},
  result: 'text',
  run: ({ text: input }) => result(text(input)),
  textStream: () => {
    let offset = 0;
    return {
      push(piece) {
        const found = piece.indexOf('x');
        if (found !== -1) throw inputError('text', offset + found, 'An x is not allowed.', 1);
        offset += piece.length;
        return piece;
      },
      end: () => '',
    };
  },
});

const pair = defineTool({
  ...rest,
  title: 'Pair',
  description: 'Puts two texts side by side; refuses a z in the right one.',
  inputs: { left: textInput({ label: 'Left text' }), right: textInput({ label: 'Right text' }) },
  options: {},
  examples: [{ title: 'Two', inputs: { left: 'a', right: 'b' }, output: '[a|b]' }],
  result: 'text',
  run({ left, right }) {
    const found = right.indexOf('z');
    if (found !== -1) throw inputError('right', found, 'A z is not allowed.');
    return result(text(`[${left}|${right}]`));
  },
});

/** Does without its second text. */
const compare = defineTool({
  ...rest,
  title: 'Compare',
  description: 'Measures a text, beside another if there is one.',
  inputs: { text: textInput(), other: textInput({ label: 'Other text', optional: true }) },
  options: {},
  examples: [{ title: 'One', inputs: { text: 'a', other: '' }, output: '1 0' }],
  result: 'text',
  run: ({ text: input, other }) => result(text(`${input.length} ${other.length}`)),
});

const gather = defineTool({
  ...rest,
  title: 'Gather',
  description: 'Names texts.',
  inputs: { texts: textsInput({ label: 'Texts', min: 2, max: 3 }) },
  options: {},
  examples: [{ title: 'Two', inputs: { texts: [] }, output: '' }],
  result: 'text',
  run: ({ texts }) => result(text(texts.map(({ name, text: it }) => `${name}=${it};`).join(''))),
});

const weigh = defineTool({
  ...rest,
  title: 'Weigh',
  description: 'Says what a file is.',
  inputs: { file: fileInput({ label: 'Picture', accept: ['image/*'] }) },
  options: {},
  examples: [
    {
      title: 'One',
      inputs: { file: { name: 'a', type: '', bytes: new Uint8Array(2) } },
      output: '',
    },
  ],
  result: 'text',
  run: ({ file }) => result(text(`${file.name} ${file.type} ${file.bytes.join(' ')}\n`)),
});

const dice = defineTool({
  ...rest,
  title: 'Dice',
  description: 'Makes something of options alone.',
  keywords: ['random'],
  inputs: noInputs,
  options: {
    seed: seed(),
    sides: integer({ label: 'Sides', default: 6, min: 2, max: 100, unit: 'sides' }),
    words: list({ label: 'Words', default: ['one', 'two'] }),
    ink: colour({ label: 'Ink', default: '#000000' }),
    ignoreCase: toggle({ label: 'Ignore case', default: false }),
  },
  examples: [{ title: 'Plain', inputs: {}, options: { sides: 8 }, output: '' }],
  result: 'text',
  run: (_inputs, options) => result(text(JSON.stringify(options))),
});

const search = defineTool({
  ...rest,
  title: 'Search',
  description: 'Finds a pattern.',
  inputs: oneText,
  options: { pattern: textOption({ label: 'Pattern', default: 'a', code: true }) },
  result: 'table',
  runsPersonsPattern: true,
  run({ text: input }, { pattern }) {
    if (pattern === 'bug') throw new TypeError('not a function');
    const found = [...input.matchAll(compiled(pattern))].map((match) => [match[0], match.index]);
    return result(
      table({
        columns: [
          { label: 'Found', kind: 'text' },
          { label: 'At', kind: 'number' },
        ],
        rows: found,
      }),
    );
  },
});

function compiled(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'gu');
  } catch {
    throw optionError('pattern', 'The pattern is not complete.');
  }
}

/** Streams under a person's pattern. */
const strike = defineTool({
  ...rest,
  title: 'Strike',
  description: 'Removes a pattern from each piece.',
  inputs: oneText,
  options: { pattern: textOption({ label: 'Pattern', default: 'a', code: true }) },
  result: 'text',
  runsPersonsPattern: true,
  run: ({ text: input }, { pattern }) => result(text(input.replace(compiled(pattern), ''))),
  textStream: ({ pattern }) => ({
    push: (piece) => piece.replace(compiled(pattern), ''),
    end: () => '',
    facts: () => ['struck'],
  }),
});

const beep = defineTool({
  ...rest,
  title: 'Beep',
  description: 'Makes a sound.',
  inputs: oneText,
  options: {},
  result: 'audio',
  run: () =>
    result(
      audio({ tones: [{ start: 0, length: 0.1, frequency: 440 }], duration: 0.1, description: '' }),
    ),
});

const dot = defineTool({
  ...rest,
  title: 'Dot',
  description: 'Makes a picture of one dot.',
  inputs: noInputs,
  options: {},
  examples: [{ title: 'Dot', inputs: {}, output: '' }],
  result: 'image',
  run: () =>
    result(
      image({ width: 1, height: 1, rgba: Uint8ClampedArray.of(1, 2, 3, 255), description: '' }),
    ),
});

const clash = defineTool({
  ...rest,
  title: 'Clash',
  description: 'Has options that are called like general ones.',
  inputs: oneText,
  options: {
    format: choice({
      label: 'Format',
      choices: { round: 'Round', square: 'Square' },
      default: 'round',
    }),
    encoding: textOption({ label: 'Encoding', default: 'none' }),
  },
  result: 'figures',
  run: ({ text: input }, options) =>
    result(
      figures({
        figures: [
          { label: 'Format', value: options.format },
          { label: 'Encoding', value: options.encoding },
          { label: 'Text', value: input },
        ],
      }),
    ),
});

const buggy = defineTool({
  ...rest,
  title: 'Buggy',
  description: 'Throws what no person can put right.',
  inputs: oneText,
  options: {},
  result: 'text',
  run() {
    throw new TypeError('undefined is not a function');
  },
});

const tools: Readonly<Record<string, unknown>> = {
  shout,
  cut,
  measure,
  backwards,
  strict,
  pair,
  compare,
  gather,
  weigh,
  dice,
  search,
  strike,
  beep,
  dot,
  clash,
  buggy,
};

export const toolModules: Readonly<Record<string, () => Promise<Tool>>> = Object.fromEntries(
  Object.entries(tools).map(([slug, tool]) => [slug, async () => tool as Tool]),
);

export const testEntries: readonly CatalogueEntry[] = Object.entries(tools).map(([slug, tool]) => {
  const { title, description, icon, keywords } = tool as Tool;
  const family = slug === 'dice' ? 'generators' : 'sorting';
  return { slug, family, title, description, icon, keywords, href: `/tools/${slug}` };
});
