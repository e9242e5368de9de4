import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../testing/any-text.testing.ts';
import { readXml } from '../../testing/strict-xml.testing.ts';
import type { ChartPart } from '../parts.ts';
import { chart } from '../result.ts';
import { chartSvg, escapeXml, printPalette } from './chart-svg.ts';

function chartOf(points: ChartPart['points'], more: Partial<ChartPart> = {}): ChartPart {
  const labels = { categoryLabel: 'Letter', valueLabel: 'Share' };
  return chart({ shape: 'bars', ...labels, points, ...more });
}

function drawn(part: ChartPart) {
  return readXml(chartSvg(part, printPalette));
}

/** Lengths of one side of the shapes of one colour, in the order drawn. */
function sides(part: ChartPart, side: 'width' | 'height', colour: string): number[] {
  return drawn(part)
    .filter(({ name, attributes }) => name === 'rect' && attributes.fill === colour)
    .map(({ attributes }) => Number(attributes[side]));
}

const hostile = ['<', '>', '&', '"', "'", ']]>', '<script>', '&amp;', '\u0000', '\u001f', '\t'];

describe('escapeXml', () => {
  it('writes the signs of XML as references', () => {
    expect(escapeXml('a < b & "c" > d')).toBe('a &#60; b &#38; &#34;c&#34; &#62; d');
  });

  // XML 1.0, section 2.2: Char. Controls but TAB, LF and CR, surrogates, U+FFFE and U+FFFF are none.
  it('puts U+FFFD where XML cannot hold a character', () => {
    expect(escapeXml('\u0000\u0008\u000b\u001f\ufffe\uffff\ud800x\udc00')).toBe(
      '\ufffd'.repeat(7).concat('x\ufffd'),
    );
  });

  it('keeps what XML can hold', () => {
    const kept = "a\tb\nc\rd'é😀\u007f\u0085\ufffd\u{1fffe}";
    expect(escapeXml(kept)).toBe(kept);
  });

  it('gives text that stands in an element and in an attribute, whatever it is', () => {
    fc.assert(
      fc.property(textOf(...hostile, '\uffff', '\ud800'), (content) => {
        const written = escapeXml(content);
        const [element] = readXml(`<a b="${written}">${written}</a>`);
        const held = content
          .toWellFormed()
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
        expect(element).toEqual({ name: 'a', attributes: { b: held }, text: held });
      }),
    );
  });
});

