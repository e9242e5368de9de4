import { stripAccents } from './accents.ts';

// Small letters that Unicode folds further than lower case does: ß, ſ, ς, µ, ligatures, Greek with
// iota below (CaseFolding.txt, status C and F).
const foldedFurther =
  /[µßŉſǰͅΐΰςϐϑϕϖϰϱϵև\u1c80-\u1c88\u1e96-\u1e9b\u1f50\u1f52\u1f54\u1f56\u1f80-\u1f87\u1f90-\u1f97\u1fa0-\u1fa7\u1fb2-\u1fb4\u1fb6\u1fb7\u1fbe\u1fc2-\u1fc4\u1fc6\u1fc7\u1fd2\u1fd3\u1fd6\u1fd7\u1fe2-\u1fe4\u1fe6\u1fe7\u1ff2-\u1ff4\u1ff6\u1ff7\ufb00-\ufb06\ufb13-\ufb17]/g;

/**
 * A text for comparison without regard to case: full case folding of Unicode, so ß is ss, ς is σ
 * and İ is i with a dot (Cherokee becomes small where Unicode takes its capitals). The same in
 * every language: ı stays ı.
 *
 * @param options accents false also takes accents away, as `stripAccents` does
 */
export function foldCase(text: string, { accents = true }: { accents?: boolean } = {}): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  const folded = lower.replace(foldedFurther, (letter) => letter.toUpperCase().toLowerCase());
  return accents ? folded : stripAccents(folded);
}
