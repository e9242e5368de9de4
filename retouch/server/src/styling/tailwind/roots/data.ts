/** How a utility takes the values of a property. */
export interface Root {
  readonly root: string;
  /** The theme's namespaces whose tokens it takes, in the order in which Tailwind looks. */
  readonly themes: readonly string[];
  /** The bare values it takes beside them: `spacing` as multiples, `fraction` as `1/2`, and so on. */
  readonly bare: readonly Bare[];
  /** What an arbitrary value is marked with where it could mean another property. */
  readonly hint?: string;
}

export type Bare =
  | 'spacing'
  | 'negative'
  | 'fraction'
  | 'integer'
  | 'percent'
  | 'px'
  | 'ms'
  | 'deg'
  | 'ratio'
  | 'repeat'
  | 'span';

const spacing = (root: string, ...more: Bare[]): Root => ({
  root,
  themes: ['--spacing'],
  bare: ['spacing', ...more],
});

const size = (root: string, own: string): Root => ({
  root,
  themes: [own, '--spacing', '--container'],
  bare: ['spacing', 'fraction'],
});

const color = (root: string, own: string, hint?: string): Root => ({
  root,
  themes: [own, '--color'],
  bare: [],
  ...(hint === undefined ? {} : { hint }),
});

const plain = (root: string, bare: Bare[] = [], themes: string[] = [], hint?: string): Root => ({
  root,
  themes,
  bare,
  ...(hint === undefined ? {} : { hint }),
});

const sided = (property: string, root: string, ...more: Bare[]): [string, Root][] => [
  [property, spacing(root, ...more)],
  [`${property}-inline`, spacing(`${root}x`, ...more)],
  [`${property}-block`, spacing(`${root}y`, ...more)],
  [`${property}-top`, spacing(`${root}t`, ...more)],
  [`${property}-right`, spacing(`${root}r`, ...more)],
  [`${property}-bottom`, spacing(`${root}b`, ...more)],
  [`${property}-left`, spacing(`${root}l`, ...more)],
  [`${property}-inline-start`, spacing(`${root}s`, ...more)],
  [`${property}-inline-end`, spacing(`${root}e`, ...more)],
];

const inset = (property: string, root: string): [string, Root] => [
  property,
  { root, themes: ['--inset', '--spacing'], bare: ['spacing', 'negative', 'fraction'] },
];

const borderSides: [string, string][] = [
  ['', ''],
  ['-inline', '-x'],
  ['-block', '-y'],
  ['-top', '-t'],
  ['-right', '-r'],
  ['-bottom', '-b'],
  ['-left', '-l'],
  ['-inline-start', '-s'],
  ['-inline-end', '-e'],
];

const corners: [string, string][] = [
  ['', ''],
  ['-top-left', '-tl'],
  ['-top-right', '-tr'],
  ['-bottom-right', '-br'],
  ['-bottom-left', '-bl'],
  ['-start-start', '-ss'],
  ['-start-end', '-se'],
  ['-end-end', '-ee'],
  ['-end-start', '-es'],
];

