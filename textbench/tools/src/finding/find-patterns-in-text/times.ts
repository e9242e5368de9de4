import { problemOf } from './dates.ts';
import type { Pattern, Reading } from './finding.ts';
import { matching, valid } from './finding.ts';

const zone = 'Z|UTC|GMT|[+-]\\d{2}:?\\d{2}';
const clock = new RegExp(
  `(?<![\\d:.,-])(\\d{1,2}):(\\d{2})(?::(\\d{2})([.,]\\d{1,9})?)?(?:[^\\S\\r\\n]?([ap])\\.?m\\b\\.?)?(?:[^\\S\\r\\n]?(${zone})(?![\\p{L}\\d]))?(?![\\d:])`,
  'giu',
);
const hours = /(?<![\d:.,-])(\d{1,2})[^\S\r\n]?([ap])\.?m\b\.?/gi;
const local = /(?<![\d:.,-])(\d{1,2})(?:h(\d{2})\b|[.:](\d{2})[^\S\r\n]?Uhr\b|[^\S\r\n]Uhr\b)/g;

/** Times of day, read as hours and minutes of 24 hours. */
export const times: Pattern = {
  label: 'Time',
  find(text) {
    const findings = [
      ...matching(clock, (match) => readClock(match))(text),
      ...matching(hours, ([, hour, half]) => readTime({ hour, half }))(text),
      ...matching(local, ([, hour, minute, other]) => readTime({ hour, minute: minute ?? other }))(
        text,
      ),
    ].toSorted((one, other) => one.start - other.start || other.end - one.end);
    return findings.filter((finding, index) => {
      const before = findings[index - 1];
      return !before || before.end <= finding.start;
    });
  },
};

function readClock([, hour, minute, second, fraction, half, offset]: RegExpExecArray): Reading {
  return readTime({ hour, minute, second, fraction, half, offset });
}

interface Written {
  readonly hour: string | undefined;
  readonly minute?: string | undefined;
  readonly second?: string | undefined;
  readonly fraction?: string | undefined;
  readonly half?: string | undefined;
  readonly offset?: string | undefined;
}

function readTime({
  hour = '',
  minute = '00',
  second,
  fraction = '',
  half,
  offset,
}: Written): Reading {
  const problem = half
    ? Number(hour) < 1 || Number(hour) > 12
      ? `there is no hour ${hour} ${half.toLowerCase()}m`
      : undefined
    : problemOfHour(hour, minute);
  const whole = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const seconds = second === undefined ? '' : `:${second}${fraction.replace(',', '.')}`;
  return {
    value: `${String(whole).padStart(2, '0')}:${minute}${seconds}${(offset ?? '').toUpperCase()}`,
    check: problem ?? problemOfRest(minute, second) ?? valid,
  };
}

/** 24:00 is the end of a day (ISO 8601). */
function problemOfHour(hour: string, minute: string): string | undefined {
  const number = Number(hour);
  return number < 24 || (number === 24 && minute === '00') ? undefined : `there is no hour ${hour}`;
}

/** A second 60 is a leap second. */
function problemOfRest(minute: string, second = '00'): string | undefined {
  if (Number(minute) > 59) return `there is no minute ${minute}`;
  return Number(second) > 60 ? `there is no second ${second}` : undefined;
}

const stamp =
  /(?<![\d-])(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?(?![\d:])/gi;

/** Date and time together, as RFC 3339 and ISO 8601 write them. */
export const timestamps: Pattern = {
  label: 'Date and time',
  find: matching(stamp, (match) => {
    const [, year, month, day, hour, minute, second, fraction, offset] = match;
    const time = readTime({ hour, minute, second, fraction, offset });
    const problem = problemOf(Number(year), Number(month), Number(day));
    return {
      value: `${year}-${month}-${day}T${time.value}`,
      ...(offset === undefined ? { about: 'no time zone' } : {}),
      check: problem ?? time.check ?? valid,
    };
  }),
};
