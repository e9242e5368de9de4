import type { Pattern } from './finding.ts';
import { matching, valid } from './finding.ts';

const mac =
  /(?<![\p{L}\p{N}:.-])(?:[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?:\1[0-9a-f]{2}\1[0-9a-f]{2})?|[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4})(?![\p{L}\p{N}]|[:.-][0-9a-f]{2})/giu;

/** Hardware addresses of 48 and 64 bits (IEEE 802), in pairs or as Cisco writes them. */
export const macAddresses: Pattern = {
  label: 'MAC address',
  find: matching(mac, ([written]) => {
    const digits = written.toLowerCase().replace(/[^0-9a-f]/g, '');
    const first = Number.parseInt(digits.slice(0, 2), 16);
    const about = first % 2 === 1 ? 'group' : (first & 2) === 2 ? 'given locally' : undefined;
    const value = digits.replace(/..(?=.)/g, '$&:');
    return { value, ...(about ? { about } : {}) };
  }),
};

const uuid =
  /(?<![\p{L}\p{N}-])[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{12}(?![\p{L}\p{N}]|-[0-9a-f])/giu;

/** UUIDs of RFC 9562 (RFC 4122 before it). */
export const uuids: Pattern = {
  label: 'UUID',
  find: matching(uuid, ([written, version = '', variant = '']) => {
    const value = written.toLowerCase();
    const signs = new Set(value.replaceAll('-', ''));
    if (signs.size === 1 && /[0f]/.test(value)) {
      return { value, about: value.startsWith('0') ? 'nil' : 'max', check: valid };
    }
    if (!/[89ab]/i.test(variant)) return { value, about: 'not of the usual variant' };
    const known = /[1-8]/.test(version);
    return known
      ? { value, about: `version ${version}`, check: valid }
      : { value, check: `there is no version ${version}` };
  }),
};

const doi = /(?<![\p{L}\p{N}.])10\.\d{4,9}\/[^\s"<>]{1,200}/giu;

/** DOIs (ISO 26324), which are the same in capitals and small letters. */
export const dois: Pattern = {
  label: 'DOI',
  find: matching(doi, (match) => {
    const written = withoutClosing(match[0]);
    if (written.endsWith('/')) return undefined;
    return { value: written.toLowerCase(), end: match.index + written.length };
  }),
};

/** Without the punctuation at the end that belongs to the sentence, and without a bracket nothing opens. */
export function withoutClosing(written: string): string {
  let end = written.length;
  for (; end > 0; end--) {
    const last = written[end - 1] ?? '';
    if (/[.,;:!?'"’”»*_]/.test(last)) continue;
    const opening = { ')': '(', ']': '[', '}': '{', '>': '<' }[last];
    if (opening === undefined || balanced(written.slice(0, end), opening, last)) break;
  }
  return written.slice(0, end);
}

function balanced(text: string, opening: string, closing: string): boolean {
  return text.split(opening).length >= text.split(closing).length;
}

const version =
  /(?<![\p{L}\p{N}.+/-])(?:v(?:ersion[^\S\r\n]{0,2})?[^\S\r\n]?(?=\d{1,5}\.\d)|(?=\d{1,5}\.\d{1,5}\.\d))(\d{1,5}(?:\.\d{1,5}){1,3})(-[0-9a-z.-]{1,60})?(\+[0-9a-z.-]{1,60})?(?![\p{L}\p{N}]|\.\d)/giu;

/** Versions: three or four numbers, or two after a v, with what Semantic Versioning adds. */
export const versions: Pattern = {
  label: 'Version',
  find: matching(version, (match) => {
    const [written, numbers = '', before = '', build = ''] = match;
    const tail = (before + build).replace(/[.-]+$/, '');
    const value = numbers + tail;
    const end = match.index + written.length - (before.length + build.length - tail.length);
    const parts = numbers.split('.');
    const semantic = parts.length === 3 && parts.every((part) => !/^0\d/.test(part));
    return { value, end, about: aboutVersion(semantic, tail) };
  }),
};

function aboutVersion(semantic: boolean, tail: string): string {
  if (!semantic) return 'not semantic';
  return tail.startsWith('-') ? 'pre-release' : 'semantic';
}
