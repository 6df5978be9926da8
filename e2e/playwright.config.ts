import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../tools/src/chromium-options.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: process.env['SERI_E2E_OUTPUT'] ?? '../test-results',
  // A journey waits more than it works: more of them than processors.
  workers: 3,
  // A second try tells a journey that sometimes fails from one that always does; it counts as failed unless it is excused.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that does other things too takes its time: only what hangs fails for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['SERI_E2E_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(process.env),
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Recording every journey costs a tenth of its time. The second try of a failed one is recorded, step by step.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
