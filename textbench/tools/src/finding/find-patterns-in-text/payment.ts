import { passesLuhn, passesMod97 } from '../../engines/pattern-checksums.ts';
import type { Pattern } from './finding.ts';
import { matching, valid } from './finding.ts';
import { ibanLengths } from './iban-lengths.ts';

const card =
  /(?<![\p{L}\p{N}.,+-])(?:\d{13,19}|\d{1,7}([ -])\d{1,7}(?:\1\d{1,7}){1,6})(?![\p{L}\p{N}]|[.,-]\d|\1\d)/gu;

/** Issuer, first digits and lengths (ISO/IEC 7812 and the issuers' published ranges). */
const issuers: readonly (readonly [name: string, begins: RegExp, lengths: readonly number[]])[] = [
  ['Visa', /^4/, [13, 16, 19]],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['American Express', /^3[47]/, [15]],
  ['Discover', /^(?:6011|64[4-9]|65)/, [16, 19]],
  ['Diners Club', /^3(?:0[0-5]|095|[689])/, [14, 16]],
  ['JCB', /^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  ['UnionPay', /^62/, [16, 17, 18, 19]],
  ['Maestro', /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, [13, 14, 15, 16, 17, 18, 19]],
];

/** Payment cards of known issuers, with Luhn's check. */
export const cards: Pattern = {
  label: 'Payment card',
  find: matching(card, ([written]) => {
    const digits = written.replace(/[ -]/g, '');
    const issuer = issuers.find(
      ([, begins, lengths]) => begins.test(digits) && lengths.includes(digits.length),
    );
    if (!issuer) return undefined;
    const check = passesLuhn(digits) ? valid : 'the check digit is wrong';
    return { value: digits, about: issuer[0], check };
  }),
};

const iban = /(?<![\p{L}\p{N}])([A-Z]{2})\d{2}(?: ?[A-Z0-9]){11,30}/gu;

/** IBANs of countries that have them, with the check of ISO 13616. */
export const ibans: Pattern = {
  label: 'IBAN',
  find: (text) =>
    matching(iban, (match) => {
      const [written, country = ''] = match;
      const length = ibanLengths.get(country);
      const signs = length === undefined ? undefined : firstSigns(written, length);
      if (signs === undefined) return undefined;
      const end = match.index + signs.length;
      if (/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) return undefined;
      const value = signs.replaceAll(' ', '');
      return {
        value,
        end,
        about: country,
        check: passesMod97(value) ? valid : 'the check digits are wrong',
      };
    })(text),
};

/** The stretch at the start that holds so many signs, spaces not counted; undefined where there are fewer. */
function firstSigns(written: string, count: number): string | undefined {
  let seen = 0;
  for (let i = 0; i < written.length; i++) {
    if (written[i] !== ' ' && ++seen === count) return written.slice(0, i + 1);
  }
  return undefined;
}
