import { type TSchema, Type } from 'typebox';
import { limits } from './limits.ts';

/** A field the client leaves out, or sends as null, where it has nothing to say. */
export const omittable = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** A name of some kind: an id, a tag, a prop. */
export const nameField = Type.String({ minLength: 1, maxLength: limits.name });

/** Text of any kind, the empty one included. */
export const textField = Type.String({ maxLength: limits.text });

/** A path from the project root, with `/`. */
export const pathField = Type.String({ minLength: 1, maxLength: limits.path });

/** The contents of a file. */
export const fileField = Type.String({ maxLength: limits.file });

/** A tree element of which only `codebaseId` counts; the rest is ignored (wire-format, section 5). */
export const elementField = Type.Object({ codebaseId: nameField });

/** One or more elements. */
export const elementsField = Type.Array(elementField, { minItems: 1, maxItems: limits.elements });

/** Variants in the order in which Tailwind writes them: `['md', 'hover']` for `md:hover:…`. */
export const modifiersField = Type.Array(nameField, { maxItems: limits.entries });

/** Classes as a list, one each. */
export const classesField = Type.Array(textField, { maxItems: limits.entries });

/** Classes in one string, divided by white space. */
export const classListField = Type.String({ maxLength: limits.classList });

/** Ids of one or more elements. */
export const elementIdsField = Type.Array(nameField, { minItems: 1, maxItems: limits.elements });
