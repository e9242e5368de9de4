import type { Span } from '@textbench/language';

/** Signs that only web and mail addresses and names of users have. */
const sign = /:\/\/|@|\bwww\./gi;

/** Addresses: `https://…`, `name@host`, `www.…`, each as far as there is no space. */
export function* addressSpans(text: string): Generator<Span> {
  let reached = 0;
  for (const { index } of text.matchAll(sign)) {
    if (index < reached) continue;
    let start = index;
    while (start > reached && !isSpace(text, start - 1)) start--;
    let end = index;
    while (end < text.length && !isSpace(text, end)) end++;
    yield { start, end };
    reached = end;
  }
}

function isSpace(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit <= 0x20 || (unit > 0x7f && /\s/.test(text.charAt(offset)));
}
