import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, hslColour, mixInOklab, parseHex, type Rgb } from './colour-math.testing.ts';
import { primaryColours, primaryForeground, themeNames } from './themes.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const surfacesCss = read('./surfaces.css');
const themesCss = read('./themes.css');

type Scheme = 'light' | 'dark';

/** A colour of `surfaces.css` that is written as `light-dark(#…, #…)`. */
function surface(name: string, scheme: Scheme): Rgb {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(surfacesCss) ?? [];
  return parseHex((scheme === 'light' ? light : dark) ?? '');
}

function themeInk(theme: string, scheme: Scheme): Rgb {
  const rule = new RegExp(`\\.theme-${theme} \\{([^}]*)\\}`).exec(themesCss)?.[1] ?? '';
  return hslColour(new RegExp(`--theme-ink-${scheme}: ([^;]+);`).exec(rule)?.[1] ?? '');
}

it("contrast is WCAG's: 21 for black on white, and #767676 the lightest grey for text on white", () => {
  const white = parseHex('#ffffff');
  expect(contrast(parseHex('#000000'), white)).toBeCloseTo(21, 10);
  expect(contrast(parseHex('#767676'), white)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(parseHex('#777777'), white)).toBeLessThan(4.5);
});

/** WCAG 2.2, 1.4.3: text needs 4.5 : 1; 1.4.11: edges of controls and the focus ring need 3 : 1. */
describe.each(['light', 'dark'] as const)('contrast in %s', (scheme) => {
  const grounds = ['paper', 'card', 'soft'].map((name) => surface(name, scheme));

  it('text and muted text are read on every surface', () => {
    for (const text of ['ink', 'muted', 'danger', 'warning', 'good'])
      for (const ground of grounds)
        expect(contrast(surface(text, scheme), ground), text).toBeGreaterThanOrEqual(4.5);
  });

  it('tones are read on their own soft ground', () => {
    for (const tone of ['danger', 'warning', 'good'])
      expect(
        contrast(surface(tone, scheme), surface(`${tone}-soft`, scheme)),
        tone,
      ).toBeGreaterThanOrEqual(4.5);
  });

  it('strong lines are seen on every surface', () => {
    for (const ground of grounds)
      expect(contrast(surface('line-strong', scheme), ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(themeNames)(
    'the accent of %s is read on every surface and under its own text',
    (theme) => {
      const accent = themeInk(theme, scheme);
      const primary = hslColour(primaryColours[theme]);
      const soft = mixInOklab(primary, surface('card', scheme), 0.12);
      for (const ground of [...grounds, soft])
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(surface('ink', scheme), soft)).toBeGreaterThanOrEqual(4.5);
      const onAccent = scheme === 'light' ? hslColour(primaryForeground) : parseHex('#111214');
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
