import type { DifferenceRow } from '@textbench/kit';
import type { Change } from '../../engines/difference/changes.ts';
import type { Comparable } from '../../engines/difference/rules.ts';
import { comparable } from '../../engines/difference/rules.ts';
import type { Region } from '../../engines/difference/split-point.ts';
import type { Side, Task } from './comparison.ts';
import type { Block } from './flow-row-writer.ts';
import { FlowRowWriter } from './flow-row-writer.ts';

/**
 * Rows for changes that were found wherever lines break: the shortest stretches of lines that begin
 * and end at the same place in both texts. Where line breaks moved, a row holds several lines of one side.
 */
export function rowsInFlow(task: Task, changes: readonly Change[]): DifferenceRow[] {
  const blocks = new BlockFinder(task);
  const writer = new FlowRowWriter(task, changes);
  let [leftStart, rightStart] = [0, 0];
  for (const change of changes) {
    blocks.align({
      leftStart,
      leftEnd: change.leftStart,
      rightStart,
      rightEnd: change.rightStart,
    });
    leftStart = change.leftEnd;
    rightStart = change.rightEnd;
  }
  const [leftEnd, rightEnd] = [task.left.text.length, task.right.text.length];
  blocks.align({ leftStart, leftEnd, rightStart, rightEnd });
  for (const block of blocks.finish()) writer.write(block);
  return writer.rows;
}

/** Line starts inside a stretch: those from `first` on, each with how much that counts stands before it. */
interface LineStarts {
  readonly first: number;
  readonly depths: readonly number[];
}

/** Divides the lines of both texts at the places where lines begin together. */
class BlockFinder {
  private readonly blocks: Block[] = [];
  private readonly task: Task;
  private readonly content: Comparable;
  /** The first lines that belong to no block yet. */
  private left = 0;
  private right = 0;
  /** The first line starts that later stretches may hold. */
  private leftAhead = 0;
  private rightAhead = 0;
  /** Lines of the right text that begin inside a line of the left one, and that line. */
  private readonly beginsIn = new Map<number, number>();

  constructor(task: Task) {
    this.task = task;
    this.content = comparable({ ...task.rules, spaces: 'all' });
  }

  /** Takes the next stretch that both texts share. */
  align({ leftStart, leftEnd, rightStart, rightEnd }: Region): void {
    const { left, right } = this.task;
    this.leftAhead = firstFrom(left, this.leftAhead, leftStart);
    this.rightAhead = firstFrom(right, this.rightAhead, rightStart);
    const here = this.startsWithin(left, this.leftAhead, leftStart, leftEnd);
    const there = this.startsWithin(right, this.rightAhead, rightStart, rightEnd);
    let i = 0;
    there.depths.forEach((depth, j) => {
      while ((here.depths[i] ?? Number.POSITIVE_INFINITY) < depth) i++;
      if (here.depths[i] === depth) this.close(here.first + i++, there.first + j);
      else this.beginsIn.set(there.first + j, here.first + i - 1);
    });
  }

  finish(): readonly Block[] {
    this.close(this.task.left.units.starts.length, this.task.right.units.starts.length);
    return this.blocks;
  }

  private startsWithin(side: Side, first: number, start: number, end: number): LineStarts {
    const depths: number[] = [];
    let depth = 0;
    let reached = start;
    for (let index = first; beginOf(side, index) <= end; index++) {
      const lineStart = beginOf(side, index);
      depth += this.content(side.text.slice(reached, lineStart)).length;
      depths.push(depth);
      reached = lineStart;
    }
    return { first, depths };
  }

  /** All lines before these belong to no later block. */
  private close(leftEnd: number, rightEnd: number): void {
    let { left, right } = this;
    for (let line = right + 1; line < rightEnd; line++) {
      const begins = this.beginsIn.get(line);
      if (begins === undefined || begins <= left || begins >= leftEnd) continue;
      this.blocks.push({ left, leftEnd: begins, right, rightEnd: line });
      left = begins;
      right = line;
    }
    if (left < leftEnd || right < rightEnd) this.blocks.push({ left, leftEnd, right, rightEnd });
    this.left = leftEnd;
    this.right = rightEnd;
    this.beginsIn.clear();
  }
}

function firstFrom(side: Side, index: number, offset: number): number {
  let first = index;
  while (beginOf(side, first) < offset) first++;
  return first;
}

/** Where a line begins: behind a line end at the very end one more does, though it holds nothing. */
function beginOf({ text, units }: Side, index: number): number {
  const start = units.starts[index];
  if (start !== undefined) return start;
  const last = units.ends.at(-1) ?? 0;
  return index === units.starts.length && last < text.length
    ? text.length
    : Number.POSITIVE_INFINITY;
}
