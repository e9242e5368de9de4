import { optionError } from '@textbench/kit';
import type { Finding, Pattern } from './finding.ts';
import { valid } from './finding.ts';

type PhoneNumbers = typeof import('libphonenumber-js/min');

const candidate =
  /(?<![\p{L}\p{N}+._/-])(?:\+|00|\()?\d(?:[\d()./\u2010-\u2013-]|[^\S\r\n]){4,20}\d(?![\p{L}\p{N}]|[-./]\d)/gu;

/**
 * Phone numbers: international ones (+44 20 7946 0958), and local ones of the country in the settings.
 * The numbering plans are loaded only where there is something to look up in them.
 */
export const phones: Pattern = {
  label: 'Phone number',
  async find(text, { country }) {
    const region = country.trim().toUpperCase();
    const candidates = [...text.matchAll(candidate)].filter(
      ([written]) => region !== '' || isInternational(written),
    );
    if (region === '' && candidates.length === 0) return [];
    const library = await import('libphonenumber-js/min');
    if (region !== '' && !library.isSupportedCountry(region)) {
      throw optionError(
        'country',
        `There is no numbering plan for "${country}". Write the two letters of a country, such as GB, US or DE.`,
      );
    }
    const findings: Finding[] = [];
    for (const match of candidates) {
      const finding = read(match, region, library);
      if (finding) findings.push(finding);
    }
    return findings;
  },
};

function isInternational(written: string): boolean {
  return written.startsWith('+') || written.startsWith('00');
}

function read(match: RegExpExecArray, region: string, library: PhoneNumbers): Finding | undefined {
  const [written] = match;
  if (/^\d{4}-\d\d-\d\d/.test(written)) return undefined; // a date
  const dialled = written.replace(/^00/, '+').replace(/\(0\)/, '');
  const number = library.parsePhoneNumberFromString(dialled, {
    extract: false,
    ...(library.isSupportedCountry(region) ? { defaultCountry: region } : {}),
  });
  if (!number) return undefined;
  const right = number.isValid();
  if (!right && !written.startsWith('+')) return undefined;
  return {
    start: match.index,
    end: match.index + written.length,
    value: number.number,
    ...(number.country ? { about: number.country } : {}),
    check: right ? valid : 'no such number is given out',
  };
}