describe('chartSvg', () => {
  it('is well-formed whatever labels, units and shape', () => {
    const point = fc.record({
      label: textOf(...hostile),
      value: fc.double({ min: 0, max: 1e9, noNaN: true }),
      reference: fc.double({ min: 0, max: 1e9, noNaN: true }),
    });
    const part = fc.record({
      shape: fc.constantFrom('bars' as const, 'line' as const),
      categoryLabel: textOf(...hostile),
      valueLabel: textOf(...hostile),
      referenceLabel: textOf(...hostile),
      unit: textOf(...hostile),
      digits: fc.integer({ min: 0, max: 5 }),
      points: fc.array(point, { maxLength: 8 }),
    });
    fc.assert(
      fc.property(part, (content) => {
        const [root, ...inside] = drawn(chart(content));
        expect(root?.name).toBe('svg');
        const names = ['svg', 'rect', 'text', 'title', 'g', 'polyline'];
        expect(inside.filter(({ name }) => !names.includes(name))).toEqual([]);
      }),
    );
  });

  it('says what it shows, for who cannot see it', () => {
    const [root] = drawn(chartOf([{ label: 'a', value: 1 }]));
    expect(root?.attributes).toMatchObject({ role: 'img', 'aria-label': 'Share by Letter' });
    expect(root?.attributes.viewBox).toMatch(/^0 0 720 \d+$/);
  });

  it('stands columns on short labels, as high as their values', () => {
    const [one = 0, two = 0, three = 0] = sides(
      chartOf([
        { label: 'a', value: 10 },
        { label: 'b', value: 5 },
        { label: 'c', value: 0 },
      ]),
      'height',
      printPalette.value,
    );
    expect(one).toBeGreaterThan(0);
    expect(two).toBe(one / 2);
    expect(three).toBe(0);
  });

  it('lays bars beside longer labels, as long as their values', () => {
    const lengths = sides(
      chartOf([
        { label: 'first', value: 2 },
        { label: 'second', value: 8 },
      ]),
      'width',
      printPalette.value,
    );
    expect(lengths.length).toBe(2);
    expect((lengths[1] ?? 0) / (lengths[0] ?? 0)).toBeCloseTo(4, 2);
  });

  it('lays bars for over sixty short labels too', () => {
    const points = Array.from({ length: 61 }, (_, i) => ({ label: String(i), value: 1 }));
    const [width, ...others] = sides(chartOf(points), 'width', printPalette.value);
    expect(width).toBeGreaterThan(300);
    expect(others.length).toBe(60);
  });

  it('makes room for the reference where it is the highest', () => {
    const heights = sides(
      chartOf([{ label: 'a', value: 5, reference: 10 }], { referenceLabel: 'English' }),
      'height',
      printPalette.value,
    );
    const full = sides(chartOf([{ label: 'a', value: 5 }]), 'height', printPalette.value);
    expect(heights[0]).toBe((full[0] ?? 0) / 2);
  });

  it('writes values with their digits and unit, and the reference beside them', () => {
    const part = chartOf([{ label: 'a', value: 12.345, reference: 8.2 }], {
      digits: 1,
      unit: ' %',
      referenceLabel: 'English',
    });
    const texts = drawn(part).map(({ text }) => text);
    expect(texts).toContain('12.3 %');
    expect(texts).toContain('a: 12.3 %, English 8.2 %');
  });

  it('shortens long labels by characters, and names them whole when pointed at', () => {
    const label = '😀'.repeat(40);
    const texts = drawn(chartOf([{ label, value: 1 }])).map(({ text }) => text);
    expect(texts).toContain(`${'😀'.repeat(29)}…`);
    expect(texts).toContain(`${label}: 1`);
  });

  it('draws a line through every value, left to right, higher values higher up', () => {
    const points = [1, 3, 2].map((value) => ({ label: 'x', value }));
    const line = drawn(chartOf(points, { shape: 'line' })).find(({ name }) => name === 'polyline');
    const places = (line?.attributes.points ?? '')
      .split(' ')
      .map((at) => at.split(',').map(Number));
    expect(places.map(([x]) => x)).toEqual([0, 360, 720]);
    const [first = 0, second = 0, third = 0] = places.map(([, y]) => y ?? 0);
    expect(first - third).toBeCloseTo(third - second, 2);
    expect(second).toBeLessThan(third);
  });

  it('draws the reference of a line as a second, quieter line, where points have one', () => {
    const points = [
      { label: '1', value: 4, reference: 2 },
      { label: '2', value: 0 },
      { label: '3', value: 0, reference: 4 },
    ];
    const lines = drawn(chartOf(points, { shape: 'line' })).filter(
      ({ name }) => name === 'polyline',
    );
    expect(lines.map(({ attributes }) => [attributes.stroke, attributes.points])).toEqual([
      [printPalette.reference, '0,144 720,24'],
      [printPalette.value, '0,24 360,264 720,264'],
    ]);
  });

  it.each(['bars', 'line'] as const)('is drawn for no points, one, and all zero: %s', (shape) => {
    for (const points of [[], [{ label: 'a', value: 0 }], [{ label: 'longer', value: 0 }]]) {
      expect(chartSvg(chartOf(points, { shape }), printPalette)).not.toMatch(/NaN|Infinity/);
      expect(drawn(chartOf(points, { shape }))[0]?.name).toBe('svg');
    }
  });

  it('takes more points than a call takes arguments', () => {
    const points = Array.from({ length: 200_000 }, () => ({ label: 'word', value: 1 }));
    expect(chartSvg(chartOf(points), printPalette).endsWith('</svg>')).toBe(true);
  });
});
