import { foldCase } from '@textbench/language';

type Texts = readonly (readonly string[])[];

/** Every line that some text has, once, in order of first appearance. */
export function linesOfSome(texts: Texts, ignoreCase: boolean): string[] {
  return firstOfEach(texts.flat(), ignoreCase);
}

/** Every line that all texts have, once, as the first text writes it. */
export function linesOfAll([first = [], ...others]: Texts, ignoreCase: boolean): string[] {
  const sets = others.map((lines) => keySet(lines, ignoreCase));
  const shared = first.filter((line) => {
    const key = keyOf(line, ignoreCase);
    return sets.every((set) => set.has(key));
  });
  return firstOfEach(shared, ignoreCase);
}

/** Every line of the first text that no other has; repeated ones stay, as with `grep -Fxv -f`. */
export function linesOfFirstOnly([first = [], ...others]: Texts, ignoreCase: boolean): string[] {
  const taken = keySet(others.flat(), ignoreCase);
  return first.filter((line) => !taken.has(keyOf(line, ignoreCase)));
}

function firstOfEach(lines: readonly string[], ignoreCase: boolean): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = keyOf(line, ignoreCase);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function keySet(lines: readonly string[], ignoreCase: boolean): Set<string> {
  return new Set(lines.map((line) => keyOf(line, ignoreCase)));
}

/** What two lines have to share to count as the same. */
export function keyOf(line: string, ignoreCase: boolean): string {
  return ignoreCase ? foldCase(line) : line;
}
