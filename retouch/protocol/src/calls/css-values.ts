import { type Static, Type } from 'typebox';
import { textField } from './body-fields.ts';
import { limits } from './limits.ts';

/** A property of CSS, camelCase or as in a style sheet, or a custom one: `gridArea`, `grid-area`, `--gap`. */
const cssProperty = Type.String({ pattern: '^(--[^\\s:;{}]+|-?[A-Za-z][A-Za-z0-9-]*)$' });

/** CSS values by property; null removes the property. */
export const cssValuesField = Type.Record(cssProperty, Type.Union([textField, Type.Null()]), {
  additionalProperties: false,
  maxProperties: limits.entries,
});

export type CssValues = Static<typeof cssValuesField>;
