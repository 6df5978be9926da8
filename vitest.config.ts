import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tools/src/chromium/chromium-options.ts';
import { mutateSource } from './tools/src/mutations/mutations.ts';

const mutant = mutateSource(process.env['SERI_MUTANT']);
// A mutant must neither be found in the cache nor stay there.
const fsModuleCache = mutant.length === 0;
const EVERYWHERE = '{apps,packages,demo,tools,e2e,stress}/**';
// A test that depends on another one, of its file or its process, fails in some order; the seed repeats that order.
const seed = Number(process.env['SERI_TEST_SEED']) || undefined;
const sequence = { shuffle: { files: true, tests: true }, ...(seed && { seed }) };

const inBrowserFiles = 'src/**/*.{dom,app}.test.tsx';

/**
 * Components and whole pages. The app takes seconds to load: all tests share one page, and begin as in a new browser (see
 * new-page.testkit.ts).
 */
const inBrowser = {
  extends: 'apps/web/vite.config.ts',
  root: 'apps/web',
  // Listed here, so that a file found later does not make the browser reload everything.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/lib/*/*-worker.ts', inBrowserFiles] },
  test: {
    name: 'dom',
    include: [inBrowserFiles],
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'apps/web/src/app/dom.testkit.ts')],
    sequence,
    // A busy machine is slow: only an answer that never comes may fail a test.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions(process.env) }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    sequence,
    fsModuleCache,
    projects: [
      {
        plugins: mutant,
        test: {
          name: 'unit',
          fsModuleCache,
          include: [`${EVERYWHERE}/*.test.ts`],
          exclude: ['**/node_modules/**', '**/*.pg.test.ts', '**/*.long.test.ts'],
          isolate: false,
          // Some read every source, which takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        plugins: mutant,
        test: {
          name: 'pg',
          fsModuleCache,
          include: [`${EVERYWHERE}/*.pg.test.ts`],
          isolate: false,
          // A test waits for the database half of its time.
          maxWorkers: 2,
          globalSetup: ['tools/src/postgres/test-database.setup.ts'],
          // The journeys run at the same time, so only a test that hangs may time out.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          // Races and kills run a few times with every change and many times here; the demonstration runs for minutes
          // with every change and for a day here.
          include: [
            `${EVERYWHERE}/*.long.test.ts`,
            `${EVERYWHERE}/*-{race,model,kill}.pg.test.ts`,
            'demo/src/running/{bidding,catch-up}.pg.test.ts',
          ],
          globalSetup: ['tools/src/postgres/test-database.setup.ts'],
          env: { SERI_LONG: '1' },
          sequence: { shuffle: false },
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      inBrowser,
    ],
  },
});
