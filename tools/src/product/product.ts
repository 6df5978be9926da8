import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../output/failure.ts';
import type { DatabaseAddresses } from '../postgres/database-roles.ts';
import { nodeService, SETTING_ERROR_CODE } from '../processes/node-service.ts';
import { paths } from './paths.ts';
import { keepLogSmall } from '../processes/rotate-log.ts';
import { runAttached, runNode } from '../processes/run-command.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { supervise, type Service, type Supervised } from '../processes/supervisor.ts';

export type Product = DatabaseAddresses & {
  dataDir: string;
  port: number;
  isDemo: boolean;
  /** For a demonstration smaller than the default. */
  demoLots?: number;
  /** The built web app, where it is not the checkout's own. */
  webDist?: string;
};

/** The processes of one installation: the server that answers people, and the worker that runs jobs. */
const PARTS = [
  { name: 'server', args: ['http'], isOwner: false },
  // It tries the backups that it makes at night in a database that only the owner may create.
  { name: 'worker', args: ['worker'], isOwner: true },
] as const;

export function productEnvironment(product: Product): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    DATABASE_URL: product.databaseUrl,
    // The processes that answer people never hold the owner's password.
    DATABASE_OWNER_URL: undefined,
    DATA_DIR: product.dataDir,
    PORT: String(product.port),
    DEMO: product.isDemo ? 'on' : 'off',
    ...(product.demoLots && { DEMO_LOTS: String(product.demoLots) }),
    SECRET: process.env['SECRET'] ?? storedSecret(product.dataDir),
    WEB_DIST: product.webDist ?? paths.webDist,
  };
}

export async function migrateProduct(product: Product): Promise<void> {
  await runEntry(product, join(paths.entry, 'migrate.ts'), [], { DATABASE_OWNER_URL: product.ownerUrl });
}

export async function fillDemo(product: Product): Promise<void> {
  await runEntry(product, join(paths.demo, 'entry/fill-demo.ts'));
}

export function runAdmin(product: Product, args: readonly string[]): Promise<string> {
  return runEntry(product, join(paths.entry, 'admin.ts'), args, { DATABASE_OWNER_URL: product.ownerUrl });
}

/** Runs on the terminal; when stopped, it still finishes the chunk it has begun. */
export async function runImport(product: Product, args: readonly string[]): Promise<number> {
  const child = runAttached([join(paths.entry, 'import.ts'), ...args], productEnvironment(product));
  onShutdown(child.stop);
  return (await child.ended) === 0 ? 0 : 1;
}

export function productServices(product: Product): Service[] {
  const env = productEnvironment(product);
  const logFile = logOf(product.dataDir);
  const entry = join(paths.entry, 'all.ts');
  keepLogSmall(logFile);
  return PARTS.map(({ name, args, isOwner }) =>
    nodeService({ name, args, env: isOwner ? { ...env, DATABASE_OWNER_URL: product.ownerUrl } : env, logFile, entry }),
  );
}

export function logOf(dataDir: string): string {
  return join(dataDir, 'seri.log');
}

/** Starts every part and keeps it running; all are up, or none stays. */
export async function runProduct(
  services: readonly Service[],
  giveUp: (failure: Failure) => void,
): Promise<Supervised[]> {
  const parts: Supervised[] = [];
  onShutdown(() => Promise.all(parts.map((part) => part.stop())));
  await Promise.all(services.map(async (service) => parts.push(await supervise(service, giveUp))));
  return parts;
}

/** Without SECRET one is drawn at the first start and stored beside the data, so that sign-ins outlive a restart. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function runEntry(
  product: Product,
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const result = await runNode([file, ...args], { env: { ...productEnvironment(product), ...env } });
  if (result.code === 0) return result.output.trim();
  const lines = result.output.trim().split('\n');
  if (result.code === SETTING_ERROR_CODE) throw new Failure(lines.at(-1) ?? 'A setting is wrong.');
  process.stderr.write(result.output);
  throw new Failure(`${basename(file)} ended with code ${result.code}: the output above says why.`);
}
