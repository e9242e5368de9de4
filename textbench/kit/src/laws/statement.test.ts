import { describe, expect, it } from 'vitest';
import type { Tool } from '../define-tool.ts';
import { choice } from '../options/choice.ts';
import { colour } from '../options/colour.ts';
import type { OptionDeclarations } from '../options/index.ts';
import { list } from '../options/list.ts';
import { integer, number } from '../options/number.ts';
import { seed } from '../options/seed.ts';
import { textOption } from '../options/text.ts';
import { toggle } from '../options/toggle.ts';
import { BrokenLaw } from './law.ts';
import { madeUpTool, subjectOf } from './sound-tool.testing.ts';
import { optionsAreSound, statesItself } from './statement.ts';

const { page, examples } = madeUpTool();
const [example] = examples;

describe('statesItself', () => {
  const broken: readonly [what: string, changes: Partial<Tool>, message: RegExp][] = [
    ['no title', { title: '  ' }, /no title/],
    ['no description', { description: 'Rotates.' }, /no description/],
    ['a long description', { description: 'x'.repeat(161) }, /over 160/],
    ['no icon', { icon: '' }, /no icon/],
    ['an icon that is no Lucide name', { icon: 'RotateCcw' }, /no icon/],
    ['one keyword', { keywords: ['rot13'] }, /keywords/],
    ['two examples', { examples: [example, example] }, /examples/],
    ['no word on what it does', { page: { ...page, what: 'It rotates.' } }, /page\.what/],
    ['two steps', { page: { ...page, how: ['One.', 'Two.'] } }, /page\.how/],
    ['one question', { page: { ...page, questions: page.questions.slice(1) } }, /questions/],
    ['one related tool', { related: ['mirror-text'] }, /related tools/],
    ['itself as related', { related: ['mirror-text', 'letter-rotation'] }, /related to itself/],
  ];

  it.each(broken)('catches %s', async (_what, changes, message) => {
    const check = statesItself.check(subjectOf(madeUpTool(changes)));
    await expect(check).rejects.toThrow(BrokenLaw);
    await expect(check).rejects.toThrow(message);
  });

  it.each(['Letter-Rotation', 'letter_rotation', 'letter--rotation', '-letter', ''])(
    'catches the slug %j',
    async (slug) => {
      const subject = { ...subjectOf(madeUpTool()), slug };
      await expect(statesItself.check(subject)).rejects.toThrow(/kebab-case/);
    },
  );

  it('catches an inverse that does not exist', async () => {
    const tool = madeUpTool({ inverse: { slug: 'nowhere', over: 'unicode' } });
    await expect(statesItself.check(subjectOf(tool))).rejects.toThrow('nowhere');
  });

  it('takes a description of 160 characters', async () => {
    const tool = madeUpTool({ description: 'x'.repeat(160) });
    await expect(statesItself.check(subjectOf(tool))).resolves.toBeUndefined();
  });
});

describe('optionsAreSound', () => {
  const size = integer({ label: 'Size', default: 2, min: 1, max: 9 });
  const form = choice({ label: 'Form', choices: { hex: 'Hex', own: 'Own' }, default: 'hex' });
  const on = toggle({ label: 'On', default: true });

  const broken: readonly [what: string, options: OptionDeclarations, message: RegExp][] = [
    ['a name in kebab-case', { 'max-size': size }, /camelCase/],
    ['a name that begins with a capital', { Size: size }, /camelCase/],
    ['a name that an address uses: theme', { theme: on }, /reserved/],
    [
      'a name that an address uses: text',
      { text: textOption({ label: 'Text', default: '' }) },
      /reserved/,
    ],
    ['no label', { size: { ...size, label: '' } }, /no label/],
    ['a default below its bounds', { size: { ...size, default: 0 } }, /bounds/],
    ['a default that is no whole number', { size: { ...size, default: 1.5 } }, /bounds/],
    ['a default that is none of the choices', { form: { ...form, default: 'octal' } }, /bounds/],
    [
      'a default that is too long',
      { sign: textOption({ label: 'Sign', default: 'ab', maxLength: 1 }) },
      /bounds/,
    ],
    ['an empty seed', { seed: seed({ default: ' ' }) }, /bounds/],
    [
      'a colour that is read as another',
      { ink: colour({ label: 'Ink', default: '#FFF' }) },
      /another/,
    ],
    [
      'a list that is read as another',
      { words: list({ label: 'Words', default: ['a ', ''] }) },
      /another/,
    ],
    [
      'a bound that JSON does not hold',
      { size: number({ label: 'Size', default: 1, min: 0, max: Infinity }) },
      /plain data/,
    ],
    [
      'a condition on nothing',
      { size: { ...size, when: { option: 'form', is: 'hex' } } },
      /does not exist/,
    ],
    [
      'a condition on a property of every object',
      { size: { ...size, when: { option: 'toString', is: 'hex' } } },
      /does not exist/,
    ],
    [
      'a condition that no choice meets',
      { form, size: { ...size, when: { option: 'form', is: ['hex', 'octal'] } } },
      /never has: octal/,
    ],
    [
      'a condition on a toggle in words',
      { on, size: { ...size, when: { option: 'on', is: 'yes' } } },
      /never has: yes/,
    ],
    [
      'a condition on a number as text',
      { size, on: { ...on, when: { option: 'size', is: '2' } } },
      /never has: 2/,
    ],
    [
      'a condition without values',
      { form, size: { ...size, when: { option: 'form', is: [] } } },
      /never shown/,
    ],
    ['a condition on itself', { on: { ...on, when: { option: 'on', is: true } } }, /circle/],
    [
      'conditions on each other',
      {
        on: { ...on, when: { option: 'form', is: 'hex' } },
        form: { ...form, when: { option: 'on', is: true } },
      },
      /circle/,
    ],
    [
      'conditions that go in a circle further on',
      {
        size: { ...size, when: { option: 'on', is: true } },
        on: { ...on, when: { option: 'form', is: 'hex' } },
        form: { ...form, when: { option: 'on', is: true } },
      },
      /circle/,
    ],
  ];

  it.each(broken)('catches %s', async (_what, options, message) => {
    const check = optionsAreSound.check(subjectOf(madeUpTool({ options })));
    await expect(check).rejects.toThrow(BrokenLaw);
    await expect(check).rejects.toThrow(message);
  });

  it('catches what a page cannot be sent', async () => {
    const odd = Object.assign({}, on, { onChange: () => {} });
    const check = optionsAreSound.check(subjectOf(madeUpTool({ options: { odd } })));
    await expect(check).rejects.toThrow(/plain data/);
  });

  it('takes conditions one behind the other', async () => {
    const options: OptionDeclarations = {
      form,
      on: { ...on, when: { option: 'form', is: ['hex', 'own'] } },
      size: { ...size, when: { option: 'on', is: true } },
    };
    await expect(
      optionsAreSound.check(subjectOf(madeUpTool({ options }))),
    ).resolves.toBeUndefined();
  });
});
