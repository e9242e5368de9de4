const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48,
  52, 56, 60, 64, 72, 80, 96,
];

const spacing = steps.map((step) => `--spacing-${String(step).replace('.', '_')}: ${step / 4}rem;`);

/**
 * The default scale of Tailwind CSS 3 as a theme of version 4, which reads it. Its palette is not in
 * it: colours other than black, white and transparent are written as they are.
 */
export const version3Theme = `
@theme {
  ${spacing.join('\n  ')}
  --color-black: #000;
  --color-white: #fff;
  --font-sans: ui-sans-serif, system-ui, sans-serif;
  --text-xs: 0.75rem; --text-xs--line-height: 1rem;
  --text-sm: 0.875rem; --text-sm--line-height: 1.25rem;
  --text-base: 1rem; --text-base--line-height: 1.5rem;
  --text-lg: 1.125rem; --text-lg--line-height: 1.75rem;
  --text-xl: 1.25rem; --text-xl--line-height: 1.75rem;
  --text-2xl: 1.5rem; --text-2xl--line-height: 2rem;
  --text-3xl: 1.875rem; --text-3xl--line-height: 2.25rem;
  --text-4xl: 2.25rem; --text-4xl--line-height: 2.5rem;
  --text-5xl: 3rem; --text-5xl--line-height: 1;
  --text-6xl: 3.75rem; --text-6xl--line-height: 1;
  --font-weight-thin: 100; --font-weight-extralight: 200; --font-weight-light: 300;
  --font-weight-normal: 400; --font-weight-medium: 500; --font-weight-semibold: 600;
  --font-weight-bold: 700; --font-weight-extrabold: 800; --font-weight-black: 900;
  --tracking-tighter: -0.05em; --tracking-tight: -0.025em; --tracking-normal: 0em;
  --tracking-wide: 0.025em; --tracking-wider: 0.05em; --tracking-widest: 0.1em;
  --leading-none: 1; --leading-tight: 1.25; --leading-snug: 1.375; --leading-normal: 1.5;
  --leading-relaxed: 1.625; --leading-loose: 2;
  --leading-3: 0.75rem; --leading-4: 1rem; --leading-5: 1.25rem; --leading-6: 1.5rem;
  --leading-7: 1.75rem; --leading-8: 2rem; --leading-9: 2.25rem; --leading-10: 2.5rem;
  --radius-none: 0px; --radius-sm: 0.125rem; --radius: 0.25rem; --radius-md: 0.375rem;
  --radius-lg: 0.5rem; --radius-xl: 0.75rem; --radius-2xl: 1rem; --radius-3xl: 1.5rem;
  --max-width-xs: 20rem; --max-width-sm: 24rem; --max-width-md: 28rem; --max-width-lg: 32rem;
  --max-width-xl: 36rem; --max-width-2xl: 42rem; --max-width-3xl: 48rem; --max-width-4xl: 56rem;
  --max-width-5xl: 64rem; --max-width-6xl: 72rem; --max-width-7xl: 80rem;
  --ease-in: cubic-bezier(0.4, 0, 1, 1);
  --ease-out: cubic-bezier(0, 0, 0.2, 1);
  --ease-in-out: cubic-bezier(0.4, 0, 0.2, 1);
  --aspect-video: 16 / 9;
  --breakpoint-sm: 640px; --breakpoint-md: 768px; --breakpoint-lg: 1024px;
  --breakpoint-xl: 1280px; --breakpoint-2xl: 1536px;
}
@tailwind utilities;
`;

/** The bare numbers that version 3 takes, by utility; version 4 takes any. */
export const version3Numbers: ReadonlyMap<string, readonly number[]> = new Map([
  ['z', [0, 10, 20, 30, 40, 50]],
  ['order', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['grid-cols', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['grid-rows', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['columns', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['opacity', [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]],
  ['duration', [0, 75, 100, 150, 200, 300, 500, 700, 1000]],
  ['delay', [0, 75, 100, 150, 200, 300, 500, 700, 1000]],
  ['rotate', [0, 1, 2, 3, 6, 12, 45, 90, 180]],
  ['flex', [1]],
  ['grow', [0]],
  ['shrink', [0]],
  ['stroke', [0, 1, 2]],
  ['outline', [0, 1, 2, 4, 8]],
  ['outline-offset', [0, 1, 2, 4, 8]],
  ['underline-offset', [0, 1, 2, 4, 8]],
  ['decoration', [0, 1, 2, 4, 8]],
  ...['', '-x', '-y', '-t', '-r', '-b', '-l', '-s', '-e'].map((side): [string, number[]] => [
    `border${side}`,
    [0, 2, 4, 8],
  ]),
]);

/** Utilities that version 4 has and version 3 has not, or that mean something else there. */
export const newInVersion4: readonly RegExp[] = [
  /^-?aspect-\d/,
  /^wrap-/,
  /^(min|max)?-?[wh]-\d+\/(?!2$|3$|4$|5$|6$|12$)/,
  /^inset-shadow/,
  /^text-shadow/,
  /^field-sizing/,
  /^scheme-/,
  /^transform-(3d|flat)/,
  /^backface-/,
  /^perspective/,
  /^font-stretch-/,
  /^outline-hidden$/,
  /^items-.*-safe$/,
  /^(justify|self|content|place)-.*-safe$/,
  /^(items|self)-baseline-last$/,
];
