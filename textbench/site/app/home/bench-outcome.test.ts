import { describe, expect, it } from 'vitest';
import { benchOutcome, sizeFacts } from './bench-outcome.ts';

describe('benchOutcome', () => {
  it('shows a text as it is, and each fact once', () => {
    const facts = ['2 lines', '3 characters', '2 lines', '3 removed'];
    expect(benchOutcome({ kind: 'text', text: 'a\nb' }, facts)).toEqual({
      kind: 'text',
      text: 'a\nb',
      facts: ['2 lines', '3 characters', '3 removed'],
    });
  });

  it('shows figures with their decimals and units', () => {
    const figures = [
      { label: 'Words', value: 1234 },
      { label: 'Average', value: 4.256, digits: 1, unit: 'letters' },
      { label: 'Longest', value: 'whale' },
      { label: 'Grade', value: null, note: 'too short' },
    ];
    expect(benchOutcome({ kind: 'figures', figures }, [])).toEqual({
      kind: 'figures',
      figures: [
        { label: 'Words', value: '1,234' },
        { label: 'Average', value: '4.3 letters' },
        { label: 'Longest', value: 'whale' },
        { label: 'Grade', value: '–' },
      ],
      facts: [],
    });
  });

  it('shows the first six figures of many', () => {
    const figures = Array.from({ length: 12 }, (_, value) => ({ label: `${value}`, value }));
    const outcome = benchOutcome({ kind: 'figures', figures }, []);
    expect(outcome.kind === 'figures' && outcome.figures.map(({ label }) => label)).toEqual(
      figures.slice(0, 6).map(({ label }) => label),
    );
  });

  it('says so where it cannot show a result', () => {
    const part = { kind: 'html', html: '<p>' } as const;
    expect(benchOutcome(part, [])).toEqual({
      kind: 'problem',
      message: 'The bench does not show a html.',
    });
  });
});

it('sizes are said in words', () => {
  expect(sizeFacts({ lines: 1, characters: 1500 })).toEqual(['1 line', '1,500 characters']);
  expect(sizeFacts({ lines: 0, characters: 1 })).toEqual(['0 lines', '1 character']);
});
