import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');

/** The parts of `npm start`, by words of their command lines. */
export const victims = {
  server: ['all.ts', 'http'],
  worker: ['all.ts', 'worker'],
  database: ['bin/postgres', '-D'],
} as const;

export type KillTarget = keyof typeof victims;

/** A product started with `npm start` in a folder of its own, whose processes can be killed. */
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

  /** Sends SIGKILL to one part and returns its pid. */
  kill(victim: KillTarget | 'launcher'): number {
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

  /** The embedded database's URL, from its command line and password file. */
  get databaseUrl(): string {
    const words = this.#find('database')?.words ?? [];
    const cluster = words[words.indexOf('-D') + 1] ?? '';
    const port = words.find((word) => word.startsWith('port='))?.slice(5);
    const password = readFileSync(join(cluster, '../password'), 'utf8').trim();
    return `postgres://seri:${password}@127.0.0.1:${port}/seri`;
  }

  /** Looks only among the launcher's children, so that other installations on this machine stay alive. */
  #find(victim: KillTarget): SystemProcess | undefined {
    return runningProcesses().find(
      ({ parent, words }) =>
        parent === this.#launcher?.pid && victims[victim].every((part) => words.some((word) => word.endsWith(part))),
    );
  }
}

interface SystemProcess {
  pid: number;
  parent: number;
  words: string[];
}

function runningProcesses(): SystemProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    parent: Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]),
    words: readProcess(pid, 'cmdline').split('\0'),
  }));
}

/** A process may end between listing and reading it. */
function readProcess(pid: string, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
