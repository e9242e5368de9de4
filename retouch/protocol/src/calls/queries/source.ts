import { type Static, Type } from 'typebox';
import { nameField } from '../body-fields.ts';

/** The query of `GET canvases/{canvasId}/source`. */
export const sourceQuery = Type.Object({ codebaseId: nameField });

export type SourceQuery = Static<typeof sourceQuery>;

/** `GET canvases/{canvasId}/source?codebaseId=…`: where an element is written. */
export interface ElementSource {
  readonly codebaseId: string;
  /** From the project root, with `/`. */
  readonly path: string;
  /** Offsets into the file in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Of `start`; counted from 1, the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** From `start` to `end`. */
  readonly text: string;
}
