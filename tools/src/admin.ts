import { readAdminCommand } from '@seri/api/entry/admin-command';
import { SettingsError } from '@seri/api/platform/config/settings';
import { readEnvironment, type Environment } from './environment.ts';
import { Failure } from './failure.ts';
import { createDataDir, lockDataDir } from './instance-lock.ts';
import { checkToolchain, prepareDatabase, runningDatabase } from './prepare.ts';
import { migrateProduct, runAdmin, type Product } from './product.ts';
import { onShutdown } from './shutdown.ts';
import { say } from './steps.ts';

/** `npm run admin`: what only who runs the portal may do, on the database of a running Seri or of none. */
export async function admin(args: readonly string[], giveUp: (failure: Failure) => void): Promise<number> {
  assertCommand(args);
  const environment = readEnvironment(process.env);
  checkToolchain(environment.databaseUrl);
  createDataDir(environment.dataDir);
  const product = await openProduct(environment, giveUp);
  say(await runAdmin(product, args));
  return 0;
}

/** Before a database is started for a slip of the hand. */
function assertCommand(args: readonly string[]): void {
  try {
    readAdminCommand(args);
  } catch (error) {
    throw error instanceof SettingsError ? new Failure(error.message) : error;
  }
}

async function openProduct(environment: Environment, giveUp: (failure: Failure) => void): Promise<Product> {
  const { databaseUrl, dataDir, port, isDemo } = environment;
  const productOn = (url: string): Product => ({ databaseUrl: url, dataDir, port, isDemo });
  const running = databaseUrl === undefined ? runningDatabase(dataDir) : undefined;
  if (running !== undefined) return productOn(running);
  if (databaseUrl === undefined) onShutdown(lockDataDir(dataDir));
  const product = productOn(await prepareDatabase(databaseUrl, dataDir, giveUp));
  if (databaseUrl === undefined) await migrateProduct(product);
  return product;
}
