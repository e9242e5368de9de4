import type { Cell, Column, Mark, Note, Part, Result, RunContext } from '@textbench/kit';
import { marks, optionError, result, table, text, warning } from '@textbench/kit';
import { Places } from '../../engines/find-places.ts';
import { isInvalid } from './finding.ts';
import type { PatternName } from './library.ts';
import { isPatternName, library, patternNames } from './library.ts';
import { longestMarked, mostMarks, mostRows } from './limits.ts';
import type { Options } from './options.ts';
import type { NamedFinding } from './overlaps.ts';
import { withoutOverlaps } from './overlaps.ts';
import { replaceFindings } from './replaced-text.ts';

/** Finds what the chosen ready patterns recognise. */
export async function findReady(
  input: string,
  options: Options,
  context: RunContext,
): Promise<Result> {
  const names = chosenNames(options);
  const all: NamedFinding[] = [];
  for (const [index, pattern] of names.entries()) {
    context.progress(index / names.length);
    for (const finding of await library[pattern].find(input, options))
      all.push({ ...finding, pattern });
  }
  const findings = withoutOverlaps(all).filter(
    (finding) => options.show === 'all' || isInvalid(finding) === (options.show === 'invalid'),
  );
  return result(findingTable(input, findings, options), {
    more: furtherParts(input, findings, options),
    facts: factsOn(findings),
    notes: notesOn(findings),
    inputMarks: [{ input: 'text', marks: drawnMarks(input, findings) }],
  });
}

function chosenNames({ find, kinds }: Options): readonly PatternName[] {
  if (find === 'all' || find === 'own') return patternNames;
  if (find !== 'several') return [find];
  const names = kinds.map((kind) => kind.toLowerCase());
  const unknown = names.find((name) => !isPatternName(name));
  if (unknown !== undefined) {
    throw optionError(
      'kinds',
      `There is no "${unknown}" here; there are ${patternNames.join(', ')}.`,
    );
  }
  return patternNames.filter((name) => names.includes(name));
}

function furtherParts(input: string, findings: readonly NamedFinding[], options: Options): Part[] {
  const parts: Part[] = [];
  if (options.replace !== 'off') {
    parts.push(text(replaceFindings(input, findings, options), { title: 'Replaced text' }));
  }
  const drawn = drawnMarks(input, findings);
  if (drawn.length > 0) parts.push(marks({ title: 'In the text', text: input, marks: drawn }));
  parts.push(countTable(findings));
  return parts;
}

function drawnMarks(input: string, findings: readonly NamedFinding[]): Mark[] {
  if (input.length > longestMarked) return [];
  return findings.slice(0, mostMarks).map((finding) => {
    const { start, end, pattern, value, check } = finding;
    const { label } = library[pattern];
    return isInvalid(finding)
      ? { start, end, label: `${label}: ${check}`, tone: 'warning' }
      : { start, end, label: `${label}: ${value}`, tone: 'match' };
  });
}

function findingTable(input: string, findings: readonly NamedFinding[], options: Options) {
  const columns: Column[] = [
    { label: 'Kind', kind: 'text' },
    { label: 'Match', kind: 'code' },
    { label: 'Normal form', kind: 'code' },
    { label: 'About', kind: 'text' },
    { label: 'Check', kind: 'text' },
    ...(options.unique ? [{ label: 'Times', kind: 'number' } as const] : []),
    { label: 'Line', kind: 'number' },
    { label: 'Column', kind: 'number' },
    { label: 'Start', kind: 'number' },
    { label: 'End', kind: 'number' },
  ];
  const places = new Places(input);
  const shown = options.unique
    ? firstOfEach(findings)
    : findings.map((finding) => ({ finding, times: 1 }));
  const rows = shown.slice(0, mostRows).map(({ finding, times }): Cell[] => {
    const { start, end, pattern, value, about, check } = finding;
    const { line, column } = places.at(start);
    return [
      library[pattern].label,
      input.slice(start, end),
      value,
      about ?? '',
      check ?? '',
      ...(options.unique ? [times] : []),
      line,
      column,
      start,
      end,
    ];
  });
  return table({ title: 'Matches', columns, rows });
}

/** One for each kind and normal form. */
function firstOfEach(findings: readonly NamedFinding[]) {
  const first = new Map<string, { finding: NamedFinding; times: number }>();
  for (const finding of findings) {
    const key = `${finding.pattern} ${finding.value}`;
    const known = first.get(key);
    if (known) known.times++;
    else first.set(key, { finding, times: 1 });
  }
  return [...first.values()];
}

function countTable(findings: readonly NamedFinding[]) {
  const byKind = Map.groupBy(findings, ({ pattern }) => pattern);
  const rows = [...byKind].map(([pattern, found]) => {
    const different = new Set(found.map(({ value }) => value)).size;
    return [
      library[pattern].label,
      found.length,
      different,
      found.filter(isInvalid).length,
    ] as const;
  });
  return table({
    title: 'Counts',
    columns: [
      { label: 'Kind', kind: 'text' },
      { label: 'Matches', kind: 'number' },
      { label: 'Different', kind: 'number' },
      { label: 'Invalid', kind: 'number' },
    ],
    rows: rows.toSorted((one, other) => other[1] - one[1]),
  });
}

function factsOn(findings: readonly NamedFinding[]): string[] {
  const count = findings.length;
  const invalid = findings.filter(isInvalid).length;
  return [
    count === 1 ? '1 match' : `${count.toLocaleString('en')} matches`,
    ...(invalid > 0 ? [`${invalid.toLocaleString('en')} invalid`] : []),
  ];
}

function notesOn(findings: readonly NamedFinding[]): Note[] {
  if (findings.length <= mostRows) return [];
  return [warning(`Only the first ${mostRows.toLocaleString('en')} matches are listed.`)];
}
