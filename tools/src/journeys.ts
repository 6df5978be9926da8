import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, ONE_FAILED, withExitCode, type PlaywrightReport } from './counts.ts';
import { packageScript, root } from './paths.ts';
import { logOf, type Product } from './product.ts';
import { readJson } from './read-json.ts';
import { runNode } from './run-command.ts';
import { say } from './steps.ts';
import type { GateResult } from './run-gates.ts';
import { withTrialProduct } from './trial-product.ts';

/** The browser journeys against the real product. */
export async function runJourneys(serverUrl: string, chromium: string, folder: string): Promise<GateResult> {
  return withTrialProduct({ serverUrl, name: 'journeys', folder }, (product) =>
    runPlaywright(product, chromium, folder),
  );
}

async function runPlaywright(product: Product, chromium: string, workFolder: string): Promise<GateResult> {
  const report = join(workFolder, 'playwright.json');
  const { code, output } = await runNode(
    [packageScript('@playwright/test/cli.js'), 'test', '--config=playwright.config.ts', '--reporter=line,json'],
    {
      cwd: join(root, 'e2e'),
      env: {
        ...process.env,
        NO_COLOR: '1',
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        SERI_E2E_URL: `http://localhost:${product.port}`,
        SERI_E2E_DATA_DIR: product.dataDir,
        SERI_E2E_DATABASE_URL: product.databaseUrl,
        SERI_E2E_OUTPUT: join(workFolder, 'journey-results'),
      },
    },
  );
  const detail = `${output}\n(the product's log is ${logOf(product.dataDir)})`;
  if (!existsSync(report)) return { counts: ONE_FAILED, output: detail };
  const again = secondTries(output);
  if (again) say(`… journeys that needed a second try:\n${again}`);
  return { counts: withExitCode(countPlaywright(readJson<PlaywrightReport>(report)), code), output: detail };
}

/** As the runner names them at its end: below their number, up to the next one. */
function secondTries(output: string): string | undefined {
  return /^ +\d+ flaky\n((?:    +.*\n)+)/m.exec(output)?.[1]?.trimEnd();
}
