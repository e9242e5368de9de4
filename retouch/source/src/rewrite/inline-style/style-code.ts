import type { Expression, Node } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { walk } from '../../syntax/walk.ts';
import { attributeName } from '../attributes/find-attribute.ts';
import { stringLiteral } from '../attributes/string-value.ts';
import { unitless } from './unitless/data.ts';

/** A property's name as React's style objects have it: `backgroundColor`, `WebkitBoxFlex`, `--gap`. */
export function styleKey(property: string): string {
  if (property.startsWith('--')) return property;
  const name = property.replace(/^-ms-/, 'ms-');
  return name.replace(/-([a-z])/gi, (_, letter: string) => letter.toUpperCase());
}

/** A property's name as a key of an object in this file. */
export function keyCode(module: SourceModule, key: string): string {
  return key.startsWith('--') ? stringLiteral(key, styleOf(module).quote) : key;
}

/**
 * A CSS value as code: a number where the property takes one without a unit, and for pixels where the
 * value it replaces, or else most of the file, is written so; a string otherwise.
 */
export function valueCode(
  module: SourceModule,
  key: string,
  value: string,
  before?: Expression,
): string {
  const text = stringLiteral(value, styleOf(module).quote);
  if (key.startsWith('--')) return text;
  const [, number, unit] = /^(-?\d+(?:\.\d+)?)(px)?$/.exec(value) ?? [];
  if (number === undefined || String(Number(number)) !== number) return text;
  if (unit === undefined) {
    const isNumber = unitless.has(key) ? !isString(before) : number === '0' && !isString(before);
    return isNumber ? number : text;
  }
  if (unitless.has(key)) return text;
  const inNumbers = before === undefined ? writesPixelsAsNumbers(module) : isNumeric(before);
  return inNumbers ? number : text;
}

/** The properties of an object that sets these values, in order; those to remove are not among them. */
export function entryCodes(
  module: SourceModule,
  wanted: ReadonlyMap<string, string | null>,
): string[] {
  return [...wanted].flatMap(([key, value]) =>
    value === null ? [] : `${keyCode(module, key)}: ${valueCode(module, key, value)}`,
  );
}

function isString(node: Expression | undefined): boolean {
  return node?.type === 'Literal' && typeof node.value === 'string';
}

/** Whether a value is written as a number: `4`, `-4`. */
export function isNumeric(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' && isNumeric(node.argument);
  return node.type === 'Literal' && typeof node.value === 'number';
}

/** Whether the style objects of a file's elements have more lengths as numbers than as pixels. */
function writesPixelsAsNumbers(module: SourceModule): boolean {
  const counts = { numbers: 0, pixels: 0 };
  walk(module.program, (node) => {
    if (node.type === 'JSXAttribute' && attributeName(node) === 'style' && node.value) {
      countLengths(node.value, counts);
    }
    return undefined;
  });
  return counts.numbers > counts.pixels;
}

function countLengths(value: Node, counts: { numbers: number; pixels: number }): void {
  walk(value, (node) => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier') return undefined;
    const { key, value: given } = node;
    if (unitless.has(key.name)) return undefined;
    if (isNumeric(given) && given.type === 'Literal' && given.value !== 0) counts.numbers += 1;
    const isPixels =
      given.type === 'Literal' &&
      typeof given.value === 'string' &&
      /^-?[\d.]+px$/.test(given.value);
    if (isPixels) counts.pixels += 1;
    return undefined;
  });
}
