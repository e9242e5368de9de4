import { patternTimeLimit } from '@textbench/kit';
import type { Refusal, RunRequest, SentInput } from '../worker/protocol.ts';

/** Time that a person's pattern may take on these inputs, in milliseconds. */
export function requestTimeLimit({ inputs }: RunRequest): number {
  return patternTimeLimit(
    Object.values(inputs).reduce((sum, input) => sum + inputLength(input), 0),
  );
}

function inputLength(input: SentInput): number {
  switch (input.kind) {
    case 'text':
      return input.text.length;
    case 'files':
      return input.files.reduce((sum, file) => sum + file.content.size, 0);
    case 'texts':
      return input.items.reduce(
        (sum, { text }) => sum + (typeof text === 'string' ? text.length : text.content.size),
        0,
      );
    case 'bytes':
      return input.content.size;
  }
}

/** What the person is told of a pattern that was stopped after so many milliseconds. */
export function patternRefusal(limit: number): Refusal {
  const seconds = limit / 1_000;
  const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return {
    message: `The pattern was stopped after ${time}: it tries too many ways to match this text. Repetitions inside repetitions, such as (a+)+, do that; write them so that each part can match in one way only.`,
    option: 'pattern',
  };
}
