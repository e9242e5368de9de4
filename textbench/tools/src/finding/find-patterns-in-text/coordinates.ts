import type { Pattern, Reading } from './finding.ts';
import { matching, valid } from './finding.ts';

const gap = '[^\\S\\r\\n]{0,2}';
const bare =
  /(?<![\p{L}\d.,+\-−])([+\-−]?\d{1,3}\.\d{3,15})°?,[^\S\r\n]{0,2}([+\-−]?\d{1,3}\.\d{3,15})°?(?![\p{L}\d]|[.,]\d)/gu;
const lettered = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,3}(?:\\.\\d{1,15})?)°?${gap}([NS])${gap},?${gap}(\\d{1,3}(?:\\.\\d{1,15})?)°?${gap}([EW])(?!\\p{L})`,
  'gu',
);
const part = '\\d{1,2}(?:[.,]\\d{1,10})?';
const angle = (letters: string) =>
  `(\\d{1,3})[°º]${gap}(?:(${part})['′’]${gap})?(?:(${part})(?:["″”]|''|′′)${gap})?([${letters}])`;
const sexagesimal = new RegExp(
  `(?<![\\p{L}\\d.,])${angle('NS')}${gap},?${gap}${angle('EW')}(?!\\p{L})`,
  'gu',
);

/** Latitude and longitude, in decimal degrees or in degrees, minutes and seconds, read as decimal degrees. */
export const coordinates: Pattern = {
  label: 'Coordinates',
  find(text) {
    const found = [
      ...matching(bare, ([, north, east]) => reading(number(north), number(east)))(text),
      ...matching(lettered, ([, north, ns, east, ew]) =>
        reading(number(north) * side(ns), number(east) * side(ew)),
      )(text),
      ...matching(sexagesimal, readSexagesimal)(text),
    ];
    return found.sort((one, other) => one.start - other.start).filter(isApart);
  },
};

function isApart({ start }: { start: number }, index: number, all: readonly { end: number }[]) {
  return index === 0 || (all[index - 1]?.end ?? 0) <= start;
}

function readSexagesimal([written, ...parts]: RegExpExecArray): Reading {
  const [d, m = '0', s = '0', ns, d2, m2 = '0', s2 = '0', ew] = parts;
  if ([m, s, m2, s2].some((minutes) => number(minutes) >= 60)) {
    return { value: written, check: 'minutes and seconds go up to 60' };
  }
  const latitude = number(d) + number(m) / 60 + number(s) / 3600;
  const longitude = number(d2) + number(m2) / 60 + number(s2) / 3600;
  return reading(latitude * side(ns), longitude * side(ew));
}

function number(written = ''): number {
  return Number(written.replace('−', '-').replace(',', '.'));
}

/** South and west are negative. */
function side(letter = ''): number {
  return /[SW]/.test(letter) ? -1 : 1;
}

function reading(latitude: number, longitude: number): Reading {
  const value = `${rounded(latitude)}, ${rounded(longitude)}`;
  if (Math.abs(latitude) > 90) return { value, check: 'a latitude is at most 90°' };
  if (Math.abs(longitude) > 180) return { value, check: 'a longitude is at most 180°' };
  return { value, check: valid };
}

/** Six decimals are a tenth of a metre. */
function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(6)));
}
