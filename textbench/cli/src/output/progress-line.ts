import type { OutputStream } from './stream-sink.ts';

/** Says how far a run is. */
export interface Progress {
  /** So many more bytes of the input have been read. */
  read(bytes: number): void;
  /** So much of the work is done, 0 to 1. */
  share(done: number): void;
  /** Takes the line off the screen. */
  clear(): void;
}

export const noProgress: Progress = { read() {}, share() {}, clear() {} };

/** Milliseconds before a run counts as long, and between two looks of the line. */
const patience = 2_000;
const pause = 250;

const clearLine = '\r\u001b[K';

/**
 * A line on a terminal that says how far a run is, once it has taken two seconds.
 *
 * @param totalBytes of the input; `undefined` where nobody knows
 * @param now milliseconds on a clock that never goes back
 */
export function progressLine(
  terminal: OutputStream,
  totalBytes: number | undefined,
  now: () => number,
): Progress {
  let next = now() + patience;
  let bytes = 0;
  let shown = false;
  const show = (text: () => string): void => {
    const time = now();
    if (time < next) return;
    next = time + pause;
    shown = true;
    terminal.write(`${clearLine}textbench: ${text()}`);
  };
  return {
    read(count) {
      bytes += count;
      show(() => (totalBytes ? percent(bytes / totalBytes) : `${megabytes(bytes)} read`));
    },
    share: (done) => show(() => percent(done)),
    clear() {
      if (shown) terminal.write(clearLine);
      shown = false;
    },
  };
}

function percent(done: number): string {
  return `${Math.min(100, Math.floor(done * 100))} %`;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`;
}
