import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../tools/src/chromium-options.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: process.env['SERI_E2E_OUTPUT'] ?? '../test-results',
  workers: 2,
  // A journey that needs a second try hides a race.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that does other things too takes its time.
  timeout: 60_000,
  use: {
    baseURL: process.env['SERI_E2E_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(process.env),
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
