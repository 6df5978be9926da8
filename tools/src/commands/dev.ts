import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironment } from '../product/environment.ts';
import { Failure } from '../output/failure.ts';
import { anyFreePort, choosePort } from '../processes/free-port.ts';
import { lockDataDir } from '../processes/instance-lock.ts';
import { packageScript, paths, root } from '../product/paths.ts';
import { checkToolchain } from '../product/prepare.ts';
import { productServices, runProduct } from '../product/product.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { prepareProduct } from './start.ts';
import { say, step } from '../output/steps.ts';
import type { Supervised } from '../processes/supervisor.ts';

const WATCHED = ['apps/api/src', 'packages', 'demo/src'];
const SETTLE_MILLISECONDS = 150;
const POLL_MILLISECONDS = 50;

/** `npm run dev`: Vite serves the web app and proxies calls to the product, whose parts restart when their sources change. */
export async function dev(giveUp: (failure: Failure) => void): Promise<void> {
  const environment = readEnvironment(process.env);
  onShutdown(lockDataDir(environment.dataDir));
  await step('toolchain', () => checkToolchain(environment.databaseUrl));
  const { port, isPortChosen, host } = environment;
  const webPort = await choosePort({ port, isPortChosen, host });
  const product = await prepareProduct(environment, await anyFreePort('localhost'), giveUp);
  const parts = await step('server and worker', () => runProduct(productServices(product), giveUp));
  restartOnChange(parts);
  await step('web app', () => serveWeb(webPort, product.port));
  say(`\nSeri is ready for work on http://localhost:${webPort}`);
}

function restartOnChange(parts: readonly Supervised[]): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void Promise.all(parts.map((part) => part.restart())), SETTLE_MILLISECONDS);
    });
  }
}

async function serveWeb(port: number, apiPort: number): Promise<void> {
  const vite = spawn(process.execPath, [packageScript('vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    cwd: paths.web,
    env: { ...process.env, API_URL: `http://localhost:${apiPort}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onShutdown(() => vite.kill());
  while (vite.exitCode === null && !(await answers(port))) await pause(POLL_MILLISECONDS);
  if (vite.exitCode !== null) throw new Failure('Vite does not start: the output above says why.');
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
}
