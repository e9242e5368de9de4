/** An element as it was met, with the text directly in it. */
export interface MetElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const token =
  /<(?<open>[A-Za-z][\w-]*)(?<attributes>(?:\s+[A-Za-z][\w:-]*="(?:[^"<&]|&#\d+;)*")*)\s*(?<empty>\/?)>|<\/(?<close>[A-Za-z][\w-]*)>|(?<text>(?:[^<>&]|&#\d+;)+)/uy;

/** What XML 1.0 (section 2.2, Char) allows. */
const onlyChars = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/**
 * Reads the XML that this package writes: elements, attributes in double quotes, text, decimal
 * character references.
 *
 * @throws Error where it is not well-formed
 */
export function readXml(xml: string): MetElement[] {
  if (!onlyChars.test(xml)) throw new Error('a character that XML cannot hold');
  const met: MetElement[] = [];
  const open: MetElement[] = [];
  for (token.lastIndex = 0; token.lastIndex < xml.length; ) {
    const at = token.lastIndex;
    const groups = token.exec(xml)?.groups;
    if (!groups) throw new Error(`not XML: ${xml.slice(at, at + 40)}`);
    if (groups.text !== undefined) addText(open, groups.text);
    else if (groups.close !== undefined) {
      if (open.pop()?.name !== groups.close) throw new Error(`</${groups.close}> ends nothing`);
    } else {
      const element = {
        name: groups.open ?? '',
        attributes: attributesOf(groups.attributes ?? ''),
        text: '',
      };
      if (open.length === 0 && met.length > 0) throw new Error('two roots');
      met.push(element);
      if (groups.empty === '') open.push(element);
    }
  }
  if (open.length > 0 || met.length === 0) throw new Error('an element is not closed');
  return met;
}

function addText(open: readonly MetElement[], written: string): void {
  const around = open.at(-1);
  if (!around) throw new Error('text outside the root');
  around.text += unescaped(written);
}

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`${name} twice`);
    attributes[name] = unescaped(value);
  }
  return attributes;
}

function unescaped(written: string): string {
  return written.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
