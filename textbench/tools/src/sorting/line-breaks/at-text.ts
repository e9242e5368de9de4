import { escapedPattern } from '../../engines/lines-pattern.ts';
import { placeholderPattern } from '../../engines/wrap-places.ts';
import type { BreakWriter } from './break-writer.ts';
import { BreakingText } from './breaking-text.ts';
import type { LineAction } from './line-action.ts';

export interface AtTextOptions {
  readonly find: string;
  readonly where: 'before' | 'after';
  readonly ignoreCase: boolean;
  /** Breaks at every nth occurrence only. */
  readonly nth: number;
  readonly trim: boolean;
  readonly keepBraces: boolean;
}

/** Matches the text, in its first group, and placeholders that are to be kept whole, in none. */
export function findPattern({ find, ignoreCase, keepBraces }: AtTextOptions): RegExp {
  const found = `(${escapedPattern(find)})`;
  const skips = keepBraces && !/[{}]/.test(find);
  const flags = ignoreCase ? 'giu' : 'gu';
  return new RegExp(skips ? `${placeholderPattern}|${found}` : found, flags);
}

/** Breaks before or after a text wherever it stands. */
export function breakAtText(options: AtTextOptions, breaks: BreakWriter): LineAction {
  const pattern = findPattern(options);
  const written = new BreakingText(breaks, options.trim);
  let count = 0;
  return {
    add(line, ending) {
      let output = '';
      let copied = 0;
      for (const { index, 0: whole, 1: found } of line.matchAll(pattern)) {
        if (found === undefined || ++count % options.nth !== 0) continue;
        const place = options.where === 'after' ? index + whole.length : index;
        output += written.add(line.slice(copied, place));
        written.askBreak();
        copied = place;
      }
      if (copied < line.length) output += written.add(line.slice(copied));
      return output + written.endLine(ending);
    },
    end: () => written.end(),
  };
}
