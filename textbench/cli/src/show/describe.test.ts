import type { Tool } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { testShelf } from '../testing/fake-world.testing.ts';
import { describeJson } from './describe-json.ts';
import { describeText } from './describe-text.ts';

async function described(slug: string, as: typeof describeText | typeof describeJson) {
  const entry = testShelf.entries.find((one) => one.slug === slug);
  if (!entry) throw new Error(slug);
  const tool: Tool = await testShelf.load(slug);
  return as(entry, tool, 100);
}

describe('describeText', () => {
  it('shows usage, inputs, options, result and examples', async () => {
    const shown = await described('shout', describeText);
    expect(shown).toContain('Usage: textbench shout [OPTION]… [FILE]…\n');
    expect(shown).toContain('Input: text; standard input where no file is named.');
    expect(shown).toContain('  --[no-]loud\n');
    expect(shown).toContain(
      'Result: text, written as txt. Reads piece by piece: a file may have any size.',
    );
    expect(shown).toContain('printf %s a | textbench shout\n');
  });

  it('shows how several inputs are named', async () => {
    const shown = await described('pair', describeText);
    expect(shown).toContain('Usage: textbench pair [OPTION]… LEFT RIGHT\n');
    expect(shown).toContain('or --right-input FILE');
    const compared = await described('compare', describeText);
    expect(compared).toContain('Usage: textbench compare [OPTION]… TEXT [OTHER]\n');
    expect(compared).toContain('Other text: text, optional;');
    expect(compared).toContain('printf %s a | textbench compare\n');
    expect(await described('gather', describeText)).toContain('2 to 3 texts, a file each');
    expect(await described('weigh', describeText)).toContain('a file (image/*)');
    expect(await described('dice', describeText)).toContain('It reads nothing.');
  });

  it('says how a hidden general flag is reached', async () => {
    const shown = (await described('clash', describeText)).replaceAll('\n', ' ');
    expect(shown).toContain(
      'Its own --format and --encoding hide the general options, which go before the name:',
    );
    expect(shown).toContain('"textbench --format … clash"');
  });
});

describe('describeJson', () => {
  it('has options with kinds, defaults and bounds, inputs, result and examples', async () => {
    const dice = JSON.parse(await described('dice', describeJson));
    expect(dice).toMatchObject({ slug: 'dice', inputs: [], result: 'text', streams: null });
    expect(dice.options).toContainEqual({
      name: 'sides',
      flag: '--sides',
      kind: 'integer',
      label: 'Sides',
      default: 6,
      min: 2,
      max: 100,
      unit: 'sides',
    });
    expect(dice.examples[0]).toEqual({
      title: 'Plain',
      inputs: {},
      options: { sides: 8 },
      output: '',
    });
    const pair = JSON.parse(await described('pair', describeJson));
    expect(pair.inputs[0]).toEqual({
      name: 'left',
      flag: '--left-input',
      kind: 'text',
      label: 'Left text',
    });
    expect(JSON.parse(await described('measure', describeJson)).streams).toBe('summary');
    expect(JSON.parse(await described('search', describeJson)).runsPersonsPattern).toBe(true);
  });
});
