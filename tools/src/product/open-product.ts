import { SettingsError } from '@seri/api/platform/config/settings';
import { type Environment, readEnvironment } from './environment.ts';
import { Failure } from '../output/failure.ts';
import type { DatabaseAddresses } from '../postgres/database-roles.ts';
import { createDataDir, lockDataDir } from '../processes/instance-lock.ts';
import { checkToolchain, prepareDatabase, runningDatabase } from './prepare.ts';
import { migrateProduct, type Product } from './product.ts';
import { onShutdown } from '../processes/shutdown.ts';

/** Opens the product for a command: on the configured database, on that of a running Seri, or on one that it starts. */
export async function openProduct(giveUp: (failure: Failure) => void): Promise<Product> {
  const environment = readEnvironment(process.env);
  checkToolchain(environment.databaseUrl);
  createDataDir(environment.dataDir);
  return productOf(environment, giveUp);
}

async function productOf(environment: Environment, giveUp: (failure: Failure) => void): Promise<Product> {
  const { databaseUrl, dataDir, port, isDemo } = environment;
  const productOn = (addresses: DatabaseAddresses): Product => ({ ...addresses, dataDir, port, isDemo });
  const running = databaseUrl === undefined ? runningDatabase(dataDir) : undefined;
  if (running !== undefined) return productOn(running);
  if (databaseUrl === undefined) onShutdown(lockDataDir(dataDir));
  const product = productOn(await prepareDatabase(environment, giveUp));
  if (databaseUrl === undefined) await migrateProduct(product);
  return product;
}

/** Reads the command line before any database is started; an error in it becomes a Failure. */
export function readCommand<Command>(read: () => Command): Command {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingsError ? new Failure(error.message) : error;
  }
}
