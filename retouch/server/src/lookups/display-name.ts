import { posix } from 'node:path';

/**
 * What people call a component: its name; for a default export without one the name that others
 * would import it by (`side-bar.tsx` and `side-bar/index.tsx` give `SideBar`); for elements that
 * stand in no function, the file.
 */
export function displayName(path: string, componentName: string): string {
  if (componentName === '') return posix.basename(path);
  const rest = /^default(?<rest>$|[.#].*)/.exec(componentName)?.groups?.rest;
  return rest === undefined ? componentName : importName(path) + rest;
}

function importName(path: string): string {
  const { name, dir } = posix.parse(path);
  const words = (name === 'index' ? posix.basename(dir) : name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\p{L}/u.test(joined) ? joined : `Component${joined}`;
}
