import { CommandError } from '../command-error.ts';
import type { FlagShape, FlagToken } from './flag-tokens.ts';

export interface GeneralFlag {
  readonly short?: string;
  /** What it takes, as help names it. */
  readonly takes?: string;
  readonly help: string;
}

/** Flags that every tool has beside its own. */
export const generalFlags = {
  output: {
    short: 'o',
    takes: 'FILE',
    help: 'Write to FILE instead of standard output: whole or not at all. Its ending chooses the format.',
  },
  format: { takes: 'NAME', help: 'Write in this format: txt, tsv, csv, json, svg …' },
  part: { takes: 'N|TITLE', help: 'Write this part of a result that has several.' },
  json: { help: 'Write the whole structured result as JSON.' },
  encoding: {
    takes: 'LABEL',
    help: 'Encoding of the input: utf-8 unless told or a byte order mark says otherwise.',
  },
  quiet: { short: 'q', help: 'No notes and no warnings on standard error.' },
  verbose: {
    short: 'v',
    help: 'Notes also where standard error is no terminal; the stack of an error that is a bug.',
  },
  help: { short: 'h', help: 'Say how this is used.' },
  version: { short: 'V', help: 'Say which version this is.' },
} as const satisfies Readonly<Record<string, GeneralFlag>>;

export type GeneralFlagName = keyof typeof generalFlags;

/** Values of the general flags that were given: `true` or what they take. */
export type GeneralValues = { readonly [Name in GeneralFlagName]?: FlagValue<Name> };

type FlagValue<Name extends GeneralFlagName> = (typeof generalFlags)[Name] extends {
  takes: string;
}
  ? string
  : true;

export function isGeneralFlag(name: string): name is GeneralFlagName {
  return Object.hasOwn(generalFlags, name);
}

export function generalShapes(): Record<string, FlagShape> {
  const flags: [string, GeneralFlag][] = Object.entries(generalFlags);
  return Object.fromEntries(
    flags.map(([name, { takes, short }]) => [
      name,
      { takesValue: takes !== undefined, ...(short === undefined ? {} : { short }) },
    ]),
  );
}

/** The values with what one more flag says; the last of two equal flags counts. */
export function withGeneralFlag(values: GeneralValues, token: FlagToken): GeneralValues {
  const flags: Readonly<Record<string, GeneralFlag>> = generalFlags;
  const takes = flags[token.name]?.takes;
  if (takes === undefined && token.value !== undefined) {
    throw new CommandError('command', `${token.written} takes no value.`);
  }
  if (takes !== undefined && token.value === undefined) {
    throw new CommandError('command', `${token.written} needs a value: ${token.written} ${takes}`);
  }
  return { ...values, [token.name]: token.value ?? true };
}
