export type Counts = { passed: number; failed: number; skipped: number };

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Counts = { ...NO_COUNTS, passed: 1 };
export const ONE_FAILED: Counts = { ...NO_COUNTS, failed: 1 };

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NO_COUNTS,
  );
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    /** The path of the test file. */
    name: string;
    status: string;
    /** In milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: readonly unknown[];
  }[];
};

/** A file that does not even load has no tests to fail, so it counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export type PlaywrightSuite = {
  title: string;
  file: string;
  specs: readonly { title: string; tests: readonly { status: string; results: readonly { duration: number }[] }[] }[];
  suites?: readonly PlaywrightSuite[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
  errors: readonly unknown[];
};

/** A journey that passed at its second try counts as failed unless it is excused; an error outside of any journey is a failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport, excused = 0): Counts {
  return {
    passed: stats.expected + excused,
    failed: stats.unexpected + stats.flaky - excused + errors.length,
    skipped: stats.skipped,
  };
}

/** A runner that ends badly must never look green, whatever its report says. */
export function withExitCode(counts: Counts, code: number): Counts {
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
