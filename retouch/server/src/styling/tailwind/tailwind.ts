import type { ClassOverrides } from '@retouch/source';
import type { DeclaredProperty } from './declared-style.ts';

/** A project's Tailwind, as far as changing classes needs it. */
export interface Tailwind {
  readonly version: 3 | 4;
  /** Which classes lose their effect when others are added. */
  readonly overrides: ClassOverrides;
  /** What stands before every class of a project that has chosen a prefix. */
  readonly prefix: string | null;
  /**
   * The class that sets a property, written as in a style sheet, to a value, without variants.
   * Undefined where no class can hold the value.
   */
  classFor(property: string, value: string): string | undefined;
  /** What a class declares; empty where it is not one of Tailwind's. */
  propertiesOf(className: string): readonly DeclaredProperty[];
  /** The CSS of each class, in their order; null for one that is not Tailwind's. */
  cssOf(classNames: readonly string[]): readonly (string | null)[];
  /** What the theme gives a variable that such CSS refers to: `--color-red-500`, `--spacing`. */
  themeValue(variable: string): string | undefined;
}
