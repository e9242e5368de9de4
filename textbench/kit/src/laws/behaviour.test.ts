import { describe, expect, it } from 'vitest';
import type { Tool } from '../define-tool.ts';
import { fileInput, textInput, textsInput } from '../inputs.ts';
import { choice } from '../options/choice.ts';
import { colour } from '../options/colour.ts';
import type { OptionDeclarations } from '../options/index.ts';
import { list } from '../options/list.ts';
import { integer, number } from '../options/number.ts';
import { seed } from '../options/seed.ts';
import { multiline, textOption } from '../options/text.ts';
import { toggle } from '../options/toggle.ts';
import type { Mark } from '../result/parts.ts';
import { audio, figures, html, marks, result, text } from '../result/result.ts';
import { inputError, optionError, ToolInputError } from '../tool-input-error.ts';
import {
  awkwardInputIsAnswered,
  emptyInputWorks,
  everyOptionValueIsAnswered,
  examplesHold,
  manyCharactersFinish,
  resultsRepeat,
} from './behaviour.ts';
import { BrokenLaw, type Law } from './law.ts';
import { madeUpTool, subjectOf } from './sound-tool.testing.ts';

type Run = Tool['run'];

/** A tool of one text whose work is this. */
function working(work: (content: string) => ReturnType<Run>, changes: Partial<Tool> = {}): Tool {
  const run: Run = (inputs) => work(String(inputs.text ?? ''));
  return madeUpTool({ run, ...changes });
}

async function expectBroken(law: Law, tool: Tool, message: RegExp | string): Promise<void> {
  const check = law.check(subjectOf(tool));
  await expect(check).rejects.toThrow(BrokenLaw);
  await expect(check).rejects.toThrow(message);
}

async function expectKept(law: Law, tool: Tool): Promise<void> {
  await expect(law.check(subjectOf(tool))).resolves.toBeUndefined();
}

describe('examplesHold', () => {
  it('catches another output, and shows both', async () => {
    const tool = madeUpTool({
      examples: [{ title: 'A greeting', inputs: { text: 'Hello' }, output: 'Uryyc' }],
    });
    await expectBroken(examplesHold, tool, 'example "A greeting" gives "Uryyb", not Uryyc');
  });

  it('catches output that a pattern does not match', async () => {
    const tool = madeUpTool({
      examples: [{ title: 'A greeting', inputs: { text: 'Hello' }, output: /^H/ }],
    });
    await expectBroken(examplesHold, tool, 'A greeting');
  });

  it('catches the last of several', async () => {
    const [first] = madeUpTool().examples;
    const wrong = { title: 'Wrong', inputs: { text: 'a' }, output: 'a' };
    await expectBroken(examplesHold, madeUpTool({ examples: [first, first, wrong] }), 'Wrong');
  });

  it('catches an example of options that do not exist', async () => {
    const example = { title: 'Typo', inputs: { text: 'a' }, options: { digit: true }, output: 'n' };
    const check = examplesHold.check(subjectOf(madeUpTool({ examples: [example] })));
    await expect(check).rejects.toThrow('digit');
  });
});

describe('emptyInputWorks', () => {
  it('catches a tool that refuses an empty text', async () => {
    const tool = working((content) => {
      if (content === '') throw new ToolInputError('There is no text to work on.');
      return result(text(content));
    });
    await expect(emptyInputWorks.check(subjectOf(tool))).rejects.toThrow('There is no text');
  });

  it('catches a main part of another kind than declared', async () => {
    const tool = working(() => result(figures({ figures: [] })));
    await expectBroken(emptyInputWorks, tool, 'gives figures, not text');
  });
});

