import type { BreakWriter } from './break-writer.ts';
import type { LineAction } from './line-action.ts';

/** Writes every line end but the last twice: a blank line after every line. */
export function doubleBreaks(breaks: BreakWriter): LineAction {
  let second = '';
  return {
    add(line, ending) {
      if (second !== '') breaks.insert();
      const output = second + line + breaks.keep(ending);
      second = breaks.keep(ending);
      return output;
    },
    end: () => '',
  };
}

/** Writes every second one of line ends in a row: undoes `doubleBreaks`. */
export function halveBreaks(breaks: BreakWriter): LineAction {
  let run = 0;
  return {
    add(line, ending) {
      if (line.trim() !== '') run = 0;
      if (ending === '') return line;
      run++;
      return run % 2 === 0 ? '' : line + breaks.keep(ending);
    },
    end: () => '',
  };
}
