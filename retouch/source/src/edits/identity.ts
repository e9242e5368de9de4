import { type ChangeSet, MapMode } from '@codemirror/state';
import type { SourceElement } from '../elements/source-element.ts';
import type { SourceModule } from '../module.ts';
import type { Rewrite } from './rewrite.ts';

/** One file before and after a rewrite. */
export interface RewrittenFile {
  readonly before: SourceModule;
  readonly after: SourceModule;
  readonly rewrite: Rewrite;
  readonly change: ChangeSet;
}

/** Which element became which. */
export interface Identity {
  /** The new id of every element that still is, also where it is the same. */
  readonly became: ReadonlyMap<string, string>;
  /** The ids of elements that were not there before, in source order. */
  readonly added: readonly string[];
}

/**
 * Follows every element through a rewrite of one or more files: those left in place by where their
 * text went, those moved by what the rewrite says of its insertions, with all that is in them.
 */
export function identityOf(files: readonly RewrittenFile[]): Identity {
  const became = new Map<string, string>();
  for (const file of files) followInPlace(file, became);
  for (const file of files) followMoved(file, files, became);
  const known = new Set(became.values());
  const added = files.flatMap(({ after }) =>
    after.elements.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  );
  return { became, added };
}

function followInPlace({ before, after, change }: RewrittenFile, became: Map<string, string>) {
  const byStart = elementsByStart(after);
  for (const { id, node } of before.elements) {
    const start = change.mapPos(node.start, 1, MapMode.TrackAfter);
    const now = start === null ? undefined : byStart.get(start);
    if (now !== undefined) became.set(id, now.id);
  }
}

function followMoved(
  file: RewrittenFile,
  files: readonly RewrittenFile[],
  became: Map<string, string>,
) {
  const byStart = elementsByStart(file.after);
  for (const { at, offset, was } of placements(file)) {
    const source = was === undefined ? undefined : find(files, was);
    const now = byStart.get(at + offset);
    if (source === undefined || now === undefined) continue;
    const previous = withDescendants(source);
    const current = withDescendants(now);
    for (const [index, { id }] of previous.entries()) {
      const same = current[index];
      if (same !== undefined) became.set(id, same.id);
    }
  }
}

function placements({ rewrite }: RewrittenFile) {
  const found: { at: number; offset: number; was?: string }[] = [];
  let shift = 0;
  for (const { from, to, insert, placed } of rewrite.edits) {
    for (const element of placed) found.push({ ...element, at: from + shift });
    shift += insert.length - (to - from);
  }
  return found;
}

function find(files: readonly RewrittenFile[], id: string): SourceElement | undefined {
  for (const { before } of files) {
    const element = before.element(id);
    if (element !== undefined) return element;
  }
  return undefined;
}

function elementsByStart(module: SourceModule): ReadonlyMap<number, SourceElement> {
  return new Map(module.elements.map((element) => [element.node.start, element]));
}

/** An element and all below it, in source order. */
function withDescendants(element: SourceElement): SourceElement[] {
  return [element, ...element.children.flatMap(withDescendants)];
}
