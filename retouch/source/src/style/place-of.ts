import type { SourceElement } from '../elements/source-element.ts';
import type { SourceModule } from '../module.ts';
import type { SourcePlace } from '../source-error.ts';
import { lineAndColumn } from '../syntax/line-and-column.ts';

/** Where an element stands, for an error about it. */
export function placeOf(module: SourceModule, element: SourceElement): SourcePlace {
  const { line, column } = lineAndColumn(module.text, element.node.start);
  return { file: module.path, line, column, codebaseId: element.id };
}
