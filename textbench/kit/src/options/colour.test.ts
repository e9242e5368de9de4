import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colour, parseColour } from './colour.ts';

const ink = colour({ label: 'Ink', default: '#17181a' });

describe('a colour', () => {
  it.each([
    ['#3d5ba6', '#3d5ba6'],
    ['#3D5BA6', '#3d5ba6'],
    [' #000000 ', '#000000'],
    ['#fff', '#ffffff'],
    ['#1aF', '#11aaff'],
  ])('reads %s as %s', (raw, value) => {
    expect(parseColour(ink, raw)).toEqual({ value });
  });

  it.each(['red', '3d5ba6', '#3d5ba', '#3d5ba6ff', '#12', '#ggg', '', 'rgb(0,0,0)', '#fff\n#fff'])(
    'refuses %j and shows one that works',
    (raw) => {
      expect(parseColour(ink, raw)).toEqual({ problem: 'takes a colour such as #3d5ba6' });
    },
  );

  it.each([null, undefined, 0, {}, ['#ffffff']])('refuses %j', (raw) => {
    expect(parseColour(ink, raw)).toHaveProperty('problem');
  });

  it('is itself when it is read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
        const value = `#${rgb.toString(16).padStart(6, '0')}`;
        expect(parseColour(ink, value)).toEqual({ value });
      }),
    );
  });
});
