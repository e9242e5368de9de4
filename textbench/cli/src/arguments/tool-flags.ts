import type { InputDeclarations, OptionDeclaration, OptionDeclarations } from '@textbench/kit';
import { flagName } from '@textbench/kit';

/** What a flag of a tool stands for. */
export type FlagMeaning =
  | {
      readonly kind: 'option';
      readonly option: string;
      readonly takesValue: boolean;
      /** What it takes, as help names it. */
      readonly takes: string;
      /** `--no-…` of a toggle. */
      readonly negated: boolean;
    }
  | { readonly kind: 'input'; readonly input: string; readonly takesValue: true };

/** Flag without dashes → meaning: a flag an option, `no-` of toggles, and inputs where several are. */
export function toolFlags({
  inputs,
  options,
}: {
  readonly inputs: InputDeclarations;
  readonly options: OptionDeclarations;
}): ReadonlyMap<string, FlagMeaning> {
  const flags = new Map<string, FlagMeaning>();
  const inputNames = Object.keys(inputs);
  if (inputNames.length > 1) {
    for (const input of inputNames) {
      flags.set(inputFlag(input), { kind: 'input', input, takesValue: true });
    }
  }
  const toggles = Object.entries(options).filter(([, { kind }]) => kind === 'toggle');
  for (const [option] of toggles) {
    const meaning = {
      kind: 'option',
      option,
      takesValue: false,
      takes: '',
      negated: true,
    } as const;
    flags.set(`no-${flagName(option)}`, meaning);
  }
  for (const [option, declaration] of Object.entries(options)) {
    const takesValue = declaration.kind !== 'toggle';
    const takes = placeholder(declaration);
    const meaning = { kind: 'option', option, takesValue, takes, negated: false } as const;
    flags.set(flagName(option), meaning);
  }
  return flags;
}

/** `left` → `left-input`: the flag that names the file of an input. */
export function inputFlag(input: string): string {
  return `${flagName(input)}-input`;
}

const longestChoices = 40;

/** What an option takes, as help names it. */
export function placeholder(option: OptionDeclaration): string {
  switch (option.kind) {
    case 'toggle':
      return '';
    case 'integer':
      return 'N';
    case 'number':
      return 'NUMBER';
    case 'choice': {
      const all = Object.keys(option.choices).join('|');
      return all.length <= longestChoices ? all : 'CHOICE';
    }
    case 'text':
    case 'multiline':
    case 'seed':
      return 'TEXT';
    case 'list':
      return 'ITEM,…';
    case 'colour':
      return '#RRGGBB';
  }
}