describe('awkwardInputIsAnswered', () => {
  it('catches an exception, and says on what', async () => {
    const tool = working((content) => result(text(encodeURIComponent(content))));
    await expectBroken(awkwardInputIsAnswered, tool, /lone high surrogate: URIError/);
  });

  it('catches names of properties that are taken for words', async () => {
    const tool = working((content) => {
      const counts: Record<string, string[]> = {};
      for (const word of content.split(/\s+/)) {
        const places = counts[word] ?? [];
        places.push(word);
        counts[word] = places;
      }
      return result(text(Object.keys(counts).join(' ')));
    });
    await expectBroken(awkwardInputIsAnswered, tool, /object property names: TypeError/);
  });

  it('catches what is thrown that is no error', async () => {
    const tool = working((content) => {
      if (content.includes('\0')) throw 'NUL';
      return result(text(content));
    });
    await expectBroken(awkwardInputIsAnswered, tool, 'NUL characters: NUL');
  });

  it('takes a refusal that is a sentence', async () => {
    const tool = working((content) => {
      const nul = content.indexOf('\0');
      if (nul >= 0) throw inputError('text', nul, 'NUL cannot be rotated; take it out.', 1);
      return result(text(content));
    });
    await expectKept(awkwardInputIsAnswered, tool);
  });

  it('catches a refusal that says nothing', async () => {
    const tool = working((content) => {
      if (content.includes('\0')) throw new ToolInputError('Bad NUL');
      return result(text(content));
    });
    await expectBroken(awkwardInputIsAnswered, tool, /without a sentence on NUL/);
  });

  it('catches a refusal that blames an option the tool does not have', async () => {
    const tool = working(() => {
      throw optionError('digit', 'Digits cannot be rotated here.');
    });
    await expectBroken(awkwardInputIsAnswered, tool, 'blames "digit"');
  });

  const badMarks: readonly [what: string, marks: readonly Mark[]][] = [
    [
      'overlap',
      [
        { start: 0, end: 1, label: 'a' },
        { start: 0, end: 1, label: 'b' },
      ],
    ],
    [
      'are out of order',
      [
        { start: 1, end: 2, label: 'a' },
        { start: 0, end: 1, label: 'b' },
      ],
    ],
    ['cover nothing', [{ start: 0, end: 0, label: 'a' }]],
    ['end before they start', [{ start: 1, end: 0, label: 'a' }]],
    ['begin before the text', [{ start: -1, end: 1, label: 'a' }]],
    ['end behind the text', [{ start: 0, end: 1_000_000, label: 'a' }]],
  ];

  it.each(badMarks)('catches marks that %s', async (_what, bad) => {
    const own = working((content) => result(marks({ text: content, marks: bad })));
    await expectBroken(awkwardInputIsAnswered, own, /mark/);
    const over = working((content) =>
      result(text(content), { inputMarks: [{ input: 'text', marks: bad }] }),
    );
    await expectBroken(awkwardInputIsAnswered, over, /mark/);
  });

  it('catches marks over what is no text input', async () => {
    const tool = working((content) =>
      result(text(content), { inputMarks: [{ input: 'texts', marks: [] }] }),
    );
    await expectBroken(awkwardInputIsAnswered, tool, 'marks over "texts", which is no text');
  });

  it('takes marks side by side to the end of the text', async () => {
    const tool = working((content) => {
      const length = Math.min(3, content.length);
      const all = Array.from({ length }, (_, i) => ({ start: i, end: i + 1, label: 'sign' }));
      return result(text(content), { inputMarks: [{ input: 'text', marks: all }] });
    });
    await expectKept(awkwardInputIsAnswered, tool);
  });

  it('catches a part that cannot be written out', async () => {
    const tool = working((content) =>
      result(text(content), {
        more: [audio({ tones: [], duration: Number.POSITIVE_INFINITY, description: 'Endless.' })],
      }),
    );
    await expect(awkwardInputIsAnswered.check(subjectOf(tool))).rejects.toThrow(RangeError);
  });
});

describe('manyCharactersFinish', () => {
  it('catches work that breaks on long texts only', async () => {
    const tool = working((content) => {
      const codes = Array.from(content, (sign) => sign.codePointAt(0) ?? 0);
      if (codes.length > 65_535) throw new RangeError('too many arguments');
      return result(text(String.fromCodePoint(...codes)));
    });
    await expectBroken(manyCharactersFinish, tool, /mixed text: RangeError/);
  });
});

