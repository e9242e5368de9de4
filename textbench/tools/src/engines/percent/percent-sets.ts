/** Which characters stay as they are. Every byte beyond ASCII is always encoded. */
export type PercentKind =
  | 'component'
  | 'strict'
  | 'form'
  | 'address'
  | 'path'
  | 'everything'
  | 'whatwgFragment'
  | 'whatwgQuery'
  | 'whatwgSpecialQuery'
  | 'whatwgPath'
  | 'whatwgUserinfo'
  | 'whatwgComponent';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const alphanumeric = `${letters}0123456789`;
/** RFC 3986, section 2.3. */
const unreserved = `${alphanumeric}-._~`;
/** RFC 3986, section 2.2. */
const subDelimiters = "!$&'()*+,;=";

const printable = Array.from({ length: 0x7f - 0x21 }, (_, i) => String.fromCharCode(0x21 + i));

function printableWithout(encoded: string): string {
  return printable.filter((sign) => !encoded.includes(sign)).join('');
}

// The percent-encode sets of the URL Standard (https://url.spec.whatwg.org/#percent-encoded-bytes):
// each but the first contains the one it is built on.
const fragmentSet = '"<>`';
const querySet = '"#<>';
const pathSet = `${querySet}?^\`{}`;
const userinfoSet = `${pathSet}/:;=@[\\]|`;
const componentSet = `${userinfoSet}$%&+,`;

const kept: Readonly<Record<PercentKind, string>> = {
  component: `${alphanumeric}-_.!~*'()`, // ECMA-262, encodeURIComponent
  strict: unreserved,
  form: `${alphanumeric}*-._`, // the application/x-www-form-urlencoded set
  address: `${unreserved}:/?#[]@${subDelimiters}`,
  path: `${unreserved}${subDelimiters}:@/`,
  everything: '',
  whatwgFragment: printableWithout(fragmentSet),
  whatwgQuery: printableWithout(querySet),
  whatwgSpecialQuery: printableWithout(`${querySet}'`),
  whatwgPath: printableWithout(pathSet),
  whatwgUserinfo: printableWithout(userinfoSet),
  whatwgComponent: printableWithout(componentSet),
};

/** Fates of a byte; 0 is percent, digit, digit. */
export const keep = 1;
export const asPlus = 2;
/** It stays where it begins an escape. */
export const ifEscape = 3;

/** The fate of each byte. */
export function byteFates(kind: PercentKind, keepLineEnds: boolean): Uint8Array {
  const table = new Uint8Array(256);
  for (const sign of kept[kind]) table[sign.charCodeAt(0)] = keep;
  if (kind === 'form') table[0x20] = asPlus;
  if (kind === 'address') table[0x25] = ifEscape;
  if (keepLineEnds || kind === 'address') {
    table[0x0a] = keep;
    table[0x0d] = keep;
  }
  return table;
}
