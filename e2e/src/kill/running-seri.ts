import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');

/** What `npm start` runs, by the words of its command line. */
export const victims = {
  server: ['all.ts', 'http'],
  worker: ['all.ts', 'worker'],
  database: ['bin/postgres', '-D'],
} as const;

export type Victim = keyof typeof victims;

/** A product started as a new user would start it, in a folder of its own, and its processes to be killed. */
export class RunningSeri {
  readonly #dataDir: string;
  readonly #port: number;
  #launcher: ChildProcess | undefined;

  constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.#port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, DATA_DIR: this.#dataDir, PORT: String(this.#port), LOG_LEVEL: 'error' };
    this.#launcher = spawn(process.execPath, [join(root, 'tools/src/main.ts'), 'start'], { env, stdio: 'inherit' });
    await this.waitUntilReady();
  }

  async stop(): Promise<void> {
    if (!this.#launcher || this.#launcher.exitCode !== null) return;
    this.#launcher.kill('SIGINT');
    await once(this.#launcher, 'exit');
  }

  /** SIGKILL to one part; answers its pid. */
  kill(victim: Victim | 'launcher'): number {
    const pid = victim === 'launcher' ? this.#launcher?.pid : this.#find(victim)?.pid;
    if (pid === undefined) throw new Error(`${victim} does not run`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  async waitUntilReady(): Promise<void> {
    const ready = async () => {
      const server = await fetch(`${this.url}/readyz`).catch(() => undefined);
      return server?.ok === true && this.#find('worker') !== undefined;
    };
    while (!(await ready())) await wait(20);
  }

  /** Where the embedded database listens, from its own command line and password file. */
  get databaseUrl(): string {
    const words = this.#find('database')?.words ?? [];
    const cluster = words[words.indexOf('-D') + 1] ?? '';
    const port = words.find((word) => word.startsWith('port='))?.slice(5);
    const password = readFileSync(join(cluster, '../password'), 'utf8').trim();
    return `postgres://seri:${password}@127.0.0.1:${port}/seri`;
  }

  /** Among the launcher's own children, so that another installation on this machine is left alone. */
  #find(victim: Victim): Running | undefined {
    return runningProcesses().find(
      ({ parent, words }) =>
        parent === this.#launcher?.pid && victims[victim].every((part) => words.some((word) => word.endsWith(part))),
    );
  }
}

interface Running {
  pid: number;
  parent: number;
  words: string[];
}

function runningProcesses(): Running[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    parent: Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]),
    words: readProcess(pid, 'cmdline').split('\0'),
  }));
}

/** A process can end while it is looked at. */
function readProcess(pid: string, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
