/** Every encoding of the WHATWG Encoding Standard that stands for text, with the name people know. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Latin 1, Western)',
  'iso-8859-15': 'ISO 8859-15 (Latin 9, Western)',
  macintosh: 'Macintosh (Mac Roman)',
  'windows-1250': 'Windows-1250 (Central European)',
  'iso-8859-2': 'ISO 8859-2 (Central European)',
  'iso-8859-16': 'ISO 8859-16 (South-Eastern European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'koi8-r': 'KOI8-R (Russian)',
  'koi8-u': 'KOI8-U (Ukrainian)',
  ibm866: 'IBM866 (DOS Cyrillic)',
  'iso-8859-5': 'ISO 8859-5 (Cyrillic)',
  'x-mac-cyrillic': 'Mac Cyrillic',
  'windows-1253': 'Windows-1253 (Greek)',
  'iso-8859-7': 'ISO 8859-7 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'iso-8859-3': 'ISO 8859-3 (South European)',
  'windows-1255': 'Windows-1255 (Hebrew)',
  'iso-8859-8': 'ISO 8859-8 (Hebrew)',
  'iso-8859-8-i': 'ISO 8859-8-I (Hebrew, logical)',
  'windows-1256': 'Windows-1256 (Arabic)',
  'iso-8859-6': 'ISO 8859-6 (Arabic)',
  'windows-1257': 'Windows-1257 (Baltic)',
  'iso-8859-4': 'ISO 8859-4 (Baltic)',
  'iso-8859-13': 'ISO 8859-13 (Baltic)',
  'iso-8859-10': 'ISO 8859-10 (Nordic)',
  'iso-8859-14': 'ISO 8859-14 (Celtic)',
  'windows-1258': 'Windows-1258 (Vietnamese)',
  'windows-874': 'Windows-874 (Thai)',
  shift_jis: 'Shift_JIS (Japanese)',
  'euc-jp': 'EUC-JP (Japanese)',
  'iso-2022-jp': 'ISO-2022-JP (Japanese)',
  gb18030: 'GB18030 (Chinese)',
  gbk: 'GBK (simplified Chinese)',
  big5: 'Big5 (traditional Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
  'x-user-defined': 'x-user-defined (bytes as they are)',
} as const;

export type EncodingName = keyof typeof encodings;

/** Those that have a place for every character. */
export const unicodeEncodings: readonly EncodingName[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
];

/** Those that lack characters, so that a text may not fit. */
export const legacyEncodings = Object.keys(encodings).filter(
  (name) => !unicodeEncodings.some((unicode) => unicode === name),
);

/** The name without what it is used for: `Windows-1252`. */
export function shortName(encoding: EncodingName): string {
  return encodings[encoding].replace(/ \(.*/, '');
}
