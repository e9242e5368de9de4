import type { Contest } from '../contest.ts';

/** These read no text: its size stands for nothing, so they are tried on the smallest only. */
export const generators: readonly Contest[] = [
  {
    tool: 'lorem-ipsum',
    task: '10,000 words',
    largest: 100_000,
    inputs: () => ({}),
    options: { unit: 'words', count: 10_000 },
    cyberChef: {
      operation: 'generateLoremIpsum',
      args: ['10000', 'Words'],
      input: () => '',
      differs: 'draws other words, others each time',
    },
  },
  { tool: 'password-generator', task: 'five passwords', largest: 100_000, inputs: () => ({}) },
];
