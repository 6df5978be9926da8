import { SettingsError } from '@seri/api/platform/config/settings';
import { type Environment, readEnvironment } from './environment.ts';
import { Failure } from './failure.ts';
import { createDataDir, lockDataDir } from './instance-lock.ts';
import { checkToolchain, prepareDatabase, runningDatabase } from './prepare.ts';
import { migrateProduct, type Product } from './product.ts';
import { onShutdown } from './shutdown.ts';

/** What a command needs that works beside a running Seri, on its database, or without one. */
export async function openProduct(giveUp: (failure: Failure) => void): Promise<Product> {
  const environment = readEnvironment(process.env);
  checkToolchain(environment.databaseUrl);
  createDataDir(environment.dataDir);
  return productOf(environment, giveUp);
}

async function productOf(environment: Environment, giveUp: (failure: Failure) => void): Promise<Product> {
  const { databaseUrl, dataDir, port, isDemo } = environment;
  const productOn = (url: string): Product => ({ databaseUrl: url, dataDir, port, isDemo });
  const running = databaseUrl === undefined ? runningDatabase(dataDir) : undefined;
  if (running !== undefined) return productOn(running);
  if (databaseUrl === undefined) onShutdown(lockDataDir(dataDir));
  const product = productOn(await prepareDatabase(databaseUrl, dataDir, giveUp));
  if (databaseUrl === undefined) await migrateProduct(product);
  return product;
}

/** Reads a command before a database is started for a slip of the hand. */
export function readCommand<Command>(read: () => Command): Command {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingsError ? new Failure(error.message) : error;
  }
}
