import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, formatCounts, sumCounts, withExitCode } from './counts.ts';

describe('counts', () => {
  it('add up over all gates', () => {
    const counts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 40, failed: 2, skipped: 1 },
    ];
    expect(sumCounts(counts)).toEqual({ passed: 41, failed: 2, skipped: 1 });
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('name skipped tests only when there are some', () => {
    expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('take a vitest file that does not load for one failure', () => {
    const file = { name: 'a.test.ts', startTime: 0, endTime: 1 };
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { ...file, status: 'failed', assertionResults: [{}] },
        { ...file, status: 'failed', assertionResults: [] },
        { ...file, status: 'passed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('take a journey that needed a second try for a failure unless it is excused', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 2 };
    expect(countPlaywright({ stats, suites: [], errors: [] }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('take an error outside of any journey for a failure', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, suites: [], errors: [{}] })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('are never green when the runner ended badly', () => {
    const green = { passed: 9, failed: 0, skipped: 0 };
    expect(withExitCode(green, 0)).toEqual(green);
    expect(withExitCode(green, 1).failed).toBe(1);
    expect(withExitCode({ ...green, failed: 3 }, 1).failed).toBe(3);
  });
});
