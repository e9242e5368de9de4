/** What the command ends with. 70 and 74 are EX_SOFTWARE and EX_IOERR of BSD's sysexits.h. */
export const exitCodes = { done: 0, input: 1, command: 2, bug: 70, output: 74 } as const;

/** Whose fault an early end is: the input's, the command line's, or the place written to. */
export type Fault = 'input' | 'command' | 'output';

/** Ends the command with a message for the person; the first line says what is wrong. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly fault: Fault;
  /** What would work, on lines of its own. */
  readonly hint: string | undefined;

  constructor(fault: Fault, message: string, hint?: string) {
    super(message);
    this.fault = fault;
    this.hint = hint;
  }
}

/** An error that no person can put right: a fault of the tool's code. */
export class ToolBug extends Error {
  override readonly name = 'ToolBug';
  readonly slug: string;

  constructor(slug: string, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.slug = slug;
  }
}

/** The program that reads our output has closed its end of the pipe. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/** The code that Node.js gives to an error of the system: `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of this path is no folder',
  EISDIR: 'this is a folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  ENOSPC: 'the disk is full',
  EROFS: 'this disk is read-only',
  EMFILE: 'too many files are open',
};

/** Why the system refused, in words. */
export function systemReason(error: unknown): string {
  const code = systemCode(error);
  const known = code === undefined ? undefined : systemReasons[code];
  return known ?? (error instanceof Error ? error.message : String(error));
}
