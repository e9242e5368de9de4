/** Where in an input the fault lies. Offsets are UTF-16 code units from the start of that input. */
export interface InputPosition {
  /** Name of the input as the tool declares it, for example `text`. */
  readonly input: string;
  readonly offset: number;
  /** Length of the faulty stretch in code units; 0 marks a place between two characters. */
  readonly length?: number;
}

export interface ToolInputErrorDetails {
  /** Name of the option whose value cannot be used. */
  readonly option?: string;
  readonly position?: InputPosition;
}

/**
 * What the person can put right: an option with a value that cannot be used, or an input that does
 * not fit. The message is a sentence that says what is wrong and what would work. Any other error
 * thrown by a tool is a bug.
 */
export class ToolInputError extends Error {
  override readonly name = 'ToolInputError';
  readonly option: string | undefined;
  readonly position: InputPosition | undefined;

  constructor(message: string, details: ToolInputErrorDetails = {}) {
    super(message);
    this.option = details.option;
    this.position = details.position;
  }
}

/** The fault lies in an option. */
export function optionError(option: string, message: string): ToolInputError {
  return new ToolInputError(message, { option });
}

/** The fault lies in an input, at a known place. */
export function inputError(
  input: string,
  offset: number,
  message: string,
  length = 0,
): ToolInputError {
  return new ToolInputError(message, { position: { input, offset, length } });
}
