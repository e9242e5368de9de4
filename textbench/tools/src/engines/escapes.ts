const signs: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '0': '\0',
  '\\': '\\',
};

/** Reads `\n`, `\r`, `\t`, `\0`, `\\`, `\xHH`, `\uHHHH` and `\u{…}` as people type them; other backslashes stay. */
export function unescapeSigns(typed: string): string {
  return typed.replace(
    /\\(?:([nrt0\\])|x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\})/gi,
    (whole, sign?: string, byte?: string, unit?: string, point?: string) => {
      if (sign !== undefined) return signs[sign] ?? whole;
      const code = Number.parseInt(byte ?? unit ?? point ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
