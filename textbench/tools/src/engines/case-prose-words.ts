import { charClass, classAt, lengthAt } from './case-classes.ts';

/**
 * Visits the words of running text as capitals see them: runs of letters, numbers and marks, with
 * apostrophes inside (`it's`, `l'été`), cut at hyphens and underscores.
 */
export function eachProseWord(text: string, visit: (start: number, end: number) => void): void {
  let offset = 0;
  while (offset < text.length) {
    if (beginsWord(classAt(text, offset))) {
      const end = wordEnd(text, offset);
      visit(offset, end);
      offset = end;
    } else {
      offset += lengthAt(text, offset);
    }
  }
}

/** Letters and numbers. */
function beginsWord(found: number): boolean {
  return found >= charClass.upper && found <= charClass.number;
}

function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const found = classAt(text, end);
    if (found === charClass.joiner) {
      if (end + 1 >= text.length || !beginsWord(classAt(text, end + 1))) return end;
    } else if (found < charClass.upper || found > charClass.extend) {
      return end;
    }
    end += lengthAt(text, end);
  }
  return end;
}
