/** A person's name in its parts. */
export interface PersonName {
  /** `van`, `de la`; empty for most. */
  readonly particles: string;
  readonly surname: string;
  /** `Ludwig`; empty where there is one name only. */
  readonly given: string;
  /** `Jr.`, `PhD`. */
  readonly suffix: string;
}

const particles = new Set(
  "van von vom der den de del della degli dei di da do dos das du des la le les lo los las ter ten te zu zum zur af av al el bin ibn ben bint abu 't y e".split(
    ' ',
  ),
);

const suffix =
  /(?:,\s*|\s+)((?:jr|sr|ii|iii|iv|esq|ph\.?\s?d|m\.?d|d\.?d\.?s|obe|cbe|mbe|mp)\.?)$/i;

/**
 * Reads a name as it is spoken, given names first; one with a comma, `Beethoven, Ludwig van`, is
 * read as it stands.
 */
export function personName(text: string): PersonName {
  const found = suffix.exec(text);
  const ending = found?.[1] ?? '';
  const name = (found ? text.slice(0, found.index) : text).trim();
  const comma = name.indexOf(',');
  if (comma > 0) return inverted(name.slice(0, comma), name.slice(comma + 1), ending);
  const words = name.split(/\s+/);
  let start = words.length - 1;
  while (start > 0 && isParticle(words, start - 1)) start--;
  return {
    particles: words.slice(start, -1).join(' '),
    surname: words.at(-1) ?? '',
    given: words.slice(0, start).join(' '),
    suffix: ending,
  };
}

/** The first word of a name is one only in small letters: `Al Capone`, but `van Gogh`. */
function isParticle(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const lower = word.toLowerCase();
  return particles.has(lower) && (index > 0 || word === lower);
}

function inverted(before: string, after: string, ending: string): PersonName {
  const words = before.trim().split(/\s+/);
  let start = 0;
  while (start < words.length - 1 && particles.has((words[start] ?? '').toLowerCase())) start++;
  const behind = after.trim().split(/\s+/);
  let end = behind.length;
  while (end > 1 && particles.has(behind[end - 1] ?? '')) end--;
  return {
    particles: [...words.slice(0, start), ...behind.slice(end)].join(' '),
    surname: words.slice(start).join(' '),
    given: behind.slice(0, end).join(' '),
    suffix: ending,
  };
}

/** `Beethoven, Ludwig van`, or `van Beethoven, Ludwig` where particles belong to the surname. */
export function surnameFirst(name: PersonName, withParticles: boolean): string {
  const { particles: small, surname, given, suffix: ending } = name;
  const before = withParticles && small !== '' ? `${small} ${surname}` : surname;
  const behind = [given, withParticles ? '' : small].filter((part) => part !== '').join(' ');
  return [before, behind, ending].filter((part) => part !== '').join(', ');
}
