import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, sendSignal, type SystemProcess } from './system-processes.ts';

const root = join(import.meta.dirname, '../../..');

const longestStart = 300_000;

/** The parts of `npm start`, by words of their command lines. A studio is a child of the server, the reader of sheets one of the worker. */
const parts = {
  server: ['all.ts', 'http'],
  worker: ['all.ts', 'worker'],
  studio: ['entry/studio.ts'],
  reader: ['sheets/sheet-reader.ts'],
  database: ['bin/postgres', '-D'],
} as const;

export type SeriPart = keyof typeof parts;
export type KillTarget = SeriPart | 'launcher';

export interface SeriOptions {
  dataDir: string;
  port: number;
  env?: NodeJS.ProcessEnv;
}

/** A product started with `npm start` in a folder of its own, whose processes can be hurt. */
export class RunningSeri {
  readonly #options: SeriOptions;
  #launcher: ChildProcess | undefined;

  constructor(options: SeriOptions) {
    this.#options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  async start(): Promise<void> {
    const { dataDir, port, env } = this.#options;
    this.#launcher = spawn(process.execPath, [join(root, 'tools/src/main.ts'), 'start'], {
      env: { ...process.env, LOG_LEVEL: 'error', ...env, DATA_DIR: dataDir, PORT: String(port) },
      // The channel ends it with this process.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await this.waitUntilReady();
  }

  async stop(): Promise<void> {
    if (!this.#launcher || this.#launcher.exitCode !== null || this.#launcher.signalCode !== null) return;
    const ended = once(this.#launcher, 'exit');
    this.#launcher.kill('SIGINT');
    await ended;
  }

  /** Its processes, each with those below it: a database has one for each connection. */
  pidsOf(target: KillTarget): number[] {
    const launcher = this.#launcher?.pid ?? 0;
    if (target === 'launcher') return [launcher];
    const all = descendantsOf(launcher);
    const found = all.find(({ words }) => parts[target].every((part) => words.some((word) => word.endsWith(part))));
    return found ? [found.pid, ...descendantsOf(found.pid).map(({ pid }) => pid)] : [];
  }

  /** Sends SIGKILL to one part, and not to those below it. False if it does not run at this moment. */
  kill(target: KillTarget): boolean {
    const [pid] = this.pidsOf(target);
    return pid !== undefined && sendSignal(pid, 'SIGKILL');
  }

  /** The pid of a part, which changes when it is started again. */
  pidOf(part: KillTarget): number | undefined {
    return this.pidsOf(part)[0];
  }

  async waitUntilReady(): Promise<void> {
    const deadline = performance.now() + longestStart;
    while (!(await this.#isReady())) {
      if (performance.now() > deadline) throw new Error('The product is not ready after five minutes.');
      if (this.#launcher?.exitCode) throw new Error(`npm start ended with code ${this.#launcher.exitCode}.`);
      await wait(20);
    }
  }

  async #isReady(): Promise<boolean> {
    if (this.pidsOf('worker').length === 0) return false;
    const signal = AbortSignal.timeout(5_000);
    return fetch(`${this.url}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The embedded database's URL, from its command line and password file. */
  get databaseUrl(): string {
    const { words } = this.#database();
    const cluster = words[words.indexOf('-D') + 1] ?? '';
    const port = words.find((word) => word.startsWith('port='))?.slice(5);
    const password = readFileSync(join(cluster, '../password'), 'utf8').trim();
    return `postgres://seri:${password}@127.0.0.1:${port}/seri`;
  }

  #database(): SystemProcess {
    const found = descendantsOf(this.#launcher?.pid ?? 0).find(({ words }) => words.includes('-D'));
    if (!found) throw new Error('The database does not run.');
    return found;
  }
}
