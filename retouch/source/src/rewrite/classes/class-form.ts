import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  LogicalExpression,
  Node,
  ObjectExpression,
  ObjectProperty,
  TemplateLiteral,
} from '@oxc-project/types';
import type { ItemList } from '../items/item-list.ts';
import type { ClassEncoding, ClassToken } from './class-tokens.ts';

/** Text that classes are written in: an attribute's, a string's, a piece of a template's, a key's. */
export interface ClassText {
  readonly kind: 'text';
  readonly node: Node;
  /** Its content, without quotes. */
  readonly start: number;
  readonly end: number;
  readonly encoding: ClassEncoding;
  /** What stands around the content; nothing around a key that is a bare name. */
  readonly quote: '"' | "'" | '`' | '';
  readonly tokens: readonly ClassToken[];
  /** Whether its classes are in effect whatever the state of the component. */
  readonly isAlways: boolean;
  /** Whether it stands in a call in which a later class takes the place of an earlier one. */
  readonly isMerged: boolean;
}

/** An expression inside a template: `start` is before `${`, `end` behind `}`. */
export interface ClassHole {
  readonly start: number;
  readonly end: number;
  readonly form: ClassForm;
}

/** One property of an object given to a class-joining call: its key names the classes. */
export interface ClassKey {
  readonly property: ObjectProperty;
  readonly text: ClassText;
}

/** How an element's classes are written: the expression of its className, as far as it can be read. */
export type ClassForm =
  | ClassText
  | {
      readonly kind: 'template';
      readonly node: TemplateLiteral;
      readonly texts: readonly ClassText[];
      readonly holes: readonly ClassHole[];
    }
  | {
      readonly kind: 'list';
      readonly node: Node;
      readonly list: ItemList;
      readonly items: readonly ClassForm[];
    }
  | {
      readonly kind: 'branches';
      readonly node: ConditionalExpression;
      readonly branches: readonly [ClassForm, ClassForm];
    }
  | { readonly kind: 'when'; readonly node: LogicalExpression; readonly result: ClassForm }
  | {
      readonly kind: 'either';
      readonly node: LogicalExpression;
      readonly left: ClassForm;
      readonly right: ClassForm;
    }
  | {
      readonly kind: 'keys';
      readonly node: ObjectExpression;
      readonly list: ItemList;
      readonly keys: readonly ClassKey[];
    }
  | { readonly kind: 'sum'; readonly node: BinaryExpression; readonly parts: readonly ClassForm[] }
  | {
      readonly kind: 'inside';
      readonly node: Node;
      readonly of: ClassForm;
      /** A function's result, or a constant's value: it must stay even when nothing is left in it. */
      readonly role: 'wrapping' | 'function' | 'constant';
    }
  | {
      readonly kind: 'variants';
      readonly node: CallExpression;
      readonly options: ObjectExpression | undefined;
      readonly own: { readonly property: ObjectProperty; readonly form: ClassForm } | undefined;
    }
  | { readonly kind: 'nothing'; readonly node: Node }
  | {
      readonly kind: 'opaque';
      readonly node: Node;
      /** A function that is called for the classes is no value that others can be joined to. */
      readonly isFunction: boolean;
    };

/** Everything that can be changed in a form, and what can't be read. */
export interface ClassParts {
  readonly texts: readonly ClassText[];
  /** Code that brings classes of its own, in source order. */
  readonly opaque: readonly Node[];
}

/** The texts of a form and of all that is in it. */
export function partsOf(form: ClassForm): ClassParts {
  const texts: ClassText[] = [];
  const opaque: Node[] = [];
  const visit = (part: ClassForm): void => {
    if (part.kind === 'text') {
      texts.push(part);
      if (part.encoding !== 'template' && isPartial(part)) opaque.push(part.node);
    } else if (part.kind === 'template' && part.texts.some(isPartial)) opaque.push(part.node);
    else if (part.kind === 'opaque') opaque.push(part.node);
    else if (part.kind === 'variants') opaque.push(part.node);
    if (part.kind === 'keys' && part.keys.length < part.node.properties.length) {
      opaque.push(part.node);
    }
    for (const inner of formsIn(part)) visit(inner);
  };
  visit(form);
  return { texts, opaque };
}

/** Whether a text has a class of which another part is written elsewhere. */
function isPartial({ tokens }: ClassText): boolean {
  return tokens.some(({ isGlued }) => isGlued);
}

/** The forms directly inside a form, in source order. */
export function formsIn(form: ClassForm): readonly ClassForm[] {
  switch (form.kind) {
    case 'template':
      return form.texts.flatMap((text, index) => {
        const hole = form.holes[index];
        return hole === undefined ? [text] : [text, hole.form];
      });
    case 'list':
      return form.items;
    case 'branches':
      return form.branches;
    case 'when':
      return [form.result];
    case 'either':
      return [form.left, form.right];
    case 'keys':
      return form.keys.map(({ text }) => text);
    case 'sum':
      return form.parts;
    case 'inside':
      return [form.of];
    case 'variants':
      return form.own === undefined ? [] : [form.own.form];
    default:
      return [];
  }
}
