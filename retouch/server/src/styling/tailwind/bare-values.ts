import { pixelsOf } from './css-value.ts';
import type { Bare, Root } from './roots/data.ts';

/**
 * The names under which a utility takes a value without brackets, the plainest first: `4` for 16px
 * where spacing goes in steps of 4px, `1/2` for 50%. A name that begins with `-` is negative.
 * @param step one step of spacing in pixels; none where the project's theme has no steps.
 */
export function bareNames({ bare }: Root, value: string, step: number | undefined): string[] {
  const names = bare.flatMap((kind) => readers[kind](value, step));
  const takesNegative = bare.includes('negative') || bare.includes('deg');
  return takesNegative ? names : names.filter((name) => !name.startsWith('-'));
}

type Reader = (value: string, step: number | undefined) => string[];

const readers: Readonly<Record<Bare, Reader>> = {
  spacing: (value, step) => spacingName(pixelsOf(value), step),
  negative: (value) => (/^-\d+$/.test(value) ? [value] : []),
  fraction: fractionNames,
  integer: (value) => (/^-?\d+$/.test(value) ? withDefault(value) : []),
  percent: percentName,
  px: (value) => withDefault(...(matched(value, /^(\d+(?=px$)|0(?=$))/) ?? [])),
  ms: msName,
  deg: (value) => matched(value, /^(-?\d+)deg$/) ?? [],
  ratio: (value) => matched(value.replace(/\s/g, ''), /^(\d+\/\d+)$/) ?? [],
  repeat: (value) => matched(compact(value), /^repeat\((\d+),minmax\(0(?:px)?,1fr\)\)$/) ?? [],
  span: (value) => {
    const [count] = matched(compact(value), /^span(\d+)(?:\/span\d+)?$/) ?? [];
    return count === undefined ? [] : [`span-${count}`];
  },
};

/** One is what many utilities mean without a value: `border`, `grow`. */
function withDefault(...names: string[]): string[] {
  return names.includes('1') ? ['', ...names] : names;
}

/** Whole and half steps, as people write them; `px` for one pixel. */
function spacingName(pixels: number | undefined, step: number | undefined): string[] {
  if (pixels === undefined) return [];
  if (Math.abs(pixels) === 1) return [pixels < 0 ? '-px' : 'px'];
  if (step === undefined || step === 0) return [];
  const steps = Number((pixels / step).toFixed(4));
  return Number.isInteger(steps * 2) ? [String(steps)] : [];
}

function fractionNames(value: string): string[] {
  const [percent] = matched(value, /^(\d+(?:\.\d+)?)%$/) ?? [];
  if (percent === undefined || Number(percent) >= 100) return [];
  for (const parts of [2, 3, 4, 5, 6, 12]) {
    for (let part = 1; part < parts; part += 1) {
      if (isRounded((part / parts) * 100, percent)) return [`${part}/${parts}`];
    }
  }
  return [];
}

/** Whether a number is what `exact` comes to at the decimals it is written with, two at least or exact. */
function isRounded(exact: number, written: string): boolean {
  const decimals = written.split('.')[1]?.length ?? 0;
  const isExact = Math.abs(exact - Number(written)) < 1e-9;
  return isExact || (decimals >= 2 && Math.abs(exact - Number(written)) < 10 ** -decimals);
}

function percentName(value: string): string[] {
  const [percent] = matched(value, /^(\d+(?:\.\d+)?)%$/) ?? [];
  const share = percent === undefined ? Number(value) * 100 : Number(percent);
  const rounded = Number(share.toFixed(4));
  return value.trim() !== '' && Number.isInteger(rounded) && rounded >= 0 && rounded <= 100
    ? [String(rounded)]
    : [];
}

function msName(value: string): string[] {
  const [ms] = matched(value, /^(\d+)ms$/) ?? [];
  const [seconds] = matched(value, /^(\d*\.?\d+)s$/) ?? [];
  const time =
    ms ?? (seconds === undefined ? undefined : Number((Number(seconds) * 1000).toFixed(3)));
  return time !== undefined && Number.isInteger(Number(time)) ? [String(time)] : [];
}

function matched(value: string, pattern: RegExp): string[] | undefined {
  const [, found] = pattern.exec(value.trim()) ?? [];
  return found === undefined ? undefined : [found];
}

function compact(value: string): string {
  return value.toLowerCase().replace(/\s+/g, '');
}
