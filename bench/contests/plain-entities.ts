const names = new Map(
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
    .split(' ')
    .map((name, index) => [String.fromCharCode(0xa0 + index), `&${name};`]),
);
for (const [sign, name] of Object.entries({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' })) {
  names.set(sign, `&${name};`);
}

/** The signs of markup and Latin-1 by name, all beyond by number. */
export function plainEntities(text: string): string {
  return text.replace(
    /[&<>"\u0080-\u{10ffff}]/gu,
    (sign) => names.get(sign) ?? `&#${sign.codePointAt(0)};`,
  );
}
