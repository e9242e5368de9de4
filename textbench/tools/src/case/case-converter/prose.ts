import type { CapitalRule } from './prose-word.ts';
import { WordWalk } from './prose-word.ts';
import type { ProseStyle } from './prose-writer.ts';
import { ProseWriter } from './prose-writer.ts';

/** Lowers running text and puts capitals where a rule wants them, stretch by stretch. */
export function proseConverter(rule: CapitalRule, style: ProseStyle) {
  const walk = new WordWalk();
  return (stretch: string, last: boolean): string => {
    const writer = new ProseWriter(stretch, style);
    walk.enter(stretch, last);
    while (walk.next()) writer.write(walk.start, walk.end, rule(walk) && !walk.goesOn);
    return writer.finish();
  };
}
