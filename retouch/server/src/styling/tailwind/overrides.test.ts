import { overridesByName } from '@retouch/source';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryProject } from '../../project/project.testing.ts';
import { tailwindOf } from './load-tailwind.ts';
import type { Tailwind } from './tailwind.ts';

let tailwind: Tailwind;

beforeAll(async () => {
  const css = '@import "tailwindcss";\n@theme { --text-huge: 5rem; }\n';
  const found = await tailwindOf(memoryProject(new Map([['a.css', css]])), 'a.tsx');
  if (found === undefined) throw new Error('No Tailwind');
  tailwind = found;
});

const all = (names: string) => names.split(' ').filter((name) => name !== '');

describe('what a new class overrides, by the styles of both', () => {
  // From the CSS that Tailwind makes of each: what the new class sets, the old one sets in vain.
  it.each([
    ['p-4', 'p-2 px-1 pl-1 ps-2 m-2 md:p-2 p-2!', 'p-2 px-1 pl-1 ps-2'],
    ['pl-4', 'p-2 px-1 pl-1', 'pl-1'],
    ['md:p-4', 'p-2 md:p-2 md:hover:p-2', 'md:p-2'],
    ['hover:md:p-4', 'md:hover:p-2', 'md:hover:p-2'],
    ['p-4!', 'p-2 p-2!', 'p-2!'],
    ['hidden', 'flex block card hidden-xs', 'flex block'],
    ['text-huge', 'text-sm text-red-500 text-center leading-6', 'text-sm'],
    ['text-[13px]', 'text-lg text-red-500', 'text-lg'],
    ['text-sm', 'leading-6 text-lg/8', 'text-lg/8'],
    ['size-4', 'w-2 h-2 min-w-2', 'w-2 h-2'],
    ['inset-0', 'left-1 inset-x-2 m-1', 'left-1 inset-x-2'],
    ['border', 'border-2 border-red-500 border-dashed border-x-2', 'border-2 border-x-2'],
    ['bg-red-500', 'bg-red-500/50 bg-cover', 'bg-red-500/50'],
    ['shadow-md', 'shadow-sm ring-2 shadow-red-500', 'shadow-sm'],
    ['translate-x-2', 'translate-x-1 translate-y-1', 'translate-x-1'],
    ['space-x-2', 'space-x-4 space-y-2 mx-2', 'space-x-4'],
    ['col-span-2', 'col-start-1 col-span-3', 'col-span-3'],
    ['from-red-500', 'from-blue-500 to-blue-500', 'from-blue-500'],
    ['[--x:1]', '[--x:2] [--y:1]', '[--x:2]'],
    ['[line-height:2]', 'leading-6', 'leading-6'],
    ['card', 'p-2 card-body', ''],
  ])('%s over %s: %s', (added, existing, expected) => {
    const found = tailwind.overrides.overridden(all(existing), [added]);
    expect([...found.keys()]).toEqual(all(expected));
    for (const by of found.values()) expect(by).toBe(added);
  });

  it('each lost class tells which one took its place', () => {
    const found = tailwind.overrides.overridden(['p-1', 'm-1'], ['m-2', 'p-2']);
    expect([...found]).toEqual([
      ['p-1', 'p-2'],
      ['m-1', 'm-2'],
    ]);
  });

  it('of several given together the later ones count', () => {
    expect(tailwind.overrides.effective(all('p-2 card px-1 p-4 pl-1 card'))).toEqual(
      all('card p-4 pl-1 card'),
    );
  });
});

describe('what a new class overrides, by their names', () => {
  it.each([
    ['p-4', 'p-2 px-1 m-2 md:p-2', 'p-2 px-1'],
    ['hidden', 'flex card', 'flex'],
    ['card', 'p-2', ''],
  ])('%s over %s: %s', (added, existing, expected) => {
    const found = overridesByName.overridden(all(existing), [added]);
    expect([...found.keys()]).toEqual(all(expected));
  });

  it('ten thousand unknown classes stay', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `c-${index}`);
    expect(overridesByName.overridden([...many, 'p-2'], ['p-4'])).toEqual(
      new Map([['p-2', 'p-4']]),
    );
    expect(tailwind.overrides.overridden([...many, 'p-2'], ['p-4'])).toEqual(
      new Map([['p-2', 'p-4']]),
    );
  });
});
