import { foldCase, stripAccents } from '@textbench/language';

export interface KeyOptions {
  readonly ignoreCase: boolean;
  readonly ignoreAccents: boolean;
  readonly ignoreSpaces: boolean;
  readonly ignorePunctuation: boolean;
}

interface TextFacts {
  /** The whole text is in NFC. */
  readonly isComposed: boolean;
}

/**
 * What a text is compared by: texts with the same key are duplicates. Composed and decomposed
 * letters are always the same (NFC).
 */
export function keyMaker(options: KeyOptions & TextFacts): (text: string) => string {
  const { ignoreCase, ignoreAccents, ignoreSpaces, ignorePunctuation, isComposed } = options;
  return (text) => {
    let key = isComposed ? text : text.normalize('NFC');
    // Signs alone are compared as they are.
    if (ignorePunctuation) key = key.replace(/[\p{P}\p{S}]+/gu, '') || key;
    if (ignoreSpaces) key = withoutExtraSpaces(key);
    if (ignoreCase) key = foldCase(key, { accents: !ignoreAccents });
    else if (ignoreAccents) key = stripAccents(key);
    return key;
  };
}

const extraSpace = /^\s|\s$|\s\s|[^\S ]/;

/** No spaces at the ends, and one U+0020 wherever there are some inside. */
function withoutExtraSpaces(text: string): string {
  return extraSpace.test(text) ? text.trim().replace(/\s+/g, ' ') : text;
}
