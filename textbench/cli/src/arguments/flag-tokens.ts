import { parseArgs } from 'node:util';

/** How a flag is written. */
export interface FlagShape {
  readonly takesValue: boolean;
  /** One letter: `o` for `-o`. */
  readonly short?: string;
}

export interface FlagToken {
  readonly kind: 'flag';
  /** Without dashes, as declared; as written where it is not declared. */
  readonly name: string;
  /** As written: `-o`, `--output`. */
  readonly written: string;
  readonly value: string | undefined;
}

export interface OperandToken {
  readonly kind: 'operand';
  readonly text: string;
  /** Index among the arguments. */
  readonly index: number;
}

export type Token = FlagToken | OperandToken;

/**
 * Cuts arguments into flags and operands as the GNU conventions have it: `--flag value`,
 * `--flag=value`, `-f value`, `-fvalue`, `-ab`, `--` ends the flags, `-` is an operand. A flag that
 * takes a value takes the next argument whatever it looks like.
 */
export function flagTokens(
  args: readonly string[],
  shapes: Readonly<Record<string, FlagShape>>,
): Token[] {
  const options = Object.fromEntries(
    Object.entries(shapes).map(([name, { takesValue, short }]) => [
      name,
      {
        type: takesValue ? ('string' as const) : ('boolean' as const),
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  return tokens.flatMap((token): Token[] => {
    if (token.kind === 'positional') {
      return [{ kind: 'operand', text: token.value, index: token.index }];
    }
    if (token.kind === 'option-terminator') return [];
    return [{ kind: 'flag', name: token.name, written: token.rawName, value: token.value }];
  });
}