describe('resultsRepeat', () => {
  it('catches what differs from run to run', async () => {
    let runs = 0;
    const tool = working((content) => result(text(content), { facts: [`run ${runs++}`] }));
    await expectBroken(resultsRepeat, tool, 'two runs differ');
  });

  it('catches what does not survive a clone', async () => {
    const tool = working((content) => result({ ...text(content), ...{ later: () => content } }));
    await expect(resultsRepeat.check(subjectOf(tool))).rejects.toThrow(/could not be cloned/);
  });

  it('takes secrets of the context: they are fixed here', async () => {
    const tool = madeUpTool({
      run: (_inputs, _options, { secureRandom }) => result(text(secureRandom(8).join(' '))),
    });
    await expectKept(resultsRepeat, tool);
  });
});

describe('everyOptionValueIsAnswered', () => {
  const bad = (name: string, isBad: (value: unknown) => boolean, options: OptionDeclarations) =>
    madeUpTool({
      options,
      run: ({ text: content }, values) => {
        if (isBad(values[name])) throw new TypeError('cannot be done');
        return result(text(String(content)));
      },
    });

  const broken: readonly [
    what: string,
    option: OptionDeclarations[string],
    isBad: (value: unknown) => boolean,
  ][] = [
    ['on', toggle({ label: 'On', default: false }), (value) => value === true],
    ['off', toggle({ label: 'On', default: true }), (value) => value === false],
    ['the least', integer({ label: 'Size', default: 2, min: 0, max: 9 }), (value) => value === 0],
    ['the most', integer({ label: 'Size', default: 2, min: 0, max: 9 }), (value) => value === 9],
    [
      'the most',
      number({ label: 'Share', default: 0, min: 0, max: 0.5 }),
      (value) => value === 0.5,
    ],
    [
      'the last choice',
      choice({ label: 'Form', choices: { a: 'A', b: 'B' }, default: 'a' }),
      (value) => value === 'b',
    ],
    ['an empty text', textOption({ label: 'Sign', default: 'x' }), (value) => value === ''],
    ['half a pattern', textOption({ label: 'Sign', default: 'x' }), (value) => value === '('],
    ['half a pair', multiline({ label: 'Rules', default: 'x' }), (value) => value === '\ud800'],
    [
      'an empty list',
      list({ label: 'Words', default: ['x'] }),
      (value) => Array.isArray(value) && value.length === 0,
    ],
    [
      'a list of signs',
      list({ label: 'Words', default: ['x'] }),
      (value) => Array.isArray(value) && value.includes('\\'),
    ],
    ['white', colour({ label: 'Ink', default: '#000000' }), (value) => value === '#ffffff'],
    ['a seed in words', seed(), (value) => /[a-z]/.test(String(value))],
  ];

  it.each(broken)('catches what breaks on %s', async (_what, option, isBad) => {
    await expectBroken(
      everyOptionValueIsAnswered,
      bad('tried', isBad, { tried: option }),
      /tried = /,
    );
  });

  it('takes a refusal of a value', async () => {
    const tool = madeUpTool({
      options: { pattern: textOption({ label: 'Pattern', default: 'x' }) },
      run({ text: content }, { pattern }) {
        if (pattern === '(') throw optionError('pattern', 'The bracket at 1 is not closed.');
        return result(text(String(content)));
      },
    });
    await expectKept(everyOptionValueIsAnswered, tool);
  });
});

describe('tools of other inputs', () => {
  it('are given the inputs they declare', async () => {
    const given: unknown[] = [];
    const tool = madeUpTool({
      inputs: {
        head: textInput({ label: 'Head' }),
        others: textsInput({ label: 'Others', min: 2, max: 5 }),
        picture: fileInput({ label: 'Picture', accept: ['image/*'] }),
      },
      result: 'html',
      run(inputs) {
        given.push(inputs);
        return result(html({ html: '' }));
      },
    });
    await expectKept(emptyInputWorks, tool);
    expect(given).toEqual([
      {
        head: '',
        others: [
          { name: '1.txt', text: '' },
          { name: '2.txt', text: '' },
        ],
        picture: { name: 'file.bin', type: '', bytes: new Uint8Array() },
      },
    ]);
  });

  it('are generators where they declare none', async () => {
    const tool = madeUpTool({
      inputs: {},
      run: (inputs) => result(text(Object.keys(inputs).join())),
    });
    await expectKept(emptyInputWorks, tool);
    await expectKept(awkwardInputIsAnswered, tool);
  });
});
