import type { ObjectExpression, ObjectProperty } from '@oxc-project/types';
import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { declarationOf } from '../attributes/declaration.ts';
import { plainObject } from '../attributes/sole-constant.ts';
import { insertItem, removeItems } from '../items/item-list.ts';
import { isFixedValue } from './fixed-value.ts';
import { isNumeric, keyCode, valueCode } from './style-code.ts';

/**
 * The edits that set and remove properties of a style object, by React's names; `empty` where nothing
 * is left in it.
 * @throws SourceError `not_editable` where a value is computed, or may come from what is spread in it.
 */
export function editStyleObject(
  module: SourceModule,
  element: SourceElement,
  object: ObjectExpression,
  wanted: ReadonlyMap<string, string | null>,
): readonly TextEdit[] | 'empty' {
  const draft = new ObjectDraft(module, element, object);
  for (const [key, value] of wanted) {
    if (value === null) draft.remove(key);
    else draft.set(key, value);
  }
  return draft.finish();
}

class ObjectDraft {
  readonly #module: SourceModule;
  readonly #element: SourceElement;
  readonly #object: ObjectExpression;
  readonly #edits: TextEdit[] = [];
  readonly #removed = new Set<number>();
  readonly #added: string[] = [];

  constructor(module: SourceModule, element: SourceElement, object: ObjectExpression) {
    this.#module = module;
    this.#element = element;
    this.#object = object;
  }

  set(key: string, value: string): void {
    const places = this.#places(key);
    const last = places.at(-1);
    const property = last === undefined ? undefined : this.#object.properties[last];
    if (last === undefined || property?.type !== 'Property') {
      this.#added.push(this.#code(key, value));
    } else if (this.#isOverridden(key, last)) {
      for (const place of places) this.#removed.add(place);
      this.#added.push(this.#code(key, value));
    } else {
      this.#replace(key, property, value);
    }
  }

  remove(key: string): void {
    const places = this.#places(key);
    for (const place of places) this.#removed.add(place);
    const spread = this.#spreadWith(key, places.length === 0 ? 'perhaps' : 'surely');
    if (spread === undefined) return;
    throw this.#refused(
      `${key} of this <${this.#element.tag}> may come from ${spread} in its style; take it out there.`,
    );
  }

  finish(): readonly TextEdit[] | 'empty' {
    const { properties, start, end } = this.#object;
    const isEmptied = this.#removed.size === properties.length && this.#removed.size > 0;
    if (isEmptied && this.#added.length === 0) return 'empty';
    const list = { from: start + 1, to: end - 1, items: properties };
    const replaced = this.#replaceRemoved();
    const removals = removeItems(this.#module, list, (index) => this.#removed.has(index));
    const codes = properties.length === 0 ? [this.#added.join(', ')] : this.#added;
    const additions = codes.flatMap((code) =>
      code === '' ? [] : insertItem(this.#module, list, properties.length, code),
    );
    return [...this.#edits, ...replaced, ...removals, ...additions];
  }

  /** New properties take the places of removed ones, so that lines and commas stay. */
  #replaceRemoved(): TextEdit[] {
    const lastIndex = this.#object.properties.length - 1;
    const edits: TextEdit[] = [];
    if (!this.#removed.has(lastIndex) || this.#added.length === 0) return edits;
    const last = this.#object.properties[lastIndex];
    if (last === undefined) return edits;
    this.#removed.delete(lastIndex);
    return [{ from: last.start, to: last.end, insert: this.#added.splice(0).join(', ') }];
  }

  #places(key: string): number[] {
    return this.#object.properties.flatMap((property, index) =>
      property.type === 'Property' && keyOf(property) === key ? [index] : [],
    );
  }

  #replace(key: string, property: ObjectProperty, value: string): void {
    const { value: before, shorthand } = property;
    if (!isFixedValue(this.#module, before)) {
      throw this.#refused(
        `${key} of this <${this.#element.tag}> is computed: ${excerpt(this.#module.slice(before))}; change it there, or remove it first.`,
      );
    }
    const code = valueCode(this.#module, key, value, before);
    if (isSame(this.#module, key, property, value)) return;
    const [from, to] = shorthand ? [property.end, property.end] : [before.start, before.end];
    this.#edits.push({ from, to, insert: shorthand ? `: ${code}` : code });
  }

  /** Whether something spread behind a property may have the property too. */
  #isOverridden(key: string, index: number): boolean {
    const { properties } = this.#object;
    return properties
      .slice(index + 1)
      .some((item) => item.type === 'SpreadElement' && bringsKey(this.#module, item, key) !== 'no');
  }

  #spreadWith(key: string, certainty: 'perhaps' | 'surely'): string | undefined {
    const spread = this.#object.properties.find((item) => {
      if (item.type !== 'SpreadElement') return false;
      const brings = bringsKey(this.#module, item, key);
      return certainty === 'surely' ? brings === 'surely' : brings !== 'no';
    });
    return spread && this.#module.slice(spread);
  }

  #code(key: string, value: string): string {
    return `${keyCode(this.#module, key)}: ${valueCode(this.#module, key, value)}`;
  }

  #refused(message: string) {
    return notEditable(message, placeOf(this.#module, this.#element));
  }
}

/** The name of a property, where it is not computed at run time. */
function keyOf({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  if (key.type === 'TSAsExpression' && key.expression.type === 'Literal') {
    return String(key.expression.value);
  }
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Whether an object that is spread has a key: told for sure only where it is written in this file. */
function bringsKey(
  module: SourceModule,
  { argument }: Extract<ObjectExpression['properties'][number], { type: 'SpreadElement' }>,
  key: string,
): 'surely' | 'perhaps' | 'no' {
  if (argument.type !== 'Identifier') return 'perhaps';
  const declaration = declarationOf(module, argument.name, argument);
  if (declaration?.kind !== 'variable' || declaration.init === null) return 'perhaps';
  if (!declaration.isConst || declaration.bound.as !== 'whole') return 'perhaps';
  const object = plainObject(declaration.init);
  if (object === undefined) return 'perhaps';
  if (object.properties.some((item) => item.type === 'SpreadElement')) return 'perhaps';
  const hasKey = object.properties.some((item) => item.type === 'Property' && keyOf(item) === key);
  return hasKey ? 'surely' : 'no';
}

/** Whether a property has the value already, however it is written. */
function isSame(
  module: SourceModule,
  key: string,
  { value: node }: ObjectProperty,
  value: string,
): boolean {
  if (node.type === 'Literal' && node.value === value) return true;
  return isNumeric(node) && valueCode(module, key, value, node) === module.slice(node);
}

function excerpt(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
