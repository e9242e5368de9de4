import type { TextStream } from '@textbench/kit';
import { eachLine } from '@textbench/language';
import { stretchStream } from '../../engines/lines-stretches.ts';
import { SpaceCleaner } from './space-cleaner.ts';
import type { Report, SpaceOptions } from './space-options.ts';
import { lengthWithoutEnd } from './space-runs.ts';

/** Removes spaces piece by piece; holds back a window and the run of spaces or blank lines it ends with. */
export function spaceStream(options: SpaceOptions, report?: Report): TextStream {
  const cleaner = new SpaceCleaner(options, report);
  let waiting = '';
  let offset = 0;
  return stretchStream({
    convert(stretch, last) {
      const text = waiting + stretch;
      const parts: string[] = [];
      waiting = '';
      eachLine(text, (start, end, ending) => {
        const line = text.slice(start, end);
        if (ending !== '' || last) {
          parts.push(cleaner.add(line, ending, true, offset + start));
        } else {
          // Spaces at the end of a piece are seen together with what follows them.
          const length = lengthWithoutEnd(line);
          parts.push(cleaner.add(line.slice(0, length), '', false, offset + start));
          waiting = line.slice(length);
        }
      });
      if (last) parts.push(cleaner.end());
      offset += text.length - waiting.length;
      return parts.join('');
    },
    facts: () => factsOf(cleaner),
  });
}

function factsOf({ removedSpaces, removedLines }: SpaceCleaner): string[] {
  const facts = [counted(removedSpaces, 'space', 'spaces')];
  if (removedLines > 0) facts.push(counted(removedLines, 'blank line', 'blank lines'));
  return facts.map((fact) => `${fact} removed`);
}

function counted(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
}
