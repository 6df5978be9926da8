import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Log } from '../log.ts';

export interface KeptConnection {
  close(): Promise<void>;
}

interface KeptConnectionOptions {
  /** Where to connect: the pool's own settings, without taking one of its connections. */
  pool: Pool;
  purpose: string;
  log: Log;
  /** Runs on every new connection, before it counts as open. */
  setUp: (client: Client) => Promise<void>;
}

/** Shorter than the grace a worker is given before it is taken for dead. */
const longestPause = 500;

/**
 * A connection of its own for what lives and dies with a session (LISTEN, an advisory lock), opened again whenever
 * it is lost. The first one must succeed; later ones are tried until it is closed.
 */
export async function keepConnection(options: KeptConnectionOptions): Promise<KeptConnection> {
  const closing = new AbortController();
  let client = await open(options);
  const kept = keep();
  return {
    async close() {
      closing.abort();
      await client.end().catch(() => undefined);
      await kept;
    },
  };

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      await lossOf(client);
      if (closing.signal.aborted) return;
      options.log.warn({ purpose: options.purpose }, 'database session lost, opening it again');
      client = (await reopen(options, closing.signal)) ?? client;
    }
    await client.end().catch(() => undefined);
  }
}

async function reopen(options: KeptConnectionOptions, signal: AbortSignal): Promise<Client | undefined> {
  for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const client = await open(options).catch(() => undefined);
    if (client) return client;
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

async function open({ pool, purpose, setUp }: KeptConnectionOptions): Promise<Client> {
  const client = new Client({ ...pool.options, application_name: `seri ${purpose}`, keepAlive: true });
  // Without a listener an error on an idle connection would end the process; `lossOf` hears of it by 'end'.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await setUp(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function lossOf(client: Client): Promise<void> {
  return new Promise((resolve) => void client.once('end', resolve));
}
