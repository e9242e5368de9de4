import type { Recipe } from './recipe.ts';

/** Numbers of so many digits, those that people try first left out if wanted. */
export function pinRecipe(length: number, withoutWeak: boolean): Recipe {
  const weak = withoutWeak ? weakPins(length) : new Set<string>();
  return {
    total: 10n ** BigInt(length) - BigInt(weak.size),
    description: `${length} digits`,
    draw(integers) {
      for (;;) {
        const pin = Array.from({ length }, () => integers.below(10)).join('');
        if (!weak.has(pin)) return pin;
      }
    },
  };
}

/**
 * One digit or two or three in turn (1111, 1212, 123123), digits going up or down by one (1234, 9876),
 * and with four digits the years 1900 to 2099.
 */
export function weakPins(length: number): Set<string> {
  const weak = new Set<string>();
  for (let period = 1; period <= 3 && period < length; period++) {
    for (let number = 0; number < 10 ** period; number++) {
      const repeated = String(number).padStart(period, '0').repeat(length).slice(0, length);
      if (length % period === 0) weak.add(repeated);
    }
  }
  const up = '0123456789';
  const down = '9876543210';
  for (let start = 0; start + length <= 10; start++) {
    weak.add(up.slice(start, start + length)).add(down.slice(start, start + length));
  }
  if (length === 4) for (let year = 1900; year < 2100; year++) weak.add(String(year));
  return weak;
}
