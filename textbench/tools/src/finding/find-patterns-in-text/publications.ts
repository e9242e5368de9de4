import {
  passesGs1,
  passesIsbn10,
  passesIssn,
  passesMod11Two,
} from '../../engines/pattern-checksums.ts';
import type { Pattern, Reading } from './finding.ts';
import { matching, valid } from './finding.ts';

const wrongDigit = 'the check digit is wrong';
const isbn =
  /(?<![\p{L}\p{N}-])(ISBN(?:-1[03])?:?[^\S\r\n]{0,2})?((?:97[89][ -]?)?\d(?:[ -]?\d){8}[ -]?[\dX])(?![\p{L}\p{N}]|-\d)/giu;

/** ISBN-10 and ISBN-13 (ISO 2108). Ten digits alone are one only if the check digit is right. */
export const isbns: Pattern = {
  label: 'ISBN',
  find: matching(isbn, (match) => {
    const [written, named = '', number = ''] = match;
    const signs = number.replace(/[ -]/g, '').toUpperCase();
    const reading =
      signs.length === 13 ? readThirteen(signs) : readTen(signs, named !== '', number);
    return reading && { ...reading, start: match.index + written.length - number.length };
  }),
};

function readThirteen(signs: string): Reading | undefined {
  if (!/^97[89]\d{10}$/.test(signs)) return undefined;
  return { value: signs, about: 'ISBN-13', check: passesGs1(signs) ? valid : wrongDigit };
}

function readTen(signs: string, named: boolean, number: string): Reading | undefined {
  if (signs.length !== 10) return undefined;
  const right = passesIsbn10(signs);
  if (!named && !(right && /[X-]/i.test(number))) return undefined;
  return { value: signs, about: 'ISBN-10', check: right ? valid : wrongDigit };
}

const issn =
  /(?<![\p{L}\p{N}-])(ISSN(?:-L)?:?[^\S\r\n]{0,2})?(\d{4}-\d{3}[\dX])(?![\p{L}\p{N}]|-[\dX])/giu;

/** ISSN (ISO 3297). Without the word before it a pair of years such as 1990-1999 is none. */
export const issns: Pattern = {
  label: 'ISSN',
  find: matching(issn, (match) => {
    const [written, named, number = ''] = match;
    const right = passesIssn(number.replace('-', ''));
    const years = /^(?:1[0-9]|20)\d\d-(?:1[0-9]|20)\d\d$/.test(number);
    if (named === undefined && (!right || years)) return undefined;
    const start = match.index + written.length - number.length;
    return { value: number.toUpperCase(), start, check: right ? valid : wrongDigit };
  }),
};

const orcid = /(?<![\p{L}\p{N}-])\d{4}-\d{4}-\d{4}-\d{3}[\dX](?![\p{L}\p{N}]|-\d)/gu;

/** ORCID iDs of researchers: 0000-0001-5000-0007 to 0000-0003-5000-0001, and 0009-… (ISO 27729). */
export const orcids: Pattern = {
  label: 'ORCID iD',
  find: matching(orcid, ([written]) => {
    if (!/^000[09]-/.test(written)) return undefined;
    const right = passesMod11Two(written.replaceAll('-', ''));
    return { value: written, check: right ? valid : wrongDigit };
  }),
};
