/** The path of a storyboard, and of the body of the page. */
export const topPath = '0';

const form = /^0(?:-\d+)*$/;

/** Whether text is a unique path: `0`, or `0-` and child indexes joined with dashes. */
export function isUniquePath(text: string): boolean {
  return form.test(text);
}

/** The path of the element that one gets to from the body by these child indexes: `0-2-1`. */
export function uniquePathOf(childIndexes: readonly number[]): string {
  return [topPath, ...childIndexes].join('-');
}

/** The child indexes from the body down; undefined for what is no unique path. */
export function childIndexesOf(uniquePath: string): number[] | undefined {
  return isUniquePath(uniquePath) ? uniquePath.split('-').slice(1).map(Number) : undefined;
}
