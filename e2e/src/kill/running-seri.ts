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
    const pid = victim === 'launcher' ? this.#launcher?.pid : this.#pidOf(victim);
    if (pid === undefined) throw new Error(`${victim} does not run`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  async waitUntilReady(): Promise<void> {
    const ready = async () => {
      const server = await fetch(`${this.url}/readyz`).catch(() => undefined);
      return server?.ok === true && this.#pidOf('worker') !== undefined;
    };
    while (!(await ready())) await wait(20);
  }

  /** Where the embedded database listens, from its own command line and password file. */
  get databaseUrl(): string {
    const words = commandLines().find(({ words: line }) => this.#isOurs('database', line))?.words ?? [];
    const cluster = words[words.indexOf('-D') + 1] ?? '';
    const port = words.find((word) => word.startsWith('port='))?.slice(5);
    const password = readFileSync(join(cluster, '../password'), 'utf8').trim();
    return `postgres://seri:${password}@127.0.0.1:${port}/seri`;
  }

  #pidOf(victim: Victim): number | undefined {
    return commandLines().find(({ words, pid }) => this.#isOurs(victim, words) && this.#hasOurData(victim, pid, words))
      ?.pid;
  }

  #isOurs(victim: Victim, words: readonly string[]): boolean {
    return victims[victim].every((part) => words.some((word) => word.endsWith(part)));
  }

  #hasOurData(victim: Victim, pid: number, words: readonly string[]): boolean {
    if (victim === 'database') return words.some((word) => word.startsWith(this.#dataDir));
    return readProcess(pid, 'environ').includes(`DATA_DIR=${this.#dataDir}`);
  }
}

function commandLines(): { pid: number; words: string[] }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({ pid: Number(pid), words: readProcess(Number(pid), 'cmdline') }));
}

/** A process can end while it is looked at. */
function readProcess(pid: number, file: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