/** The utilities that take values of a property (Tailwind CSS 4, its documentation of utilities). */
export const roots: ReadonlyMap<string, Root> = new Map<string, Root>([
  ...sided('padding', 'p'),
  ...sided('margin', 'm', 'negative'),
  ...sided('scroll-padding', 'scroll-p'),
  ...sided('scroll-margin', 'scroll-m', 'negative'),
  inset('inset', 'inset'),
  inset('inset-inline', 'inset-x'),
  inset('inset-block', 'inset-y'),
  inset('top', 'top'),
  inset('right', 'right'),
  inset('bottom', 'bottom'),
  inset('left', 'left'),
  ['gap', spacing('gap')],
  ['column-gap', spacing('gap-x')],
  ['row-gap', spacing('gap-y')],
  ['text-indent', spacing('indent', 'negative')],
  ['width', size('w', '--width')],
  ['height', size('h', '--height')],
  ['min-width', size('min-w', '--min-width')],
  ['min-height', size('min-h', '--min-height')],
  ['max-width', size('max-w', '--max-width')],
  ['max-height', size('max-h', '--max-height')],
  ['flex-basis', size('basis', '--flex-basis')],
  ['font-size', plain('text', [], ['--text'], 'length')],
  ['font-weight', plain('font', [], ['--font-weight'], 'weight')],
  ['font-family', plain('font', [], ['--font'], 'family-name')],
  ['line-height', { root: 'leading', themes: ['--leading', '--spacing'], bare: ['spacing'] }],
  ['letter-spacing', plain('tracking', [], ['--tracking'])],
  ['color', color('text', '--text-color', 'color')],
  ['background-color', color('bg', '--background-color', 'color')],
  ['accent-color', color('accent', '--accent-color')],
  ['caret-color', color('caret', '--caret-color')],
  ['fill', color('fill', '--fill')],
  ['stroke', color('stroke', '--stroke', 'color')],
  ['outline-color', color('outline', '--outline-color', 'color')],
  ['text-decoration-color', color('decoration', '--text-decoration-color', 'color')],
  ...borderSides.map(([side, end]): [string, Root] => [
    `border${side}-color`,
    color(`border${end}`, '--border-color', 'color'),
  ]),
  ...borderSides.map(([side, end]): [string, Root] => [
    `border${side}-width`,
    plain(`border${end}`, ['px'], ['--border-width'], 'length'),
  ]),
  ...corners.map(([corner, end]): [string, Root] => [
    `border${corner}-radius`,
    plain(`rounded${end}`, [], ['--radius']),
  ]),
  ['outline-width', plain('outline', ['px'], ['--outline-width'], 'length')],
  ['outline-offset', plain('outline-offset', ['px'], ['--outline-offset'])],
  ['text-underline-offset', plain('underline-offset', ['px'], ['--text-underline-offset'])],
  ['text-decoration-thickness', plain('decoration', ['px'], ['--text-decoration-thickness'], 'length')],
  ['stroke-width', plain('stroke', ['integer'], ['--stroke-width'], 'length')],
  ['opacity', plain('opacity', ['percent'], ['--opacity'])],
  ['z-index', plain('z', ['integer', 'negative'], ['--z-index'])],
  ['order', plain('order', ['integer', 'negative'], ['--order'])],
  ['flex', plain('flex', ['integer', 'fraction'], ['--flex'])],
  ['flex-grow', plain('grow', ['integer'], ['--flex-grow'])],
  ['flex-shrink', plain('shrink', ['integer'], ['--flex-shrink'])],
  ['columns', plain('columns', ['integer'], ['--columns', '--container'])],
  ['grid-template-columns', plain('grid-cols', ['repeat'], ['--grid-template-columns'])],
  ['grid-template-rows', plain('grid-rows', ['repeat'], ['--grid-template-rows'])],
  ['grid-auto-columns', plain('auto-cols', [], ['--grid-auto-columns'])],
  ['grid-auto-rows', plain('auto-rows', [], ['--grid-auto-rows'])],
  ['grid-column', plain('col', ['span'], ['--grid-column'])],
  ['grid-row', plain('row', ['span'], ['--grid-row'])],
  ['grid-column-start', plain('col-start', ['integer'], ['--grid-column-start'])],
  ['grid-column-end', plain('col-end', ['integer'], ['--grid-column-end'])],
  ['grid-row-start', plain('row-start', ['integer'], ['--grid-row-start'])],
  ['grid-row-end', plain('row-end', ['integer'], ['--grid-row-end'])],
  ['aspect-ratio', plain('aspect', ['ratio'], ['--aspect'])],
  ['object-position', plain('object', [], ['--object-position'])],
  ['background-image', plain('bg', [], ['--background-image'], 'image')],
  ['background-size', plain('bg', [], ['--background-size'], 'length')],
  ['background-position', plain('bg', [], ['--background-position'], 'position')],
  ['box-shadow', plain('shadow', [], ['--shadow'])],
  ['transition-property', plain('transition', [], ['--transition-property'])],
  ['transition-duration', plain('duration', ['ms'], ['--transition-duration'])],
  ['transition-delay', plain('delay', ['ms'], ['--transition-delay'])],
  ['transition-timing-function', plain('ease', [], ['--ease'])],
  ['animation', plain('animate', [], ['--animate'])],
  ['rotate', plain('rotate', ['deg', 'negative'], ['--rotate'])],
  ['transform', plain('transform')],
  ['transform-origin', plain('origin', [], ['--transform-origin'])],
  ['perspective', plain('perspective', [], ['--perspective'])],
  ['list-style-type', plain('list', [], ['--list-style-type'])],
  ['list-style-image', plain('list-image', [], ['--list-style-image'])],
  ['cursor', plain('cursor', [], ['--cursor'])],
  ['will-change', plain('will-change', [], ['--will-change'])],
  ['vertical-align', plain('align')],
]);
