import { SourceError } from '@retouch/source';

/**
 * A class under variants, the outermost first: `md:hover:p-4`. One that has them already stays as it
 * is, and a prefix of the project's stays in front.
 */
export function underVariants(
  name: string,
  modifiers: readonly string[],
  prefix: string | null,
): string {
  if (modifiers.length === 0) return name;
  const variants = `${modifiers.join(':')}:`;
  const front = prefix === null || !name.startsWith(`${prefix}:`) ? '' : `${prefix}:`;
  const bare = name.slice(front.length);
  return bare.startsWith(variants) ? name : front + variants + bare;
}

/**
 * Checks that modifiers can be variants of a class.
 * @throws SourceError `invalid_request`, naming the field.
 */
export function checkModifiers(modifiers: readonly string[] | null | undefined): readonly string[] {
  for (const [index, modifier] of (modifiers ?? []).entries()) {
    if (/^[^\s:{}"'`<>\\]+$/.test(modifier) || /^[\w-]*\[[^\s{}"'`\\]+\]$/.test(modifier)) continue;
    throw new SourceError('invalid_request', `modifiers.${index} can't be a variant of a class.`);
  }
  return modifiers ?? [];
}
