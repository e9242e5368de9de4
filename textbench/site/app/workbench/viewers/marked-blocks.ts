/** A mark as viewers draw it. */
export interface DrawnMark {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly tone?: string;
}

/** A stretch of a text that the browser lays out by itself, so that only what is in view costs. */
export interface Block {
  /** Offset in the whole text. */
  readonly start: number;
  /** Without the line end that the block's own end stands for. */
  readonly text: string;
  /** Marks inside the block, relative to it. */
  readonly marks: readonly DrawnMark[];
}

const blockLength = 2_000;

const noMarks: readonly DrawnMark[] = [];

/** Cuts a text after line ends into blocks of about 2,000 code units; marks are cut with it. */
export function markedBlocks(text: string, marks: readonly DrawnMark[] = noMarks): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let nextMark = 0;
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', Math.min(start + blockLength, text.length));
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    const inside: DrawnMark[] = [];
    while ((marks[nextMark]?.end ?? 0) <= start && nextMark < marks.length) nextMark++;
    for (let i = nextMark; i < marks.length; i++) {
      const mark = marks[i];
      if (!mark || mark.start >= end) break;
      inside.push({
        ...mark,
        start: Math.max(0, mark.start - start),
        end: Math.min(mark.end, end) - start,
      });
    }
    const content = text.slice(start, text[end - 1] === '\n' ? end - 1 : end);
    blocks.push({ start, text: content, marks: inside.length === 0 ? noMarks : inside });
    start = end;
  }
  if (text.endsWith('\n')) blocks.push({ start, text: '', marks: noMarks });
  return blocks;
}

/** Whether two blocks look the same, wherever in their texts they stand. */
export function sameBlock(one: Block, other: Block): boolean {
  return one.text === other.text && sameMarks(one.marks, other.marks);
}

function sameMarks(these: readonly DrawnMark[], those: readonly DrawnMark[]): boolean {
  if (these === those) return true;
  if (these.length !== those.length) return false;
  return these.every(({ start, end, label, tone }, index) => {
    const twin = those[index];
    return start === twin?.start && end === twin.end && label === twin.label && tone === twin.tone;
  });
}

/** The block as runs of plain and marked text, in order. */
export function blockRuns({ text, marks }: Block): { text: string; mark?: DrawnMark }[] {
  const runs: { text: string; mark?: DrawnMark }[] = [];
  let reached = 0;
  for (const mark of marks) {
    if (mark.start > reached) runs.push({ text: text.slice(reached, mark.start) });
    if (mark.start < text.length) runs.push({ text: text.slice(mark.start, mark.end), mark });
    reached = mark.end;
  }
  if (reached < text.length) runs.push({ text: text.slice(reached) });
  return runs;
}

/** The mark that covers an offset. */
export function markAt(marks: readonly DrawnMark[], offset: number): DrawnMark | undefined {
  return marks.find((mark) => mark.start <= offset && offset <= mark.end);
}
