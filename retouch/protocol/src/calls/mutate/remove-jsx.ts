import { type Static, Type } from 'typebox';
import { elementsField } from '../body-fields.ts';

/** `mutate/removeJsxElement`: removes elements, all or none. */
export const removeJsxBody = Type.Object({ elementsToRemove: elementsField });

export type RemoveJsxBody = Static<typeof removeJsxBody>;
