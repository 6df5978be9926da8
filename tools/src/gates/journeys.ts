import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, ONE_FAILED, withExitCode, type PlaywrightReport } from './counts.ts';
import { excusedJourneys } from './excused-journeys.data.ts';
import { journeyFiles, retriedJourneys } from './journey-report.ts';
import { packageScript, root } from '../product/paths.ts';
import { logOf, type Product } from '../product/product.ts';
import { readJson } from '../output/read-json.ts';
import { runNode } from '../processes/run-command.ts';
import { slowestFiles } from './slowest.ts';
import { say } from '../output/steps.ts';
import type { GateResult } from './run-gates.ts';
import { isWebBuilt } from '../product/web-build.ts';
import { withTrialProduct } from '../product/trial-product.ts';

interface JourneyParts {
  serverUrl: string;
  chromium: string;
  folder: string;
  /** The journeys of `npm run test:long`, which are left out otherwise. */
  isLong?: true;
}

export async function runJourneys(parts: JourneyParts): Promise<GateResult> {
  if (!isWebBuilt()) return { counts: ONE_FAILED, output: 'The web app is not built: name the gate "web build" too.' };
  return withTrialProduct({ ...parts, name: 'journeys' }, (product) => runPlaywright(product, parts));
}

async function runPlaywright(product: Product, { chromium, folder, isLong }: JourneyParts): Promise<GateResult> {
  const reportFile = join(folder, 'playwright.json');
  const { code, output } = await runNode(
    [packageScript('@playwright/test/cli.js'), 'test', '--config=playwright.config.ts', '--reporter=line,json'],
    {
      cwd: join(root, 'e2e'),
      env: {
        ...process.env,
        NO_COLOR: '1',
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
        ...(isLong && { SERI_LONG: '1' }),
        SERI_E2E_URL: `http://localhost:${product.port}`,
        SERI_E2E_DATA_DIR: product.dataDir,
        SERI_E2E_DATABASE_URL: product.databaseUrl,
        SERI_E2E_OUTPUT: join(folder, 'journey-results'),
      },
    },
  );
  const detail = `${output}\n(the product's log is ${logOf(product.dataDir)})`;
  if (!existsSync(reportFile)) return { counts: ONE_FAILED, output: detail };
  const report = readJson<PlaywrightReport>(reportFile);
  say(`    journeys, the slowest: ${slowestFiles(journeyFiles(report))}`);
  const retried = retriedJourneys(report);
  for (const journey of retried) say(`    ${journey}: passed at its second try`);
  const excused = retried.filter((journey) => journey in excusedJourneys).length;
  return { counts: withExitCode(countPlaywright(report, excused), code), output: detail };
}
