import { type Static, Type } from 'typebox';
import { elementsField } from '../body-fields.ts';

/** `mutate/duplicate`: puts a copy after each element. */
export const duplicateBody = Type.Object({ reactElements: elementsField });

export type DuplicateBody = Static<typeof duplicateBody>;
