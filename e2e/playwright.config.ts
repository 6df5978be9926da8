import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../tools/src/chromium/chromium-options.ts';

const isLong = Boolean(process.env['SERI_LONG']);

export default defineConfig({
  testDir: 'src',
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  testMatch: '**/*.spec.ts',
  outputDir: process.env['SERI_E2E_OUTPUT'] ?? '../test-results',
  // A journey mostly waits, so more of them run than there are processors.
  workers: 3,
  // A retry tells a flaky journey from a broken one; a flaky one fails too, unless it is excused.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine is slow, so only a hang runs into this timeout.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['SERI_E2E_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(process.env),
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Recording every video costs a tenth of the time. The second try of a failed one is recorded, step by step.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
