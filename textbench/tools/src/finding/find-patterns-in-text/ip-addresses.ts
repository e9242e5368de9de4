import type { Pattern } from './finding.ts';
import { matching, valid } from './finding.ts';

const four =
  /(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2})(?!\d))?(?!\d|\.\d)/g;

/** IPv4 addresses, with the length of a network's prefix where one is written (RFC 4632). */
export const ipv4: Pattern = {
  label: 'IPv4 address',
  find: matching(four, ([written, ...rest]) => {
    const numbers = rest.slice(0, 4).map(Number);
    const prefix = rest[4];
    const about = rangeOf(numbers);
    const check = problemOfFour(rest.slice(0, 4), prefix) ?? valid;
    return { value: written, check, ...(about && check === valid ? { about } : {}) };
  }),
};

function problemOfFour(
  octets: readonly (string | undefined)[],
  prefix: string | undefined,
): string | undefined {
  const large = octets.find((octet) => Number(octet) > 255);
  if (large !== undefined) return `${large} is over 255`;
  const padded = octets.find((octet) => /^0\d/.test(octet ?? ''));
  if (padded !== undefined) return `${padded} begins with a zero`;
  return Number(prefix ?? 0) > 32 ? `there is no prefix of ${prefix} bits` : undefined;
}

/** RFC 1918, RFC 6598, RFC 3927, RFC 1122, RFC 5737, RFC 5771. */
function rangeOf([a = 0, b = 0, c = 0]: readonly number[]): string | undefined {
  if (a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168)) return 'private';
  if (a === 100 && b >= 64 && b < 128) return 'shared by a provider';
  if (a === 127) return 'this computer';
  if (a === 169 && b === 254) return 'link-local';
  if (
    [[192, 0, 2].join(), [198, 51, 100].join(), [203, 0, 113].join()].includes([a, b, c].join())
  ) {
    return 'documentation';
  }
  return a >= 224 && a < 240 ? 'multicast' : undefined;
}

const six =
  /(?<![\p{L}\p{N}:.])([0-9a-f]{0,4}:[0-9a-f:.]{1,44})(%[\w.-]{1,16})?(\/\d{1,3})?(?![\p{L}\p{N}])/giu;

/** IPv6 addresses in any spelling of RFC 4291, read as RFC 5952 writes them. */
export const ipv6: Pattern = {
  label: 'IPv6 address',
  find: matching(six, (match) => {
    const [, run = '', zone = '', prefix = ''] = match;
    const address = zone + prefix === '' ? run.replace(/(?<!:):$|\.$/, '') : run;
    // Without a digit it is rather two names of a program: add::face.
    const groups = /\d/.test(address + prefix) ? groupsOf(address) : undefined;
    if (!groups) return undefined;
    const about = scopeOf(groups);
    return {
      value: canonical(groups) + zone + prefix,
      check:
        Number(prefix.slice(1)) > 128 ? `there is no prefix of ${prefix.slice(1)} bits` : valid,
      end: match.index + address.length + zone.length + prefix.length,
      ...(about ? { about } : {}),
    };
  }),
};

/** Eight numbers of 16 bits; undefined where the address is none (RFC 4291, 2.2). */
export function groupsOf(address: string): number[] | undefined {
  const halves = address.split('::');
  if (halves.length > 2) return undefined;
  const last = halves.length - 1;
  const [head, tail] = halves.map((half, index) => {
    return half === '' ? [] : numbersOf(half, index === last);
  });
  if (halves.length === 1) return head?.length === 8 ? head : undefined;
  if (!head || !tail) return undefined;
  const missing = 8 - head.length - tail.length;
  return missing >= 1 ? [...head, ...new Array<number>(missing).fill(0), ...tail] : undefined;
}

function numbersOf(half: string, last: boolean): number[] | undefined {
  const groups = half.split(':');
  const numbers: number[] = [];
  for (const [index, group] of groups.entries()) {
    const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(group)?.slice(1).map(Number);
    if (four && last && index === groups.length - 1 && four.every((octet) => octet < 256)) {
      const [a = 0, b = 0, c = 0, d = 0] = four;
      numbers.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/i.test(group)) numbers.push(Number.parseInt(group, 16));
    else return undefined;
  }
  return numbers;
}

/** RFC 5952: small letters, no leading zeros, the longest run of two or more zero groups as `::`. */
function canonical(groups: readonly number[]): string {
  let [from, length] = [-1, 1];
  for (let start = 0; start < 8; start++) {
    let end = start;
    while (groups[end] === 0) end++;
    if (end - start > length) [from, length] = [start, end - start];
  }
  const hex = (numbers: readonly number[]) =>
    numbers.map((number) => number.toString(16)).join(':');
  if (from < 0) return hex(groups);
  return `${hex(groups.slice(0, from))}::${hex(groups.slice(from + length))}`;
}

/** RFC 4291, RFC 4193, RFC 3849. */
function scopeOf([first = 0, second = 0, ...rest]: readonly number[]): string | undefined {
  if (first === 0 && second === 0 && rest.slice(0, 5).every((group) => group === 0)) {
    if (rest[5] === 1) return 'this computer';
    if (rest[5] === 0) return 'unspecified';
  }
  if ((first & 0xffc0) === 0xfe80) return 'link-local';
  if ((first & 0xfe00) === 0xfc00) return 'private';
  if ((first & 0xff00) === 0xff00) return 'multicast';
  return first === 0x2001 && second === 0xdb8 ? 'documentation' : undefined;
}
