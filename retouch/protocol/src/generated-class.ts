import { stylingClassPrefix } from './markers.ts';

/** 2024-01-01 UTC in milliseconds: what instants in class names are counted from. */
const epoch = Date.UTC(2024, 0, 1);

/**
 * Text as a class name that needs no escape in a selector: what is no letter, digit, underscore or
 * hyphen becomes a hyphen, and a hyphen goes before a leading digit (canvas-script, section 5).
 */
export function generatedClassName(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]/g, '-').replace(/^(?=\d)/, '-');
}

/**
 * A class for the styles of an instant update.
 *
 * @param now milliseconds since 1970-01-01 UTC
 * @param count tells classes of the same millisecond apart
 */
export function instantUpdateClass(now: number, count = 0): string {
  return generatedClassName(`${stylingClassPrefix}${now - epoch}-${count}`);
}
