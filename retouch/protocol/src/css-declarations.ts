import type { CssValues } from './calls/css-values.ts';

/** Declarations of CSS as the text of a rule's body, or as values by property. */
export type Declarations = string | CssValues;

/**
 * Declarations as the text of a rule's body: `grid-area: 1; --gap: 4px`. A property whose value is
 * null is left out.
 */
export function declarationText(declarations: Declarations): string {
  if (typeof declarations === 'string') return declarations;
  return Object.entries(declarations)
    .filter(([, value]) => value !== null)
    .map(([property, value]) => `${cssPropertyName(property)}: ${value}`)
    .join('; ');
}

/**
 * The name a style sheet uses: `gridArea` → `grid-area`, `WebkitBoxFlex` → `-webkit-box-flex`,
 * `msFlex` → `-ms-flex`. Names with a hyphen stay, in lower case unless custom.
 */
export function cssPropertyName(property: string): string {
  if (property.startsWith('--')) return property;
  if (property.includes('-')) return property.toLowerCase();
  const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.startsWith('ms-') ? `-${name}` : name;
}
