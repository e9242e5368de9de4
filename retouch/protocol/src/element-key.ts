import { fixedCodebaseIds, remapId, storyboardTopConstant } from './codebase-id.ts';
import { ProtocolError } from './protocol-error.ts';
import { isUniquePath, topPath } from './unique-path.ts';

/** One element as it stands on one storyboard. The same source element may stand there many times. */
export interface ElementKey {
  readonly codebaseId: string;
  readonly storyboardId: string;
  readonly uniquePath: string;
}

const validChars = /^[A-Za-z0-9_-]*$/;

/**
 * A key of three parts. Throws 'Codebase ID contains invalid chars' or 'Storyboard ID contains
 * invalid chars' for an id with anything but letters, digits, hyphen and underscore.
 */
export function elementKey(
  codebaseId: string,
  storyboardId: string,
  uniquePath: string,
): ElementKey {
  if (!validChars.test(codebaseId)) {
    throw new ProtocolError('invalid_codebase_id', 'Codebase ID contains invalid chars');
  }
  if (!validChars.test(storyboardId)) {
    throw new ProtocolError('invalid_storyboard_id', 'Storyboard ID contains invalid chars');
  }
  return { codebaseId, storyboardId, uniquePath };
}

/** The key of a storyboard itself. */
export function storyboardKey(storyboardId: string): ElementKey {
  return elementKey(storyboardTopConstant, storyboardId, topPath);
}

export function isStoryboardKey(key: ElementKey): boolean {
  return key.codebaseId === storyboardTopConstant;
}

/** `tempo-…_storyboard_0-1-2`. */
export function elementKeyText({ codebaseId, storyboardId, uniquePath }: ElementKey): string {
  return `${codebaseId}_${storyboardId}_${uniquePath}`;
}

/**
 * The key a text stands for, with or without a leading `TE_`; undefined for what is not of that
 * form. The storyboard id may hold underscores. Throws as `elementKey` does.
 */
export function parseElementKey(text: string): ElementKey | undefined {
  const parts = text.startsWith('TE_') ? text.slice('TE_'.length) : text;
  const codebaseIdEnd = endOfCodebaseId(parts);
  const pathStart = parts.lastIndexOf('_') + 1;
  if (codebaseIdEnd < 1 || pathStart <= codebaseIdEnd + 1) return undefined;
  const uniquePath = parts.slice(pathStart);
  if (!isUniquePath(uniquePath)) return undefined;
  return elementKey(
    parts.slice(0, codebaseIdEnd),
    parts.slice(codebaseIdEnd + 1, pathStart - 1),
    uniquePath,
  );
}

/** Of all codebase ids only the one of `#__next` holds underscores. */
function endOfCodebaseId(parts: string): number {
  const { next } = fixedCodebaseIds;
  return parts.startsWith(`${next}_`) ? next.length : parts.indexOf('_');
}

export function isSameElement(one: ElementKey, other: ElementKey): boolean {
  return elementKeyText(one) === elementKeyText(other);
}

/** The key with the codebase id that its element has after a change of the source. */
export function remapElementKey(
  prevIdToNewIdMap: Readonly<Record<string, string>>,
  key: ElementKey,
): ElementKey {
  return { ...key, codebaseId: remapId(prevIdToNewIdMap, key.codebaseId) };
}
