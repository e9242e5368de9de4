// Written by `npm run generate`. Do not edit.
import type { Tool } from '@textbench/kit';

/** Loads the code of one tool. */
export const toolModules: Readonly<Record<string, () => Promise<Tool>>> = {
};
