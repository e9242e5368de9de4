import { describe, expect, it } from 'vitest';
import { browserCounts, type UnitReport, unitCounts } from './reports.ts';

const good: UnitReport = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
  ],
};

describe('unitCounts', () => {
  it('counts tests', () => {
    expect(unitCounts(good)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  it('counts skipped tests and those still to be written together', () => {
    expect(unitCounts({ ...good, numPendingTests: 1, numTodoTests: 2 }).skipped).toBe(3);
  });

  it('counts a file that failed before any test as one failure', () => {
    const testResults = [...good.testResults, { status: 'failed', assertionResults: [] }];
    expect(unitCounts({ ...good, testResults }).failed).toBe(1);
  });

  it('counts a file that failed after its tests as one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'passed' }] }];
    expect(unitCounts({ ...good, testResults }).failed).toBe(1);
  });

  it('does not count the file of a failed test beside the test', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(unitCounts({ ...good, numFailedTests: 1, testResults }).failed).toBe(1);
  });
});

describe('browserCounts', () => {
  it('takes a test that passed at a second try for a failed one', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 };
    expect(browserCounts({ stats })).toEqual({ passed: 5, failed: 3, skipped: 4 });
  });
});
