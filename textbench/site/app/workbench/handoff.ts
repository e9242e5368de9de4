/** A text on its way from one tool to the next, within the page. */
export type Handoff = string | File;

let waiting: Handoff | null = null;

/** Leaves a text for the tool that is opened next. */
export function handOver(text: Handoff): void {
  waiting = text;
}

/** Takes what was left, once. */
export function takeHandoff(): Handoff | null {
  const text = waiting;
  waiting = null;
  return text;
}
