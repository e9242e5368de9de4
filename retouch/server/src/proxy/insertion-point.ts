const byteOrderMark = '\xEF\xBB\xBF';

/**
 * Where in the beginning of an HTML document a script goes that has to run before all others: right
 * after `<head …>`, or before whatever comes first where that tag is left out (HTML Living Standard,
 * 13.1.2.4). Undefined where more of the document is needed to tell.
 * @param text the document so far, one character a byte.
 * @param isWhole whether that is all of it.
 */
export function insertionPoint(text: string, isWhole: boolean): number | undefined {
  if (!isWhole && text.length < byteOrderMark.length && byteOrderMark.startsWith(text)) {
    return undefined;
  }
  let at = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  for (;;) {
    at += /^[\t\n\f\r ]*/.exec(text.slice(at))?.[0].length ?? 0;
    const end = endOfPreamble(text, at);
    if (end === undefined) return isUndecided(text, at) && !isWhole ? undefined : at;
    if (end === -1) return isWhole ? at : undefined;
    if (/^<head[\s/>]/i.test(text.slice(at, at + 6))) return end;
    at = end;
  }
}

/**
 * Where a comment, a document type or the tag of `html` or `head` at `at` ends: -1 where its end is
 * not there yet, undefined where there is none of these.
 */
function endOfPreamble(text: string, at: number): number | undefined {
  const start = text.slice(at, at + 6);
  if (start.startsWith('<!--')) return endAfter(text, '-->', at + 4);
  // Shorter, it could still become a comment.
  if (/^<[!?]/.test(start) && start.length >= 4) return endAfter(text, '>', at);
  if (!/^<(html|head)[\s/>]/i.test(start)) return undefined;
  const tag = /^<\w+(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(text.slice(at));
  return tag === null ? -1 : at + tag[0].length;
}

function endAfter(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from);
  return found === -1 ? -1 : found + sign.length;
}

/** Whether what begins at `at` could still become one of these. */
function isUndecided(text: string, at: number): boolean {
  const start = text.slice(at).toLowerCase();
  return /^<[!?]/.test(start) || ['<html ', '<head '].some((tag) => tag.startsWith(start));
}
