const sides = ['top', 'right', 'bottom', 'left', 'inline-start', 'inline-end', 'block-start', 'block-end'];
const inline = ['left', 'right', 'inline-start', 'inline-end'];
const block = ['top', 'bottom', 'block-start', 'block-end'];
const corners = [
  'top-left',
  'top-right',
  'bottom-right',
  'bottom-left',
  'start-start',
  'start-end',
  'end-end',
  'end-start',
];

const sided = (name: string, suffix = ''): [string, string[]][] => [
  [`${name}${suffix}`, sides.map((side) => `${name}-${side}${suffix}`)],
  [`${name}-inline${suffix}`, inline.map((side) => `${name}-${side}${suffix}`)],
  [`${name}-block${suffix}`, block.map((side) => `${name}-${side}${suffix}`)],
];

const borderParts = ['-width', '-style', '-color'];
const borderSides = [...sides.map((side) => `-${side}`)];

/** The properties that a shorthand sets (CSS Box Model, Logical Properties, Backgrounds and others). */
export const propertyParts: ReadonlyMap<string, readonly string[]> = new Map([
  ...sided('padding'),
  ...sided('margin'),
  ...sided('scroll-padding'),
  ...sided('scroll-margin'),
  ...borderParts.flatMap((part) => sided('border', part)),
  ['border', borderParts.flatMap((part) => borderSides.map((side) => `border${side}${part}`))],
  ...sides.map((side): [string, string[]] => [
    `border-${side}`,
    borderParts.map((part) => `border-${side}${part}`),
  ]),
  ['border-radius', corners.map((corner) => `border-${corner}-radius`)],
  ['inset', ['top', 'right', 'bottom', 'left', 'inset-inline-start', 'inset-inline-end', 'inset-block-start', 'inset-block-end']],
  ['inset-inline', ['left', 'right', 'inset-inline-start', 'inset-inline-end']],
  ['inset-block', ['top', 'bottom', 'inset-block-start', 'inset-block-end']],
  ['gap', ['row-gap', 'column-gap']],
  ['overflow', ['overflow-x', 'overflow-y']],
  ['overscroll-behavior', ['overscroll-behavior-x', 'overscroll-behavior-y']],
  ['flex', ['flex-grow', 'flex-shrink', 'flex-basis']],
  ['flex-flow', ['flex-direction', 'flex-wrap']],
  ['grid-area', ['grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end']],
  ['place-content', ['align-content', 'justify-content']],
  ['place-items', ['align-items', 'justify-items']],
  ['place-self', ['align-self', 'justify-self']],
  ['text-decoration', ['text-decoration-line', 'text-decoration-style', 'text-decoration-color', 'text-decoration-thickness']],
  ['outline', ['outline-width', 'outline-style', 'outline-color']],
  ['list-style', ['list-style-type', 'list-style-position', 'list-style-image']],
  ['transition', ['transition-property', 'transition-duration', 'transition-timing-function', 'transition-delay']],
  ['background', ['background-color', 'background-image', 'background-position', 'background-size', 'background-repeat', 'background-attachment', 'background-origin', 'background-clip']],
  ['font', ['font-family', 'font-size', 'font-style', 'font-weight', 'line-height']],
]);

/** Properties that Tailwind's class for another one sets beside it: `text-sm`, `border`, `transition`. */
export const companions: ReadonlyMap<string, readonly string[]> = new Map([
  ['font-size', ['line-height', 'letter-spacing', 'font-weight']],
  ['border-width', ['border-style']],
  ['border-inline-width', ['border-inline-style']],
  ['border-block-width', ['border-block-style']],
  ...['top', 'right', 'bottom', 'left', 'inline-start', 'inline-end'].map(
    (side): [string, string[]] => [`border-${side}-width`, [`border-${side}-style`]],
  ),
  ['outline-width', ['outline-style']],
  ['transition-property', ['transition-timing-function', 'transition-duration']],
  ['flex-shrink', ['-webkit-flex-shrink']],
  ['user-select', ['-webkit-user-select']],
  ['backdrop-filter', ['-webkit-backdrop-filter']],
  ['hyphens', ['-webkit-hyphens']],
]);
