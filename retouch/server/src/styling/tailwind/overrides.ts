import type { ClassOverrides } from '@retouch/source';
import type { DeclaredProperty, DeclaredStyles } from './declared-style.ts';
import { mainProperties, partsOf } from './property-parts/parts-of.ts';

/**
 * Overrides by what the project's own Tailwind declares: a class has no effect any more where the new
 * ones set all that it sets, under the same conditions.
 */
export function overridesByStyle(styles: DeclaredStyles): ClassOverrides {
  return {
    overridden(existing, added) {
      const news = styles.of(added);
      const setters: Setters = new Map();
      for (const [name, declared] of news) addSetters(setters, name, declared);
      const found = new Map<string, string>();
      const old = existing.filter((name) => !news.has(name));
      for (const [name, declared] of setters.size === 0 ? [] : styles.of(old)) {
        const winner = winnerOver(declared, setters);
        if (winner !== undefined) found.set(name, winner);
      }
      return found;
    },
    effective(names) {
      const known = styles.of(names);
      const setters: Setters = new Map();
      const effective = names.toReversed().filter((name) => {
        const declared = known.get(name);
        if (declared === undefined) return true;
        const isLost = winnerOver(declared, setters) !== undefined;
        if (!isLost) addSetters(setters, name, declared);
        return !isLost;
      });
      return effective.reverse();
    },
  };
}

type Setters = Map<string, { readonly name: string; readonly values: string }>;

function addSetters(setters: Setters, name: string, declared: readonly DeclaredProperty[]): void {
  const values = declared.map(({ value }) => value).join(' ');
  for (const key of declared.flatMap(keysOf)) setters.set(key, { name, values });
}

function winnerOver(declared: readonly DeclaredProperty[], setters: Setters): string | undefined {
  const variables = declared.filter(isVariable);
  const real = mainProperties(declared.filter((one) => !isVariable(one)));
  const decisive = (real.length > 0 ? real : variables).flatMap(keysOf);
  const winners = decisive.map((key) => setters.get(key));
  const [first] = winners;
  if (first === undefined || winners.includes(undefined)) return undefined;
  const isAlive = variables.some(
    (one) =>
      !setters.has(keysOf(one)[0] ?? '') &&
      winners.some((winner) => winner?.values.includes(`var(${one.property}`)),
  );
  return isAlive ? undefined : first.name;
}

/** Tailwind's own variables, through which classes work together: `--tw-leading`. */
function isVariable({ property }: DeclaredProperty): boolean {
  return property.startsWith('--tw-');
}

function keysOf({ scope, property }: DeclaredProperty): string[] {
  return partsOf(property).map((part) => `${scope}\0${part}`);
}
