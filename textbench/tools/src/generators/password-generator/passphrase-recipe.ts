import type { Recipe } from './recipe.ts';

export interface PassphraseParts {
  readonly words: number;
  readonly separator: string;
  readonly capitals: boolean;
  /** Signs of which one is put behind one of the words, for each entry; a digit, say. */
  readonly additions: readonly (readonly string[])[];
}

/**
 * Words drawn from a list in which none begins another, so that each outcome is a different passphrase,
 * even with nothing between the words.
 */
export function passphraseRecipe(list: readonly string[], parts: PassphraseParts): Recipe {
  const { words, separator, capitals, additions } = parts;
  const extra = additions.reduce((ways, signs) => ways * BigInt(words * signs.length), 1n);
  return {
    total: BigInt(list.length) ** BigInt(words) * extra,
    description: `${words} of ${list.length.toLocaleString('en')} words`,
    draw(integers) {
      const drawn = Array.from({ length: words }, () => {
        const word = integers.pick(list);
        return capitals ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      });
      for (const signs of additions) {
        const place = integers.below(words);
        drawn[place] = (drawn[place] ?? '') + integers.pick(signs);
      }
      return drawn.join(separator);
    },
  };
}
