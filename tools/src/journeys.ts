import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, ONE_FAILED, withExitCode, type PlaywrightReport } from './counts.ts';
import { anyFreePort } from './free-port.ts';
import { databaseOn } from './postgres.ts';
import { packageScript, paths, root } from './paths.ts';
import { fillDemo, logOf, migrateProduct, productServices, runProduct, type Product } from './product.ts';
import { readJson } from './read-json.ts';
import { runNode } from './run-command.ts';
import type { GateResult } from './run-gates.ts';
import { say } from './steps.ts';
import { recreateDatabase } from './template-database.ts';

const DATABASE_NAME = 'seri_journeys';

/** The browser journeys against the real product with a database and folder of its own. */
export async function runJourneys(serverUrl: string, chromium: string, workFolder: string): Promise<GateResult> {
  const product = await prepareProduct(serverUrl, join(workFolder, 'journeys'));
  const parts = await runProduct(productServices(product), (failure) => say(`✗ ${failure.message}`));
  try {
    return await runPlaywright(product, chromium, workFolder);
  } finally {
    await Promise.all(parts.map((part) => part.stop()));
  }
}

async function prepareProduct(serverUrl: string, dataDir: string): Promise<Product> {
  mkdirSync(dataDir, { recursive: true });
  await recreateDatabase(serverUrl, DATABASE_NAME);
  const product: Product = {
    databaseUrl: databaseOn(serverUrl, DATABASE_NAME),
    dataDir,
    port: await anyFreePort('localhost'),
    isDemo: true,
    webDist: join(dataDir, 'web'),
  };
  // A copy: a build meanwhile would take the files away under the open pages.
  cpSync(paths.webDist, join(dataDir, 'web'), { recursive: true });
  await migrateProduct(product);
  await fillDemo(product);
  return product;
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
  return { counts: withExitCode(countPlaywright(readJson<PlaywrightReport>(report)), code), output: detail };
}
