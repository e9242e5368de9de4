/** Articles that a title or a name may begin with, by language. */
export const articles = {
  en: ['the', 'a', 'an'],
  fr: ['le', 'la', 'les', "l'", 'un', 'une', 'des'],
  de: ['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
  es: ['el', 'la', 'los', 'las', 'lo', 'un', 'una', 'unos', 'unas'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', "l'", 'un', 'uno', 'una', "un'"],
  pt: ['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
  nl: ['de', 'het', 'een', "'t", "'n"],
} as const;

/**
 * A function that takes an article off the start of a text; one that ends with an apostrophe needs
 * no space behind it. A text that is nothing but an article stays.
 */
export function withoutArticle(known: readonly string[]): (text: string) => string {
  const plain = new Set(known.map(normal));
  const elided = [...plain].filter((article) => article.endsWith("'"));
  return (text) => {
    const space = text.search(/\s/);
    if (space > 0 && plain.has(normal(text.slice(0, space)))) return text.slice(space).trimStart();
    const start = normal(text.slice(0, 8));
    const found = elided.find((article) => start.startsWith(article));
    return found !== undefined && text.length > found.length ? text.slice(found.length) : text;
  };
}

function normal(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
