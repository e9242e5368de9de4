import { describe, expect, it } from 'vitest';
import { one } from './counts.ts';
import { reportTable } from './report-table.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './steps.ts';

function step(id: string, run: Step['run'], more: Partial<Step> = {}): Step {
  return { id, title: `The ${id}`, run, ...more };
}

const passes = async () => one(true);
const fails = async () => one(false);

describe('runSteps', () => {
  it('goes on after a failure', async () => {
    const finished = await runSteps([step('lint', fails), step('unit', passes)], () => {});
    expect(finished.map(({ id, passed, failed }) => [id, passed, failed])).toEqual([
      ['lint', 0, 1],
      ['unit', 1, 0],
    ]);
  });

  it('counts a step that throws as failed and says what it threw', async () => {
    const said: string[] = [];
    const throwing = step('unit', async () => {
      throw new Error('no disk left');
    });
    const finished = await runSteps([throwing, step('next', passes)], (line) => said.push(line));
    expect(finished.map(({ failed }) => failed)).toEqual([1, 0]);
    expect(said.join('\n')).toContain('no disk left');
  });

  it('fails a step without running it when the one it needs has failed', async () => {
    const said: string[] = [];
    let ran = false;
    const browser = step(
      'browser',
      async () => {
        ran = true;
        return one(true);
      },
      { needs: 'build' },
    );
    const finished = await runSteps([step('build', fails), browser], (line) => said.push(line));
    expect(ran).toBe(false);
    expect(finished.at(-1)?.failed).toBe(1);
    expect(said.at(-1)).toContain('The build');
  });

  it('runs a step whose needs are not among the chosen ones', async () => {
    const [browser] = await runSteps([step('browser', passes, { needs: 'build' })], () => {});
    expect(browser?.passed).toBe(1);
  });
});

describe('reportTable', () => {
  it('puts figures under their headings', () => {
    const counts = { passed: 1_234, failed: 0, skipped: 0 };
    const table = reportTable([{ id: 'unit', title: 'Unit tests', ...counts, seconds: 12.34 }]);
    expect(table).toBe(
      'Step        passed  failed  skipped  seconds\n' +
        'Unit tests    1234       0        0     12.3',
    );
  });
});
