import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { anyFreePort } from '../processes/free-port.ts';
import { addressesOn } from '../postgres/database-roles.ts';
import { paths } from './paths.ts';
import { fillDemo, migrateProduct, productServices, runProduct, type Product } from './product.ts';
import { say } from '../output/steps.ts';
import { recreateDatabase } from '../postgres/template-database.ts';

type TrialOptions = { serverUrl: string; name: string; folder: string; demoLots?: number };

/** Runs the real product with demo data, on a database and a folder of its own, for as long as the work lasts. */
export async function withTrialProduct<T>(trial: TrialOptions, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await prepare(trial);
  const parts = await runProduct(productServices(product), (failure) => say(`✗ ${failure.message}`));
  try {
    return await work(product);
  } finally {
    await Promise.all(parts.map((part) => part.stop()));
  }
}

async function prepare({ serverUrl, name, folder, demoLots = 1200 }: TrialOptions): Promise<Product> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  await recreateDatabase(serverUrl, `seri_${name}`);
  const product: Product = {
    ...addressesOn(serverUrl, `seri_${name}`),
    dataDir,
    port: await anyFreePort('localhost'),
    isDemo: true,
    demoLots,
    webDist: join(dataDir, 'web'),
  };
  // A copy, because a build in the meantime would delete the files of open pages.
  if (existsSync(paths.webDist)) cpSync(paths.webDist, join(dataDir, 'web'), { recursive: true });
  await migrateProduct(product);
  await fillDemo(product);
  return product;
}
