import { type Static, Type } from 'typebox';

/** How a styling is written into the source. */
export const stylingFrameworkField = Type.Union([
  Type.Literal('Inline'),
  Type.Literal('CSS'),
  Type.Literal('Tailwind'),
]);

export type StylingFramework = Static<typeof stylingFrameworkField>;
