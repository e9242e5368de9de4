import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

export interface CommandRun {
  readonly exitCode: number | null;
  readonly seconds: number;
  /** Peak of the resident set in bytes, summed over the process and those it started. */
  readonly peakBytes: number;
}

const betweenLooksMs = 50;

/** Runs a command with its output to /dev/null, and watches its memory. Linux only. */
export async function runWatched(
  command: string,
  args: readonly string[],
  input: string,
): Promise<CommandRun> {
  const [source, sink] = [openSync(input, 'r'), openSync('/dev/null', 'w')];
  const start = performance.now();
  const child = spawn(command, args, { stdio: [source, sink, 'inherit'] });
  const peaks = new Map<number, number>();
  const look = () => {
    for (const pid of familyOf(child.pid ?? 0)) peaks.set(pid, peakOf(pid) ?? peaks.get(pid) ?? 0);
  };
  const timer = setInterval(look, betweenLooksMs);
  const [exitCode]: (number | null)[] = await once(child, 'exit');
  clearInterval(timer);
  closeSync(source);
  closeSync(sink);
  return {
    exitCode: exitCode ?? null,
    seconds: (performance.now() - start) / 1_000,
    peakBytes: [...peaks.values()].reduce((sum, peak) => sum + peak, 0),
  };
}

/** The kernel keeps the peak itself, so that nothing is missed between two looks. */
function peakOf(pid: number): number | undefined {
  const kibibytes = read(`/proc/${pid}/status`)?.match(/^VmHWM:\s+(\d+) kB$/m)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1_024;
}

function familyOf(pid: number): number[] {
  const children = threadsOf(pid).flatMap(
    (thread) => read(`/proc/${pid}/task/${thread}/children`)?.trim().split(' ') ?? [],
  );
  return [pid, ...children.filter((text) => text !== '').flatMap((text) => familyOf(Number(text)))];
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch (error) {
    if (hasEnded(error)) return [];
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasEnded(error)) return undefined;
    throw error;
  }
}

function hasEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(`${error.code}`);
}
