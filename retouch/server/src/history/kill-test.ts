import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOf } from '../files/source-bytes.ts';
import type { ActivitySummary, History, IdentifyIds } from './index.ts';
import { openHistory } from './index.ts';
import { counted } from './kill-test-writer.ts';

/**
 * Kills a program that writes activities of several files, again and again at random moments and
 * calls of the disk, and checks each time what the next start makes of it. As a program: `node kill-test.ts 500` kills 500
 * times and prints what it saw.
 */

/** What was seen over all kills. */
export interface KillFigures {
  readonly kills: number;
  /** Activities that were answered before their program was killed. */
  readonly answered: number;
  /** Kills that left files of before and of after, */
  readonly leftMixed: number;
  /** and those that left a file missing, until the next start. */
  readonly leftMissing: number;
  /** Everything that was not as it must be, one sentence each. */
  readonly faults: readonly string[];
}

const noIds: IdentifyIds = () => ({ prevIdToNewIdMap: {}, addedCodebaseIds: [] });
const filler = 'const filler = "the quick brown fox jumps over the lazy dog";\n'.repeat(200);

/** Kills so many times, in a folder of its own. */
export async function killTest(kills: number): Promise<KillFigures> {
  const root = mkdtempSync(join(tmpdir(), 'retouch-kill-'));
  for (const path of counted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), original(path));
  }
  const seen = { answered: 0, leftMixed: 0, leftMissing: 0 };
  const faults: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const answered = await killedWriter(root);
    const numbers = counted.map((path) => numberIn(root, path));
    seen.answered += answered.length;
    seen.leftMissing += Number(numbers.includes(undefined));
    seen.leftMixed += Number(new Set(numbers).size > 1);
    const history = await openHistory({ root, now: Date.now, newId: randomUUID });
    for (const fault of faultsOf(root, history, answered)) faults.push(`Kill ${kill}: ${fault}`);
    await history.close();
  }
  faults.push(...(await faultsOfUndoingAll(root)));
  rmSync(root, { recursive: true });
  return { kills, ...seen, faults };
}

function original(path: string): string {
  return path.endsWith('.css') ? '.c { order: 0; }\n' : `export const n = 0;\n${filler}`;
}

/**
 * Runs the writer until it is killed: by itself at some call of the disk, or from here, while it
 * starts or a moment after it has said so many lines. Answers the ids that it said.
 */
function killedWriter(root: string): Promise<string[]> {
  const draw = Math.random();
  const lastCall = draw < 0.6 ? [`${1 + Math.floor(Math.random() * 600)}`] : [];
  const program = join(import.meta.dirname, 'kill-test-writer.ts');
  const writer = spawn(process.execPath, [program, root, ...lastCall], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killWithin = (most: number) =>
    setTimeout(() => writer.kill('SIGKILL'), Math.random() * most);
  if (draw > 0.9) killWithin(500);
  const enough = 1 + Math.floor(Math.random() * 5);
  let said = '';
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    const before = linesOf(said).length;
    said += text;
    const isTime = before < enough && linesOf(said).length >= enough;
    if (isTime && lastCall.length === 0) killWithin(40);
  });
  return new Promise((resolve, reject) => {
    writer.on('error', reject);
    writer.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(linesOf(said).slice(1));
      else reject(new Error('The writer ended by itself.'));
    });
  });
}

/** The lines that were said to their end. */
function linesOf(said: string): string[] {
  return said.split('\n').slice(0, -1);
}

function numberIn(root: string, path: string): number | undefined {
  if (!existsSync(join(root, path))) return undefined;
  const [found] = /\d+/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** Whether the files are of one moment, the history says the same, and nothing answered is missing. */
function faultsOf(root: string, history: History, answered: readonly string[]): string[] {
  const faults: string[] = [];
  const numbers = counted.map((path) => numberIn(root, path));
  if (new Set(numbers).size !== 1) faults.push(`the files are of ${numbers.join(', ')}`);
  const rows = history.activities({ limit: Number.MAX_SAFE_INTEGER });
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of answered) if (!ids.has(id)) faults.push(`${id} was answered and is lost`);
  for (const [path, hash] of newestHashes(rows)) {
    const there = existsSync(join(root, path)) ? hashOf(readFileSync(join(root, path))) : null;
    if (there !== hash) faults.push(`${path} is not as the history says`);
  }
  if (rows.some(({ kind }) => kind === 'outside'))
    faults.push('an own write counts as an outside edit');
  const left = readdirSync(join(root, '.retouch/tmp'));
  if (left.length > 0) faults.push(`${left.join(', ')} was left behind`);
  return faults;
}

/** What the newest row of each file left. */
function newestHashes(rows: readonly ActivitySummary[]): Map<string, string | null> {
  const hashes = new Map<string, string | null>();
  for (const { files } of rows) {
    for (const { path, afterHash } of files) if (!hashes.has(path)) hashes.set(path, afterHash);
  }
  return hashes;
}

async function faultsOfUndoingAll(root: string): Promise<string[]> {
  const history = await openHistory({ root, now: Date.now, newId: randomUUID });
  while (history.next.undo !== null) await history.undo(noIds);
  await history.close();
  const changed = counted.filter(
    (path) => readFileSync(join(root, path), 'utf8') !== original(path),
  );
  const made = existsSync(join(root, 'made')) ? readdirSync(join(root, 'made')) : [];
  return [...changed, ...made].map((path) => `${path} is not as it was after undoing all`);
}

if (import.meta.main) {
  const figures = await killTest(Number(process.argv[2] ?? 40));
  console.log(JSON.stringify(figures, null, 2));
  process.exitCode = figures.faults.length === 0 ? 0 : 1;
}
