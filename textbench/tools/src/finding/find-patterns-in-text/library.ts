import { coordinates } from './coordinates.ts';
import { dates } from './dates.ts';
import type { Pattern } from './finding.ts';
import { dois, macAddresses, uuids, versions } from './identifiers.ts';
import { ipv4, ipv6 } from './ip-addresses.ts';
import { paths } from './paths.ts';
import { cards, ibans } from './payment.ts';
import { phones } from './phones.ts';
import { postcodes } from './postcodes.ts';
import { prices } from './prices.ts';
import { isbns, issns, orcids } from './publications.ts';
import { times, timestamps } from './times.ts';
import { colours, emails, hashtags, mentions, urls } from './web.ts';

/**
 * The ready patterns. Where two find stretches of the same length that overlap, the earlier one has it.
 */
export const library = {
  timestamp: timestamps,
  date: dates,
  time: times,
  email: emails,
  url: urls,
  phone: phones,
  mention: mentions,
  colour: colours,
  hashtag: hashtags,
  ipv4,
  ipv6,
  mac: macAddresses,
  uuid: uuids,
  iban: ibans,
  card: cards,
  orcid: orcids,
  isbn: isbns,
  issn: issns,
  doi: dois,
  price: prices,
  coordinates,
  postcode: postcodes,
  version: versions,
  path: paths,
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof library;

export const patternNames = Object.keys(library).filter((name) => name in library) as PatternName[];

export function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(library, name);
}
