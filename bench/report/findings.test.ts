import { describe, expect, it } from 'vitest';
import type { Contest } from '../contest.ts';
import type { Heat, Outcome } from '../measure/heat.ts';
import { findings, sizesOf } from './findings.ts';

const contests: Contest[] = [
  { tool: 'hex', task: 'write' },
  { tool: 'sort', task: 'lines', lineWork: true },
  { tool: 'diff', task: 'words', notLinear: true },
];

function time(median: number): Outcome {
  return { median, samples: [median] };
}

function heat(name: string, outcomes: Heat['outcomes'], size = '10MB'): Heat {
  const [tool = '', task = ''] = name.split(' ');
  return { tool, task, size, outcomes };
}

describe('findings', () => {
  it('average over the jobs that both do, on the largest text', () => {
    const heats = [
      heat('hex write', { textbench: time(10), cyberChef: time(40) }),
      heat('sort lines', { textbench: time(10), cyberChef: time(90) }),
      heat('hex write', { textbench: time(10), cyberChef: time(10) }, '100kB'),
    ];
    // √(4 × 9) = 6
    const text = findings(heats, contests, 60);
    expect(text).toContain('On 10MB');
    expect(text).toContain('over the 2 jobs that both do, Textbench is 6.0 times as fast');
    expect(text).toContain('Slower than CyberChef: none.');
  });

  it('put the limit for a rival that was given up', () => {
    const heats = [heat('hex write', { textbench: time(600), cyberChef: 'slow' })];
    expect(findings(heats, contests, 60)).toContain('Textbench is 100 times as fast');
  });

  it('name what is slower than CyberChef', () => {
    const heats = [heat('hex write', { textbench: time(20), cyberChef: time(10) })];
    expect(findings(heats, contests, 60)).toContain('Slower than CyberChef: hex, write.');
  });

  it('name what takes over twice the plainest loop', () => {
    const heats = [
      heat('hex write', { textbench: time(25), plain: time(10) }),
      heat('sort lines', { textbench: time(15), plain: time(10) }),
    ];
    expect(findings(heats, contests, 60)).toContain(
      'at most 2 times the plainest loop. Over it, of 2 jobs: hex, write (2.5).',
    );
  });

  it('hold line work alone against GNU', () => {
    const heats = [
      heat('hex write', { textbench: time(90), gnu: time(10) }),
      heat('sort lines', { textbench: time(40), gnu: time(10) }),
    ];
    expect(findings(heats, contests, 60)).toContain('of 1 jobs: sort, lines (4.0).');
  });

  it('leave out work that is not linear', () => {
    const heats = [heat('diff words', { textbench: time(90), cyberChef: time(10) })];
    expect(findings(heats, contests, 60)).toContain('CyberChef does none of these jobs.');
  });
});

describe('sizesOf', () => {
  it('goes from the smallest to the largest', () => {
    const heats = ['1MB', '10MB', '100kB', '1MB'].map((size) => heat('hex write', {}, size));
    expect(sizesOf(heats)).toEqual(['100kB', '1MB', '10MB']);
  });
});
