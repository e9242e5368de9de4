import { type Static, Type } from 'typebox';
import { elementsField } from '../body-fields.ts';

/** `mutate/wrapInDiv`: puts one `div` around neighbouring elements. */
export const wrapDivBody = Type.Object({ reactElements: elementsField });

export type WrapDivBody = Static<typeof wrapDivBody>;
