import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../../../tools/src/postgres/postgres.ts';
import { addressesOn } from '../../../../tools/src/postgres/database-roles.ts';
import { migrateFresh } from '../../../../tools/src/postgres/template-database.ts';
import { temporaryFolder } from '../../../../tools/src/postgres/test-server.ts';
import { signal } from '../../../../tools/src/processes/processes.ts';

export const victims = ['api', 'database', 'worker'] as const;
const secret = 'known to this test and to nobody else at all';
const startAttempts = 3;
export type Victim = (typeof victims)[number];

/** An API, a worker and a durable database of a test's own; each can be killed and started again. */
export class ProductToKill {
  readonly folder = temporaryFolder();
  readonly #preload: string | undefined;
  readonly #children = new Map<Victim, ChildProcess>();
  #server: PostgresServer | undefined;
  #databaseUrl = '';
  ownerUrl = '';
  apiUrl = '';

  /** `preload` is loaded into the API before anything else. */
  constructor(preload?: string) {
    this.#preload = preload;
  }

  /** The process of the API that runs now. */
  get api(): ChildProcess {
    const api = this.#children.get('api');
    if (!api) throw new Error('The API does not run.');
    return api;
  }

  get databasePid(): number {
    return this.#running().pid;
  }

  async start(): Promise<void> {
    this.#server = await this.#startDatabase();
    await migrateFresh(this.#server.url, 'seri');
    ({ databaseUrl: this.#databaseUrl, ownerUrl: this.ownerUrl } = addressesOn(this.#server.url, 'seri'));
    await Promise.all([this.#spawn('api'), this.#spawn('worker')]);
  }

  async killAndStart(victim: Victim): Promise<void> {
    if (victim !== 'database') {
      await this.kill(victim);
      return this.#spawn(victim);
    }
    const { pid, port, exited } = this.#running();
    signal(pid, 'SIGKILL');
    await exited;
    this.#server = await this.#startDatabase(port);
  }

  async kill(part: 'api' | 'worker'): Promise<void> {
    const child = this.#children.get(part);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await Promise.all([this.kill('api'), this.kill('worker')]);
    await this.#server?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  #startDatabase(port?: number): Promise<PostgresServer> {
    return startPostgres({ dataDir: this.folder, isDurable: true, port });
  }

  #running(): PostgresServer {
    if (!this.#server) throw new Error('The database does not run.');
    return this.#server;
  }

  /** On a machine that is overloaded a part may find that its database does not answer; a supervisor starts it again. */
  async #spawn(part: 'api' | 'worker', attempt = 1): Promise<void> {
    await this.#spawnOnce(part).catch((error: unknown) => {
      if (attempt === startAttempts) throw error;
      return this.#spawn(part, attempt + 1);
    });
  }

  async #spawnOnce(part: 'api' | 'worker'): Promise<void> {
    const preloaded = part === 'api' && this.#preload ? [`--import=${this.#preload}`] : [];
    const program = [join(import.meta.dirname, 'all.ts'), part === 'api' ? 'http' : part];
    const child = spawn(process.execPath, [...preloaded, ...program], {
      env: {
        DATABASE_URL: this.#databaseUrl,
        DATA_DIR: this.folder,
        DEMO: 'off',
        INSECURE: 'on',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        SECRET: secret,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#children.set(part, child);
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${part} ended with ${code}`)));
    const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
    // From now on its end is expected.
    ended.catch(() => undefined);
    if (part === 'api') this.apiUrl = `http://127.0.0.1:${port}`;
  }
}
