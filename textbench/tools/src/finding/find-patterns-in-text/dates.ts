import type { Finding, Pattern, Reading, Settings } from './finding.ts';
import { matching, valid } from './finding.ts';
import { monthAlternatives, monthNumber } from './month-names.ts';

const yearFirst = /(?<![\d./-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d|[-/.]\d)/g;
const yearLast = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[-/.]\d)/g;
const gap = '[^\\S\\r\\n]{1,3}';
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?';
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${dayOfMonth}(?:${gap}(?:of|de))?[^\\S\\r\\n]{0,3}-?(${monthAlternatives})(?:\\.|,)?(?:${gap}(?:de|del))?[^\\S\\r\\n-]{0,3}-?(\\d{4})(?![\\p{L}\\p{N}])`,
  'giu',
);
const monthFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])(${monthAlternatives})\\.?${gap}${dayOfMonth},?${gap}(\\d{4})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Dates in numbers and words, read as ISO 8601. */
export const dates: Pattern = {
  label: 'Date',
  find(text, settings) {
    const order = settings.dateOrder === 'auto' ? usualOrder(text) : settings.dateOrder;
    const findings = [
      ...matching(yearFirst, ([, year, , month, day]) => readDate(year, month, day))(text),
      ...matching(yearLast, (match) => readNumbers(match, order))(text),
      ...matching(dayFirst, ([, day, month, year]) => readNamed(year, month, day))(text),
      ...matching(monthFirst, ([, month, day, year]) => readNamed(year, month, day))(text),
    ];
    return withoutOverlaps(findings);
  },
};

type Order = Exclude<Settings['dateOrder'], 'auto'>;

/** The order in which a date of the text has to be read because the other gives none; undefined where none tells. */
function usualOrder(text: string): Order | undefined {
  let [dayFirstCount, monthFirstCount] = [0, 0];
  for (const [, first, , second] of text.matchAll(yearLast)) {
    const [one, other] = [Number(first), Number(second)];
    if (one > 12 && one <= 31 && other <= 12) dayFirstCount++;
    if (other > 12 && other <= 31 && one <= 12) monthFirstCount++;
  }
  if (dayFirstCount === monthFirstCount) return undefined;
  return dayFirstCount > monthFirstCount ? 'dmy' : 'mdy';
}

function readNumbers(
  [, first = '', separator, second = '', year = '']: RegExpExecArray,
  order: Order | undefined,
): Reading | undefined {
  if (year.length === 2 && separator !== '/' && (first.length < 2 || second.length < 2)) {
    return undefined; // 1.2.34 is a version or a heading
  }
  const whole = year.length === 4 ? year : withCentury(year);
  const dayFirstReading = readDate(whole, second, first);
  if (separator === '.') return dayFirstReading;
  const monthFirstReading = readDate(whole, first, second);
  if (order) return chosen(dayFirstReading, monthFirstReading, order);
  if (dayFirstReading.check !== valid) return monthFirstReading;
  if (monthFirstReading.check !== valid || first === second) return dayFirstReading;
  return {
    value: `${monthFirstReading.value} or ${dayFirstReading.value}`,
    about: 'month or day first',
    check: valid,
  };
}

function chosen(dayFirstReading: Reading, monthFirstReading: Reading, order: Order): Reading {
  const [wanted, other] =
    order === 'dmy' ? [dayFirstReading, monthFirstReading] : [monthFirstReading, dayFirstReading];
  return wanted.check !== valid && other.check === valid ? other : wanted;
}

/** Two digits mean 1969 to 2068, as POSIX has it. */
function withCentury(year: string): string {
  return (Number(year) < 69 ? '20' : '19') + year;
}

function readNamed(year: string | undefined, month = '', day: string | undefined) {
  const number = monthNumber(month);
  return number === undefined ? undefined : readDate(year, String(number), day);
}

function readDate(year = '', month = '', day = ''): Reading {
  const problem = problemOf(Number(year), Number(month), Number(day));
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { value, check: problem ?? valid };
}

/** Why there is no such day in the Gregorian calendar. */
export function problemOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12) return `there is no month ${month}`;
  if (day < 1 || day > 31) return `there is no day ${day}`;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days ? undefined : `this month has ${days} days`;
}

function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const ordered = findings.toSorted((one, other) => one.start - other.start);
  return ordered.filter((finding, index) => {
    const before = ordered[index - 1];
    return !before || before.end <= finding.start;
  });
}
