import {
  changeSetOf,
  editsOf,
  type Identity,
  identityOf,
  isModulePath,
  type Plan,
  type Rewrite,
  type RewrittenFile,
  type SourceModule,
} from '@retouch/source';
import type { IdChanges, WrittenFile } from '../history/index.ts';
import type { IdStep } from '../project/id-trail.ts';

/** Parses a module, or finds it parsed. */
export type ParseModule = (path: string, text: string) => SourceModule;

/** Which element became which, in the forms that the history and the trail of ids take. */
export interface Identification {
  readonly changes: IdChanges;
  readonly step: IdStep;
}

/** Finds what became of the elements of files that a plan has rewritten. */
export function identifyMutation(
  plan: Plan,
  files: readonly WrittenFile[],
  parse: ParseModule,
): Identification {
  const rewrites = new Map(plan.rewrites.map((rewrite) => [rewrite.path, rewrite]));
  const rewritten = files.flatMap((file) => {
    const rewrite = rewrites.get(file.path) ?? { path: file.path, edits: [] };
    return rewrittenFile(file, (length) => asWritten(rewrite, file, length), parse);
  });
  return identification(identityOf(rewritten), files, parse);
}

/**
 * Finds what became of the elements of files in which a change was taken back: those whose text
 * stayed by where it went, those that the change had moved by what it had said of them.
 */
export function identifyReversal(
  files: readonly WrittenFile[],
  reversed: IdChanges | undefined,
  parse: ParseModule,
): Identification {
  const plain = files.flatMap((file) =>
    rewrittenFile(file, () => ({ path: file.path, edits: [] }), parse),
  );
  const before = idsOf(files, 'before', parse);
  const after = idsOf(files, 'after', parse);
  const became = new Map(identityOf(plain).became);
  const taken = new Set(became.values());
  const add = (id: string, now: string) => {
    if (!before.has(id) || became.has(id) || !after.has(now) || taken.has(now)) return;
    became.set(id, now);
    taken.add(now);
  };
  for (const [previous, current] of Object.entries(reversed?.prevIdToNewIdMap ?? {})) {
    add(current, previous);
  }
  const isNew = new Set(reversed?.addedCodebaseIds);
  for (const id of before) if (!isNew.has(id)) add(id, id);
  const added = [...after].filter((id) => !taken.has(id));
  return identification({ became, added }, files, parse);
}

function rewrittenFile(
  { path, before, after, change }: WrittenFile,
  rewriteOf: (length: number) => Rewrite,
  parse: ParseModule,
): RewrittenFile[] {
  if (!isModulePath(path) || before === null || after === null) return [];
  return [
    {
      before: parse(path, before),
      after: parse(path, after),
      rewrite: rewriteOf(before.length),
      change,
    },
  ];
}

/**
 * The rewrite as it was written: where somebody's save was merged in, each edit has shifted as the
 * edits of the change that was really made have.
 */
function asWritten(rewrite: Rewrite, { change }: WrittenFile, length: number): Rewrite {
  const last = rewrite.edits.reduce((end, { to }) => Math.max(end, to), 0);
  const planned = editsOf(changeSetOf(rewrite.edits, Math.max(last, length)));
  const written = editsOf(change);
  if (planned.length !== written.length) return { ...rewrite, edits: [] };
  const edits = rewrite.edits.map((edit) => {
    const index = planned.findIndex(({ from, to }) => from <= edit.from && edit.to <= to);
    const shift = (written[index]?.from ?? 0) - (planned[index]?.from ?? 0);
    return { ...edit, from: edit.from + shift, to: edit.to + shift };
  });
  return { ...rewrite, edits };
}

function identification(
  { became, added }: Pick<Identity, 'became' | 'added'>,
  files: readonly WrittenFile[],
  parse: ParseModule,
): Identification {
  const before = idsOf(files, 'before', parse);
  const changed = [...became].filter(([previous, current]) => previous !== current);
  const isAdded = new Set(added);
  for (const { path, before: text, after } of files) {
    if (text !== null || after === null || !isModulePath(path)) continue;
    for (const { id } of parse(path, after).elements) isAdded.add(id);
  }
  for (const id of became.values()) isAdded.delete(id);
  return {
    changes: {
      prevIdToNewIdMap: Object.fromEntries(changed),
      addedCodebaseIds: [...isAdded],
    },
    step: { became, gone: new Set([...before].filter((id) => !became.has(id))) },
  };
}

function idsOf(
  files: readonly WrittenFile[],
  side: 'before' | 'after',
  parse: ParseModule,
): Set<string> {
  const ids = files.flatMap((file) => {
    const text = file[side];
    if (text === null || !isModulePath(file.path)) return [];
    return parse(file.path, text).elements.map(({ id }) => id);
  });
  return new Set(ids);
}
