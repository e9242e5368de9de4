/** What the id of every stamped element and every placeholder begins with. */
export const codebaseIdPrefix = 'tempo-';

/** The id a storyboard itself goes by. */
export const storyboardTopConstant = 'STORYBOARD-TOP-CONSTANT';

/** Ids of the elements around the app that no source file holds: the body, `#root` and `#__next`. */
export const fixedCodebaseIds = { body: 'body', root: 'root', next: '__next' } as const;

/** The id of the `div` that shows a wrapping before the source has it. */
export const wrapPlaceholder = 'tempo-wrap-in-div-placeholder';

/** What the ids of copies begin with until the source has them. */
export const duplicatePrefix = 'tempo-duplicate-placeholder-';

/** What the ids of added elements begin with until the source has them. */
export const addElementPrefix = 'tempo-add-jsx-placeholder-';

const uuid =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-(?:0{4}-){3}0{12})$/i;

/** Whether text is a UUID of version 1 to 5, or the nil UUID. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/**
 * Whether an id is one that an element of the source can have, or stands in for one on the canvas:
 * `tempo-` and a UUID, the wrap placeholder, or a duplicate's (canvas-script, section 5).
 */
export function isCodebaseId(id: string): boolean {
  if (id === wrapPlaceholder || id.startsWith(duplicatePrefix)) return true;
  return id.startsWith(codebaseIdPrefix) && isUuid(id.slice(codebaseIdPrefix.length));
}

/** The id after a change of the source: the new one, or the same where the map doesn't name it. */
export function remapId(prevIdToNewIdMap: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(prevIdToNewIdMap, id) ? (prevIdToNewIdMap[id] ?? id) : id;
}
