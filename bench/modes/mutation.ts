import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine, type Machine } from '../machine.ts';
import { median } from '../measure/samples.ts';
import type { BenchOrder } from '../order.ts';
import { installPeers } from '../peers/install-peers.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { milliseconds } from '../report/numbers.ts';
import { publish } from '../report/write-report.ts';
import { type Edit, editsOf } from '../source/edit.ts';
import { excessLines } from '../source/excess-lines.ts';
import { filesOfLines, type RealFile, realFiles } from '../source/real-files.ts';
import { parsed, rewriteWithRetouch, undoesToTheByte } from '../source/rewrite-with-retouch.ts';
import { treeRewriters } from '../source/rewrite-with-trees.ts';

type Rewriter = (text: string, edit: Edit) => string;

interface Measured {
  readonly way: string;
  readonly milliseconds: readonly number[];
  readonly excess: readonly number[];
}

const peersFolder = join(import.meta.dirname, '../source-peers');
const editsEach = 10;

/** Measures the same edits of the same real files, rewritten by Retouch and by printers of trees. */
export async function benchMutation(order: BenchOrder): Promise<boolean> {
  installPeers(peersFolder);
  const groups = [
    { heading: 'about 1,000 lines', files: filesOfLines(900, 1_300).slice(0, 8) },
    { heading: '3,000 lines and more', files: filesOfLines(3_000, 1_000_000) },
  ];
  const measured = groups.map(({ heading, files }) => ({ heading, ...measureAll(files) }));
  const faithful = faithfulness(1_000);
  const text = [
    explanation,
    ...measured.map(({ heading, count, rows }) => `## ${heading}\n\n${table(count, rows)}`),
    `## ${faithful.edits} edits spread over all ${faithful.files} files\n\n` +
      `Lines changed beyond the edit: ${faithful.excess}. Undone to the byte: ${faithful.undone} of ${faithful.edits}.`,
  ];
  const machine = { ...describeMachine(), ...versions() };
  publish(
    { title: 'Rewriting source', machine, text, figures: { measured, faithful } },
    order.name,
  );
  return faithful.excess === 0 && faithful.undone === faithful.edits;
}

function measureAll(files: readonly RealFile[]): { count: number; rows: Measured[] } {
  const jobs = files.flatMap((file) => editsOf(file, editsEach).map((edit) => ({ file, edit })));
  const kept = new Map(files.map((file) => [file.text, parsed(file.text)]));
  const ways: Readonly<Record<string, Rewriter>> = {
    'Retouch, file known': (text, edit) => rewriteWithRetouch(text, edit, kept.get(text)),
    'Retouch, file read anew': rewriteWithRetouch,
    ...treeRewriters(),
  };
  const rows = Object.entries(ways).map(([way, rewrite]) => {
    for (const { file, edit } of jobs.slice(0, 10)) rewrite(file.text, edit); // warming up
    const times: number[] = [];
    const excess: number[] = [];
    for (const { file, edit } of jobs) {
      const start = performance.now();
      const after = rewrite(file.text, edit);
      times.push(performance.now() - start);
      excess.push(excessLines(file.text, after, edit));
    }
    return { way, milliseconds: times, excess };
  });
  return { count: jobs.length, rows };
}

/** What holds of Retouch's rewrites over as many edits as asked, spread over all files. */
function faithfulness(wanted: number) {
  const files = realFiles().filter(
    ({ text }) => editsOf({ name: '', text, lines: 0 }, 1).length > 0,
  );
  const each = Math.ceil(wanted / files.length) * 3;
  const jobs = files
    .flatMap((file) => editsOf(file, each).map((edit) => ({ file, edit })))
    .slice(0, wanted);
  let excess = 0;
  let undone = 0;
  for (const { file, edit } of jobs) {
    excess += excessLines(file.text, rewriteWithRetouch(file.text, edit), edit);
    undone += Number(undoesToTheByte(file.text, edit));
  }
  return { edits: jobs.length, files: files.length, excess, undone };
}

const explanation = [
  'The same edits (a prop, a tag, an element removed, duplicated, wrapped; of children on lines of',
  'their own) of the same real files: TSX of ra-ui-materialui 5.15.4, the files of 3,000 lines being',
  'two or three of its largest joined. Time from text to text; for Retouch with the parse that checks',
  'the result, and once with the index that the server keeps of a file that has not changed. Lines',
  'beyond the edit: old lines outside the element (a blank one before it is its own) that are gone or',
  'different, and new ones away from it.',
].join('\n');

function table(count: number, rows: readonly Measured[]): string {
  const heading = [`${count} edits`, 'median, ms', 'slowest, ms', 'lines beyond, median', 'worst'];
  return markdownTable(
    heading,
    rows.map(({ way, milliseconds: times, excess }) => [
      way,
      milliseconds(median(times)),
      milliseconds(Math.max(...times)),
      Math.round(median(excess)).toLocaleString('en'),
      Math.max(...excess).toLocaleString('en'),
    ]),
  );
}

function versions(): Machine {
  const version = (name: string): string => {
    const path = join(peersFolder, 'node_modules', name, 'package.json');
    const { version: found }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
    return found;
  };
  return Object.fromEntries(
    ['recast', '@babel/generator', 'ra-ui-materialui'].map((name) => [name, version(name)]),
  );
}
