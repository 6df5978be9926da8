import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { anyFreePort } from '../../../../tools/src/processes/free-port.ts';
import { runNode } from '../../../../tools/src/processes/run-command.ts';
import { root } from '../../../../tools/src/product/paths.ts';
import { RunningSeri } from '../../product/running-seri.ts';

const preload = new URL('./lift-limits.preload.ts', import.meta.url).href;

/** The product that is fuzzed, in a folder of its own, with a small demonstration. */
export class FuzzedSeri {
  readonly #dataDir: string;
  readonly seri: RunningSeri;

  private constructor(dataDir: string, seri: RunningSeri) {
    this.#dataDir = dataDir;
    this.seri = seri;
  }

  static async open(): Promise<FuzzedSeri> {
    const dataDir = await mkdtemp(join(tmpdir(), 'seri-fuzz-'));
    // The database, which root runs as another user, then stays in this folder and goes with it.
    await chmod(dataDir, 0o755);
    process.env['DEMO_LOTS'] ??= '600';
    const product = new FuzzedSeri(dataDir, new RunningSeri({ dataDir, port: await anyFreePort('localhost') }));
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
      process.once(signal, () => void product.#leave());
    return product;
  }

  /** Without the paces and the work of the worker. */
  async startLifted(): Promise<void> {
    process.env['NODE_OPTIONS'] = `--import=${preload}`;
    await this.seri.start();
    delete process.env['NODE_OPTIONS'];
  }

  /** Starts it without the preload, so that the worker does what the run has left for it. */
  async startPlain(): Promise<void> {
    await this.seri.stop();
    await this.seri.start();
  }

  async makeFeedKey(): Promise<string> {
    const env = { ...process.env, DATA_DIR: this.#dataDir, LOG_LEVEL: 'error' };
    const { output } = await runNode([join(root, 'tools/src/main.ts'), 'admin', 'create-feed-key', 'fuzz'], { env });
    const [key] = /feed_[\w-]+/.exec(output) ?? [];
    if (!key) throw new Error(`No feed key was made: ${output}`);
    return key;
  }

  openPool(): pg.Pool {
    const pool = new pg.Pool({ connectionString: this.seri.databaseUrl, max: 8 });
    // A run that fails stops the database before the pool.
    pool.on('error', () => undefined);
    return pool;
  }

  /** Tells what the log knows of the failure with the id: its message and where it was thrown. */
  async explain(id: string): Promise<string | undefined> {
    const log = await readFile(join(this.#dataDir, 'seri.log'), 'utf8');
    const line = log.split('\n').find((each) => each.includes(`"id":"${id}"`));
    const { failure } = JSON.parse(line ?? '{}') as { failure?: { message: string; stack: string } };
    const [place = ''] = failure?.stack.match(/[\w./-]+\.ts:\d+/) ?? [];
    return failure && `${failure.message}, at ${relative(root, place)}`;
  }

  /** A run that is stopped leaves no product behind. */
  async #leave(): Promise<void> {
    await this.close().finally(() => process.exit(1));
  }

  async close(): Promise<void> {
    await this.seri.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
