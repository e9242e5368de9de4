import { frontCodedWords } from '../front-coded.ts';
import { topLevelDomains } from './data.ts';

/**
 * Endings that are no top-level domains and stand in addresses all the same: RFC 2606, RFC 6761,
 * RFC 7686 (.onion), RFC 9476 (.alt), and the usual names of local networks.
 */
const special = ['test', 'example', 'invalid', 'localhost', 'local', 'onion', 'alt'];
const localNetworks = ['internal', 'intranet', 'private', 'corp', 'home', 'lan'];

const listed = frontCodedWords(topLevelDomains).map(([word]) => word);
const known = new Set([...listed, ...special, ...localNetworks]);

/** Whether addresses can end like this: a top-level domain of IANA's list or one of the endings above. */
export function isKnownEnding(label: string): boolean {
  const lower = label.toLowerCase();
  return known.has(lower) || lower.startsWith('xn--');
}
