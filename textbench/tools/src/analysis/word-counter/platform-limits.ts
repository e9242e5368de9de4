import { type Figure, type FiguresPart, figures } from '@textbench/kit';
import { countGraphemes } from '@textbench/language';
import { smsLength } from './sms-length.ts';
import { linksAsCounted, xLength } from './x-length.ts';

/** Texts longer than this, in UTF-16 code units, are longer than any platform takes. */
export const longestMeasured = 100_000;

interface Measured {
  readonly value: number;
  readonly limit?: number;
  readonly note?: string;
}

interface PlatformLimit {
  readonly label: string;
  readonly limit: number;
  /** Characters as the platform counts them; graphemes unless told. */
  readonly measure?: (text: string) => Measured;
}

const limits: readonly PlatformLimit[] = [
  {
    label: 'Post on X',
    limit: 280,
    measure: (text) => ({
      value: xLength(text),
      note: 'Links count 23; emoji and Chinese, Japanese or Korean characters 2.',
    }),
  },
  { label: 'Post on Bluesky', limit: 300 },
  {
    label: 'Post on Mastodon',
    limit: 500,
    measure: (text) => ({ value: countGraphemes(linksAsCounted(text)), note: 'Links count 23.' }),
  },
  { label: 'Post on Threads', limit: 500 },
  { label: 'Instagram caption', limit: 2_200 },
  { label: 'LinkedIn post', limit: 3_000 },
  { label: 'Facebook post', limit: 63_206 },
  { label: 'YouTube title', limit: 100 },
  { label: 'Page title for search engines', limit: 60 },
  { label: 'Meta description', limit: 155 },
  { label: 'Text message (SMS)', limit: 160, measure: smsLength },
];

/** A text held against what platforms allow. */
export function platformLimits(text: string): FiguresPart {
  const characters = countGraphemes(text);
  const held = limits.map(({ label, limit, measure }): Figure => {
    const measured = measure?.(text) ?? { value: characters };
    return { label, limit, ...measured };
  });
  return figures({ title: 'Limits', figures: held });
}
