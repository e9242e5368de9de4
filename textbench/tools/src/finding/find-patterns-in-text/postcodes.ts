import type { Pattern } from './finding.ts';
import { matching } from './finding.ts';

const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

/** Country and form; only forms that are not just any number. */
const forms: readonly (readonly [country: string, form: string])[] = [
  [
    'United Kingdom',
    'GIR ?0AA|(?:[A-PR-UWYZ][A-HK-Y]?\\d{1,2}|[A-PR-UWYZ]\\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\\d[ABEHMNPRV-Y]) ?\\d[ABD-HJLNP-UW-Z]{2}',
  ],
  ['Canada', '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d'],
  ['United States', `(?:${states}),? \\d{5}(?:-\\d{4})?|\\d{5}-\\d{4}`],
  ['Netherlands', '[1-9]\\d{3} ?(?!S[ADS])[A-Z]{2}'],
  ['Brazil', '\\d{5}-\\d{3}'],
  ['Portugal', '\\d{4}-\\d{3}'],
  ['Poland', '\\d{2}-\\d{3}'],
  ['Japan', '〒 ?\\d{3}-\\d{4}'],
  ['Ireland', '(?:[AC-FHKNPRTV-Y]\\d\\d|D6W) ?[0-9AC-FHKNPRTV-Y]{4}'],
  ['Sweden', 'SE-\\d{3} ?\\d{2}'],
  ['Germany', 'DE?-\\d{5}'],
  ['France', 'FR?-\\d{5}'],
  ['Switzerland', 'CH-\\d{4}'],
  ['Austria', 'AT?-\\d{4}'],
];
const postcode = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${forms.map(([, form]) => `(${form})`).join('|')})(?![\\p{L}\\p{N}]|-\\d)`,
  'gu',
);

/** Postcodes whose form tells the country. A bare number of four or five digits is none. */
export const postcodes: Pattern = {
  label: 'Postcode',
  find: matching(postcode, ([written, ...groups]) => {
    const country = forms[groups.findIndex((group) => group !== undefined)]?.[0] ?? '';
    return { value: withSpace(written, country), about: country };
  }),
};

/** With the one space that the post of the country wants. */
function withSpace(written: string, country: string): string {
  const closed = written.replace(' ', '');
  if (country === 'United Kingdom' || country === 'Canada') {
    return `${closed.slice(0, -3)} ${closed.slice(-3)}`;
  }
  if (country === 'Netherlands') return `${closed.slice(0, 4)} ${closed.slice(4)}`;
  if (country === 'Ireland') return `${closed.slice(0, 3)} ${closed.slice(3)}`;
  return written;
}
