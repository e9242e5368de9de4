// Written by `npm run generate`. Do not edit.
import type { CatalogueEntry } from './catalogue-entry.ts';

export type { CatalogueEntry };

/** Every tool there is, by slug. */
export const catalogue: readonly CatalogueEntry[] = [
  {"slug":"case-converter","family":"case","title":"Case Converter","description":"Changes a text to upper, lower, sentence or title case, or lines to camelCase, snake_case and seven more name styles.","icon":"case-sensitive","keywords":["uppercase","lowercase","capitalize","capital letters","caps lock","small letters","kebab-case","PascalCase","swap case","toggle case"],"href":"/tools/case-converter"},
  {"slug":"hex-to-text","family":"encodings","title":"Hex to Text","description":"Reads hexadecimal as text: bytes in any encoding, code points, \\x, \\u, % and U+ escapes, C arrays and whole hexdumps.","icon":"file-digit","keywords":["hexadecimal","hex decoder","hexdump","xxd -r","base 16","unescape","utf-8","hex to ascii","hex to string"],"href":"/tools/hex-to-text"},
  {"slug":"markdown-to-html","family":"other","title":"Markdown to HTML","description":"Turns Markdown into clean HTML, a fragment or a whole page, with a safe preview beside it.","icon":"file-code","keywords":["md","commonmark","gfm","github","convert","readme","render","preview","markup"],"href":"/tools/markdown-to-html"},
  {"slug":"text-difference-finder","family":"finding","title":"Text Difference Finder","description":"Compares two texts by line, word, character or sentence, shows what changed side by side, and writes a patch.","icon":"file-diff","keywords":["diff","compare","changes","unified","wdiff","merge","versions","redline"],"href":"/tools/text-difference-finder"},
  {"slug":"text-merger","family":"sorting","title":"Text Merger","description":"Merges texts or files one after the other, side by side, as sets of lines or by a key.","icon":"merge","keywords":["combine","concatenate","append","cat","paste","join","comm","union","columns"],"href":"/tools/text-merger"},
  {"slug":"text-repeater","family":"sorting","title":"Text Repeater","description":"Repeats a text a number of times or up to a length, with a separator and a counter.","icon":"repeat","keywords":["duplicate","multiply","copy many times","loop","fill","seq","yes"],"href":"/tools/text-repeater"},
  {"slug":"text-to-hex","family":"encodings","title":"Text to Hex","description":"Writes text as hexadecimal: bytes in any encoding, code points, escapes such as \\xE9 and U+00E9, or a hexdump.","icon":"hash","keywords":["hexadecimal","hexdump","xxd","od","base 16","bytes","utf-8","ascii to hex","string to hex","unicode escape"],"href":"/tools/text-to-hex"},
  {"slug":"url-encoder-decoder","family":"encodings","title":"URL Encoder Decoder","description":"Percent-encodes and decodes text for addresses: components, forms, paths, whole URLs, any charset, broken escapes kept.","icon":"link","keywords":["percent encoding","urlencode","urldecode","encodeURIComponent","decodeURIComponent","query string","uri","escape","%20","rfc 3986"],"href":"/tools/url-encoder-decoder"},
];
