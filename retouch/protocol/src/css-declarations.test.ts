import { describe, expect, it } from 'vitest';
import { cssPropertyName, declarationText } from './css-declarations.ts';

describe('cssPropertyName', () => {
  // CSSOM, section 6.7.1: IDL attribute to CSS property; vendor prefixes as React's style takes them.
  it.each([
    ['gridArea', 'grid-area'],
    ['color', 'color'],
    ['WebkitBoxFlex', '-webkit-box-flex'],
    ['msFlex', '-ms-flex'],
    ['background-Color', 'background-color'],
    ['--myGap', '--myGap'],
    ['-webkit-box-flex', '-webkit-box-flex'],
  ])('makes %s into %s', (property, name) => expect(cssPropertyName(property)).toBe(name));
});

describe('declarationText', () => {
  it('keeps text', () => expect(declarationText('padding: 4px')).toBe('padding: 4px'));

  it('writes values by property and leaves out what is null', () => {
    expect(declarationText({ gridArea: '1', color: null, '--gap': '4px' })).toBe(
      'grid-area: 1; --gap: 4px',
    );
    expect(declarationText({})).toBe('');
  });
});
