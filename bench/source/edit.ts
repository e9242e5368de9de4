import { SourceModule } from '@retouch/source';
import type { RealFile } from './real-files.ts';

export const editKinds = ['prop', 'tag', 'remove', 'duplicate', 'wrap'] as const;
export type EditKind = (typeof editKinds)[number];

/** One edit of one element, told so that every way to rewrite can make it. */
export interface Edit {
  readonly kind: EditKind;
  /** Place of the element among the file's elements in source order, from 0. */
  readonly element: number;
  /** The lines the element stands on, from 1. */
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Edits spread over a file: of elements that are children on lines of their own. */
export function editsOf(file: RealFile, count: number): Edit[] {
  const module = new SourceModule('file.tsx', file.text);
  const candidates = [...module.elements.entries()].flatMap(([index, { node }]) => {
    const parent = module.parentOf(node);
    const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
    if (!isChild || !standsAlone(file.text, node.start, node.end)) return [];
    if (tableParts.test(module.elements[index]?.parent?.tag ?? '')) return [];
    return [{ element: index, ...linesOf(file.text, node.start, node.end) }];
  });
  const step = Math.max(1, Math.floor(candidates.length / count));
  return candidates
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((candidate, index) => ({
      ...candidate,
      kind: editKinds[index % editKinds.length] ?? 'prop',
    }));
}

/** Parents in which a `div` may not stand, which Retouch refuses. */
const tableParts = /^(svg|g|defs|symbol|t(able|head|body|foot|r)|colgroup|select|optgroup)$/;

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = text.indexOf('\n', end);
  return (
    before.trim() === '' && text.slice(end, lineEnd === -1 ? undefined : lineEnd).trim() === ''
  );
}

function linesOf(text: string, start: number, end: number) {
  const firstLine = text.slice(0, start).split('\n').length;
  return { firstLine, lastLine: firstLine + text.slice(start, end).split('\n').length - 1 };
}
