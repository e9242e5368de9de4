import { type Static, Type } from 'typebox';
import { elementField, nameField } from '../body-fields.ts';

/** `mutate/changeElementTag`: gives an element another tag and keeps its attributes and children. */
export const changeTagBody = Type.Object({ elementToModify: elementField, newTag: nameField });

export type ChangeTagBody = Static<typeof changeTagBody>;
