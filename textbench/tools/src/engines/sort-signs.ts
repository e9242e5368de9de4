const word = 1;
const space = 2;
const sign = 3;

function classify(character: string): number {
  if (/^[\s\p{Pd}/]$/u.test(character)) return space;
  return /^[\p{P}\p{S}]$/u.test(character) ? sign : word;
}

/** Classes of code units that have come up; 0 where none has. Only remembers what `classify` says. */
const known = new Uint8Array(0x1_0000);

function classOfUnit(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  const found = known[unit];
  if (found) return found;
  const made = classify(text.charAt(offset));
  known[unit] = made;
  return made;
}

function pairLength(text: string, offset: number): 1 | 2 {
  const next = text.charCodeAt(offset + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

/**
 * A text as a filing order reads it: punctuation and symbols do not count, hyphens, dashes and
 * slashes part words, and there is one space between words. A text of nothing but signs stays.
 */
export function withoutSigns(text: string): string {
  let written = '';
  let copied = 0;
  let isAfterSpace = true;
  for (let offset = 0; offset < text.length; ) {
    const unit = text.charCodeAt(offset);
    const length = unit < 0xd800 || unit > 0xdbff ? 1 : pairLength(text, offset);
    const found =
      length === 1 ? classOfUnit(text, offset) : classify(text.slice(offset, offset + 2));
    const isKeptSpace: boolean = unit === 0x20 && !isAfterSpace;
    if (found === word || isKeptSpace) {
      isAfterSpace = isKeptSpace;
    } else {
      written += text.slice(copied, offset);
      copied = offset + length;
      if (found === space && !isAfterSpace) {
        written += ' ';
        isAfterSpace = true;
      }
    }
    offset += length;
  }
  if (copied === 0) return text.trimEnd();
  return (written + text.slice(copied)).trimEnd() || text;
}
