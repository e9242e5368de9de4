import { withoutArticle } from '../../engines/sort-articles.ts';
import { withoutSigns } from '../../engines/sort-signs.ts';
import { personName } from './names.ts';

export interface KeyOptions {
  readonly by: 'entry' | 'surname';
  /** `van Beethoven` under V. */
  readonly withParticles: boolean;
  /** Letter by letter takes no account of spaces; word by word puts a shorter word first. */
  readonly method: 'word' | 'letter';
  readonly articles: readonly string[];
  readonly ignorePunctuation: boolean;
  /** `McKay` as `MacKay`. */
  readonly mcAsMac: boolean;
  /** `St. John` as `Saint John`. */
  readonly stAsSaint: boolean;
}

/** Lower than any letter, and than the one space between words. */
const partSeparator = '  ';

/** What an entry is sorted by (ISO 999, 8: filing order of headings). */
export function keyMaker(options: KeyOptions): (entry: string) => string {
  const normal = normalizer(options);
  const filed = options.articles.length > 0 ? withoutArticle(options.articles) : undefined;
  return (entry) => {
    if (options.by === 'surname') {
      const { particles, surname, given, suffix } = personName(entry);
      const parts = options.withParticles
        ? [`${particles} ${surname}`, given, suffix]
        : [surname, given, particles, suffix];
      return parts.map(normal).join(partSeparator);
    }
    return normal(filed ? filed(entry.replace(/^[\p{P}\p{S}\s]+(?=.)/u, '')) : entry);
  };
}

function normalizer(options: KeyOptions): (text: string) => string {
  const { method, ignorePunctuation, mcAsMac, stAsSaint } = options;
  return (text) => {
    let key = text.trim();
    if (stAsSaint)
      key = key.replace(/(?<!\p{L})(St|Ste)\.? (?=\p{Lu})/gu, (_, title) =>
        title === 'St' ? 'Saint ' : 'Sainte ',
      );
    if (mcAsMac) key = key.replace(/(?<!\p{L})M[cᶜ’'](?=\p{Lu})/gu, 'Mac');
    if (ignorePunctuation) key = withoutSigns(key);
    return method === 'letter' ? key.replace(/\s+/g, '') : key;
  };
}
