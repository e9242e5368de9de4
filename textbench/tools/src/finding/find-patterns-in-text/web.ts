import { findEmails } from '../../engines/find-emails/email-scanner.ts';
import type { Pattern } from './finding.ts';
import { matching, valid } from './finding.ts';
import { withoutClosing } from './identifiers.ts';

/** E-mail addresses with an ending that exists. */
export const emails: Pattern = {
  label: 'E-mail address',
  find: (text) =>
    findEmails(text, {
      knownEndings: true,
      singleNames: false,
      allSigns: false,
      hiding: 'off',
    }).map(({ start, end, local, domain }) => ({
      start,
      end,
      value: `${local}@${domain.toLowerCase()}`,
    })),
};

const url =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|ftp:\/\/|www\.(?=[\p{L}\p{N}]))[^\s<>"`{}|\\^]{1,2000}/giu;

/** Web and FTP addresses, read as browsers do (WHATWG URL). */
export const urls: Pattern = {
  label: 'Web address',
  find: matching(url, (match) => {
    const written = withoutClosing(match[0]);
    const whole = /^www\./i.test(written) ? `http://${written}` : written;
    if (/:\/\/$|^www$/i.test(written)) return undefined;
    const end = match.index + written.length;
    if (!URL.canParse(whole)) return { value: whole, end, check: 'no browser could open it' };
    return { value: new URL(whole).href, end, check: valid };
  }),
};

const hashtag =
  /(?<![\p{L}\p{M}\p{N}_&#/])[#＃](?=[\p{N}_]{0,100}\p{L})[\p{L}\p{M}\p{N}_]{1,140}(?![\p{L}\p{M}\p{N}_#])/gu;

/** Hashtags: letters of any script, digits and low lines, at least one letter. */
export const hashtags: Pattern = {
  label: 'Hashtag',
  find: matching(hashtag, ([written]) => ({
    value: `#${written.slice(1).normalize('NFC').toLowerCase()}`,
  })),
};

const mention =
  /(?<![\p{L}\p{M}\p{N}_.@/+%-])@([a-z0-9_](?:[a-z0-9_.-]{0,48}[a-z0-9_])?)(@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})?(?![\p{L}\p{N}_@/-])/giu;

/** Mentions as social networks have them, also with a server: @jane, @jane@example.social. */
export const mentions: Pattern = {
  label: 'Mention',
  find: matching(mention, ([written]) => ({ value: written.toLowerCase() })),
};

const colour = /(?<![\p{L}\p{N}&#])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\p{L}\p{N}_-])/giu;

/** Colours in hexadecimal (CSS Color 4), read as six or eight digits. */
export const colours: Pattern = {
  label: 'Colour',
  find: matching(colour, ([, digits = '']) => {
    const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    return {
      value: `#${long.toLowerCase()}`,
      ...(long.length === 8 ? { about: 'with opacity' } : {}),
    };
  }),
};
