import { describe, expect, it } from 'vitest';
import { memoryProject } from '../../project/project.testing.ts';
import { tailwindOf } from './load-tailwind.ts';
import type { Tailwind } from './tailwind.ts';

/** The Tailwind of a project with this style sheet. */
async function tailwind(
  css: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Tailwind> {
  const project = memoryProject(new Map(Object.entries({ 'src/app.css': css, ...files })));
  const found = await tailwindOf(project, 'src/app.tsx');
  if (found === undefined) throw new Error('No Tailwind');
  return found;
}

const theme = `@import "tailwindcss";
@theme {
  --color-brand: #123456;
  --text-huge: 5rem;
  --radius-card: 10px;
  --font-display: Georgia, serif;
}
@utility tidy { content-visibility: auto; }`;

describe('the class for a value', () => {
  // Names and values as in the documentation of Tailwind CSS 4 and in its theme.css.
  it.each([
    ['padding', '16px', 'p-4'],
    ['padding', '1rem', 'p-4'],
    ['padding', '0', 'p-0'],
    ['padding', '0px', 'p-0'],
    ['padding', '1px', 'p-px'],
    ['padding', '17px', 'p-[17px]'],
    ['padding', '8px 16px', 'p-[8px_16px]'],
    ['padding-left', '10px', 'pl-2.5'],
    ['padding-inline', '8px', 'px-2'],
    ['margin-top', '-8px', '-mt-2'],
    ['margin', 'auto', 'm-auto'],
    ['margin', '0 auto', 'm-[0_auto]'],
    ['top', '0', 'top-0'],
    ['inset', '50%', 'inset-1/2'],
    ['gap', '1.5em', 'gap-[1.5em]'],
    ['row-gap', '4px', 'gap-y-1'],
    ['width', '100%', 'w-full'],
    ['width', '50%', 'w-1/2'],
    ['width', '33.3333%', 'w-1/3'],
    ['width', '300px', 'w-75'],
    ['width', '301px', 'w-[301px]'],
    ['width', 'auto', 'w-auto'],
    ['width', 'fit-content', 'w-fit'],
    ['width', 'calc(100% - 2rem)', 'w-[calc(100%_-_2rem)]'],
    ['height', '100vh', 'h-screen'],
    ['max-width', '80rem', 'max-w-7xl'],
    ['color', '#123456', 'text-brand'],
    ['color', 'rgb(18, 52, 86)', 'text-brand'],
    ['color', 'var(--color-brand)', 'text-brand'],
    ['color', '#fb2c36', 'text-red-500'],
    ['color', 'tomato', 'text-[tomato]'],
    ['color', 'rgba(0, 0, 0, 0.5)', 'text-[rgba(0,0,0,0.5)]'],
    ['background-color', '#fff', 'bg-white'],
    ['background-color', 'transparent', 'bg-transparent'],
    ['background-image', 'url("/a_b.png")', 'bg-[url("/a_b.png")]'],
    ['background-image', 'none', 'bg-none'],
    ['border-color', '#123456', 'border-brand'],
    ['border-width', '1px', 'border'],
    ['border-width', '2px', 'border-2'],
    ['border-top-width', '0.5rem', 'border-t-[0.5rem]'],
    ['border-style', 'dashed', 'border-dashed'],
    ['border-radius', '10px', 'rounded-card'],
    ['border-radius', '8px', 'rounded-lg'],
    ['border-radius', '5px', 'rounded-[5px]'],
    ['border-top-left-radius', '4px', 'rounded-tl-sm'],
    ['font-size', '14px', 'text-sm'],
    ['font-size', '5rem', 'text-huge'],
    ['font-size', '15px', 'text-[15px]'],
    ['font-weight', '700', 'font-bold'],
    ['font-weight', '650', 'font-[650]'],
    ['font-family', 'Georgia, serif', 'font-display'],
    ['font-style', 'italic', 'italic'],
    ['line-height', '1.5', 'leading-normal'],
    ['line-height', '24px', 'leading-6'],
    ['letter-spacing', '0.1em', 'tracking-widest'],
    ['text-align', 'center', 'text-center'],
    ['text-transform', 'uppercase', 'uppercase'],
    ['text-decoration-line', 'underline', 'underline'],
    ['display', 'flex', 'flex'],
    ['display', 'none', 'hidden'],
    ['flex-direction', 'column', 'flex-col'],
    ['flex-wrap', 'wrap', 'flex-wrap'],
    ['flex', '1', 'flex-1'],
    ['flex-grow', '1', 'grow'],
    ['flex-shrink', '0', 'shrink-0'],
    ['align-items', 'center', 'items-center'],
    ['justify-content', 'space-between', 'justify-between'],
    ['grid-template-columns', 'repeat(3, minmax(0, 1fr))', 'grid-cols-3'],
    ['grid-template-columns', '1fr 2fr', 'grid-cols-[1fr_2fr]'],
    ['grid-column', 'span 2 / span 2', 'col-span-2'],
    ['opacity', '0.5', 'opacity-50'],
    ['opacity', '0.333', 'opacity-[0.333]'],
    ['z-index', '10', 'z-10'],
    ['z-index', '-1', '-z-1'],
    ['position', 'absolute', 'absolute'],
    ['overflow', 'hidden', 'overflow-hidden'],
    ['overflow-x', 'auto', 'overflow-x-auto'],
    ['visibility', 'hidden', 'invisible'],
    ['cursor', 'pointer', 'cursor-pointer'],
    ['object-fit', 'cover', 'object-cover'],
    ['aspect-ratio', '16 / 9', 'aspect-video'],
    ['aspect-ratio', '4 / 3', 'aspect-4/3'],
    ['box-shadow', 'none', 'shadow-none'],
    ['box-shadow', '0 1px 2px 0 rgb(0 0 0 / 0.05)', 'shadow-xs'],
    ['box-shadow', '0 0 4px red', 'shadow-[0_0_4px_red]'],
    ['transition-duration', '0.2s', 'duration-200'],
    ['rotate', '45deg', 'rotate-45'],
    ['clip-path', 'circle(50%)', '[clip-path:circle(50%)]'],
    ['content-visibility', 'auto', 'tidy'],
    ['--gap', '4px', '[--gap:4px]'],
    ['--snake', 'a_b', '[--snake:a\\_b]'],
  ])('%s: %s is %s', async (property, value, expected) => {
    expect((await tailwind(theme)).classFor(property, value)).toBe(expected);
  });

  it.each(['a; b', '{', 'calc(1px', "'", '', ' ', 'a\nb', ')'])(
    '%j fits in none',
    async (value) => {
      expect((await tailwind(theme)).classFor('width', value)).toBeUndefined();
    },
  );
});
