import { readEnvironment, type Environment } from '../product/environment.ts';
import type { Failure } from '../output/failure.ts';
import { choosePort } from '../processes/free-port.ts';
import { lockDataDir } from '../processes/instance-lock.ts';
import { checkToolchain, prepareDatabase } from '../product/prepare.ts';
import { fillDemo, logOf, migrateProduct, productServices, runProduct, type Product } from '../product/product.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { formatSeconds, say, step } from '../output/steps.ts';
import { ensureWeb } from '../product/web-build.ts';

const DEMO_ACCOUNTS = ['client', 'dealer', 'manager', 'owner', 'vip', 'troublesome', 'restricted', 'guest', 'disabled'];

/** `npm start`: everything from an empty folder to a running product; resolves when it serves. */
export async function start(giveUp: (failure: Failure) => void): Promise<void> {
  const environment = readEnvironment(process.env);
  onShutdown(lockDataDir(environment.dataDir));
  const port = await portOf(environment);
  await step('toolchain', () => checkToolchain(environment.databaseUrl));
  const [product] = await Promise.all([prepareProduct(environment, port, giveUp), step('web app', ensureWeb)]);
  await step('server and worker', () => runProduct(productServices(product), giveUp));
  announce(environment, port);
}

export async function prepareProduct(
  environment: Environment,
  port: number,
  giveUp: (failure: Failure) => void,
): Promise<Product> {
  const { dataDir, isDemo } = environment;
  const addresses = await step('database', () => prepareDatabase(environment, giveUp));
  const product: Product = { ...addresses, dataDir, port, isDemo };
  await step('migrations', () => migrateProduct(product));
  if (isDemo) await step('demo', () => fillDemo(product));
  return product;
}

async function portOf({ port, isPortChosen, host }: Environment): Promise<number> {
  const chosen = await choosePort({ port, isPortChosen, host });
  if (chosen !== port) say(`Port ${port} is taken, so this uses ${chosen}.`);
  return chosen;
}

function announce({ host, isDemo, dataDir }: Environment, port: number): void {
  const name = !host || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  const startedAt = Number(process.env['SERI_STARTED_AT'] ?? performance.timeOrigin);
  say(`\nSeri is ready on http://${name}:${port} (${formatSeconds(Date.now() - startedAt)})`);
  if (isDemo)
    say(`Demo accounts, password seri-demo:\n${DEMO_ACCOUNTS.map((account) => `  ${account}@demo.seri`).join('\n')}`);
  say(`Logs: ${logOf(dataDir)}. Ctrl-C stops everything.`);
}
