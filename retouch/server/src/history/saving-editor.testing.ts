import { closeSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';

/** How a program saves: into the file that is there, in two goes, or by a new file put in its place. */
export type SavingKind = 'in place' | 'atomic';

/** What the editor is told: save this, at that moment of the system's monotonic clock. */
export interface SaveOrder {
  readonly path: string;
  readonly text: string;
  readonly kind: SavingKind;
  /** Nanoseconds, in decimal digits. */
  readonly at: string;
  /** Between the two goes, in milliseconds. */
  readonly pause: number;
}

/** When a save began and ended, in nanoseconds of the system's monotonic clock. */
export interface SaveReport {
  readonly began: string;
  readonly ended: string;
}

/** The other program: saves as it is told by its parent, and reports. */
function editOnOrders(): void {
  process.on('message', (order: SaveOrder) => {
    waitUntil(BigInt(order.at));
    const began = `${process.hrtime.bigint()}`;
    if (order.kind === 'atomic') saveAtomically(order);
    else saveInPlace(order);
    const report: SaveReport = { began, ended: `${process.hrtime.bigint()}` };
    process.send?.(report);
  });
}

function saveInPlace({ path, text, pause }: SaveOrder): void {
  const half = Math.floor(text.length / 2);
  const file = openSync(path, 'w');
  writeSync(file, text.slice(0, half));
  waitUntil(process.hrtime.bigint() + BigInt(Math.floor(pause * 1e6)));
  writeSync(file, text.slice(half));
  closeSync(file);
}

function saveAtomically({ path, text, pause }: SaveOrder): void {
  writeFileSync(`${path}~`, text);
  waitUntil(process.hrtime.bigint() + BigInt(Math.floor(pause * 1e6)));
  renameSync(`${path}~`, path);
}

function waitUntil(time: bigint): void {
  while (process.hrtime.bigint() < time);
}

if (import.meta.main) editOnOrders();
