import { warning } from '@textbench/kit';
import type { ReportingStream } from '../bytes/reporting.ts';
import type { PercentDecoding } from './percent-decoder.ts';
import { PercentDecoder } from './percent-decoder.ts';

/** Decodes as often as told, each round what the one before gave; faults count in the first. */
export function decodingRounds(wanted: PercentDecoding, rounds: number): ReportingStream {
  const first = new PercentDecoder(wanted);
  const faults = wanted.faults === 'stop' ? 'keep' : wanted.faults;
  const others = Array.from(
    { length: rounds - 1 },
    () => new PercentDecoder({ ...wanted, faults }),
  );
  const all = [first, ...others];
  return {
    push: (piece) => all.reduce((text, round) => round.push(text), piece),
    end: () => all.reduce((text, round) => round.push(text) + round.end(), ''),
    facts() {
      const worked = all.filter((round) => round.count > 0).length;
      return worked > 1 ? [...first.facts(), `in ${worked} rounds`] : first.facts();
    },
    notes() {
      const again = all.at(-1)?.stillEncoded ?? false;
      const encodedTwice =
        'The result still holds percent escapes: the text may have been encoded more than once. Set “Rounds” higher to decode it again.';
      return again ? [...first.notes(), warning(encodedTwice)] : first.notes();
    },
    marks: () => first.marks(),
  };
}
