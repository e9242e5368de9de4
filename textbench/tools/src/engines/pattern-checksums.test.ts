import { describe, expect, it } from 'vitest';
import {
  passesGs1,
  passesIsbn10,
  passesIssn,
  passesLuhn,
  passesMod11Two,
  passesMod97,
} from './pattern-checksums.ts';

describe('Luhn', () => {
  // Published test numbers of Visa, Mastercard, American Express, Discover, Diners Club and JCB, and
  // the worked example 7992739871 with its check digit 3.
  it.each([
    '4111111111111111',
    '4012888888881881',
    '5555555555554444',
    '378282246310005',
    '6011111111111117',
    '30569309025904',
    '3530111333300000',
    '79927398713',
  ])('takes %s, and no other last digit', (number) => {
    for (let digit = 0; digit < 10; digit++) {
      const changed = number.slice(0, -1) + digit;
      expect(passesLuhn(changed)).toBe(changed === number);
    }
  });
});

describe('MOD 97-10', () => {
  // The examples of the IBAN registry (ISO 13616).
  it.each([
    'GB82WEST12345698765432',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
    'BE68539007547034',
    'CH9300762011623852957',
    'ES9121000418450200051332',
    'IT60X0542811101000000123456',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'BR1800360305000010009795493C1',
  ])('takes %s, but not with two digits swapped', (iban) => {
    expect(passesMod97(iban)).toBe(true);
    const digits = /(\d)(?!\1)(\d)(?=\D*$)/.exec(iban);
    const at = digits?.index ?? 0;
    const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
    expect(passesMod97(swapped)).toBe(false);
  });
});

describe('book and journal numbers', () => {
  it.each(['0306406152', '080442957X', '0198526636'])('ISBN-10 %s', (isbn) => {
    expect(passesIsbn10(isbn)).toBe(true);
    expect(passesIsbn10(`1${isbn.slice(1)}`)).toBe(false);
  });

  it.each(['9780306406157', '9783161484100', '4006381333931'])('EAN-13 %s', (digits) => {
    expect(passesGs1(digits)).toBe(true);
    expect(passesGs1(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`)).toBe(false);
  });

  it.each(['03785955', '20493630', '2434561X', '00280836'])('ISSN %s', (issn) => {
    expect(passesIssn(issn)).toBe(true);
    expect(passesIssn(`1${issn.slice(1)}`)).toBe(issn.startsWith('1'));
  });
});

describe('MOD 11-2', () => {
  // ORCID's own examples
  it.each(['0000000218250097', '000000021694233X', '0000000151093700'])('takes %s', (orcid) => {
    expect(passesMod11Two(orcid)).toBe(true);
    expect(passesMod11Two(`${orcid.slice(0, -1)}${orcid.endsWith('7') ? '8' : '7'}`)).toBe(false);
  });
});
