import { newInVersion4, version3Numbers } from './data.ts';

/** Whether Tailwind CSS 3 has a class that version 4 has: the same name, and a number of its scale. */
export function isOfVersion3(name: string): boolean {
  if (newInVersion4.some((pattern) => pattern.test(name))) return false;
  const [, root, number] = /^-?([a-z-]+?)-(\d+)$/.exec(name) ?? [];
  const numbers = root === undefined ? undefined : version3Numbers.get(root);
  return numbers === undefined || numbers.includes(Number(number));
}
