import type { PartKind } from '../parts.ts';

/** Extensions of the forms of each kind of part, the usual one first, as `plainForms` gives them. */
export const formExtensions: Readonly<Record<PartKind, readonly [string, ...string[]]>> = {
  text: ['txt'],
  table: ['tsv', 'csv', 'json'],
  figures: ['txt', 'json'],
  marks: ['txt', 'json'],
  difference: ['patch'],
  chart: ['tsv', 'csv', 'json', 'svg'],
  drawing: ['svg'],
  html: ['html'],
  audio: ['wav'],
  image: ['png'],
};
