import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  defaultTheme,
  isThemeName,
  primaryColours,
  primaryForeground,
  startingTheme,
  themeButtonLabel,
  themeNames,
} from './themes.ts';

describe('themes', () => {
  it('are the six of the specification, blue first and by default', () => {
    expect(themeNames).toEqual(['blue', 'purple', 'green', 'orange', 'teal', 'gray']);
    expect(defaultTheme).toBe('blue');
  });

  it('have the specified primary colours', () => {
    expect(primaryColours).toEqual({
      blue: '222.2 47.4% 55.1%',
      purple: '267.1 75.3% 55.9%',
      green: '142.1 76.2% 36.3%',
      orange: '24.6 95% 53.1%',
      teal: '173.4 80.4% 40%',
      gray: '210 10% 50%',
    });
    expect(primaryForeground).toBe('210 40% 98%');
  });

  it('have the same colours in the style sheet', () => {
    const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');
    for (const name of themeNames) {
      const rule = new RegExp(`\\.theme-${name} \\{([^}]*)\\}`).exec(css)?.[1];
      expect(rule).toContain(`--primary: ${primaryColours[name]};`);
      expect(rule).toContain(`--primary-foreground: ${primaryForeground};`);
    }
  });

  it('are recognised by their exact names only', () => {
    for (const name of themeNames) expect(isThemeName(name)).toBe(true);
    for (const other of ['Blue', 'red', '', ' blue', null, undefined, 3, 'toString', '__proto__'])
      expect(isThemeName(other)).toBe(false);
  });
});

describe('startingTheme', () => {
  it('is blue where nothing is said', () => {
    expect(startingTheme(null, '')).toBe('blue');
  });

  it('is the saved theme', () => {
    expect(startingTheme('teal', '')).toBe('teal');
    expect(startingTheme('teal', '?other=green')).toBe('teal');
  });

  it('is the theme of the address before the saved one', () => {
    expect(startingTheme('teal', '?theme=orange')).toBe('orange');
    expect(startingTheme(null, '?a=1&theme=gray')).toBe('gray');
  });

  it('ignores what is no theme, in either place', () => {
    expect(startingTheme('crimson', '')).toBe('blue');
    expect(startingTheme('teal', '?theme=crimson')).toBe('teal');
    expect(startingTheme('', '?theme=')).toBe('blue');
    expect(startingTheme('BLUE', '?theme=GREEN')).toBe('blue');
  });
});

describe('themeButtonLabel', () => {
  it('capitalises every colour but gray', () => {
    expect(themeNames.map(themeButtonLabel)).toEqual([
      'Switch to Blue theme',
      'Switch to Purple theme',
      'Switch to Green theme',
      'Switch to Orange theme',
      'Switch to Teal theme',
      'Switch to gray theme',
    ]);
  });
});
