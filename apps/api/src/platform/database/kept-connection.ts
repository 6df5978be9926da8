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
  let session = await open(options);
  const kept = keep();
  return {
    async close() {
      closing.abort();
      await session.client.end().catch(() => undefined);
      await kept;
    },
  };

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      await session.lost;
      if (closing.signal.aborted) return;
      options.log.warn({ purpose: options.purpose }, 'database session lost, opening it again');
      session = (await reopen(options, closing.signal)) ?? session;
    }
    await session.client.end().catch(() => undefined);
  }
}

interface Session {
  client: Client;
  lost: Promise<void>;
}

async function reopen(options: KeptConnectionOptions, signal: AbortSignal): Promise<Session | undefined> {
  for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const session = await open(options).catch(() => undefined);
    if (session) return session;
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

async function open({ pool, purpose, setUp }: KeptConnectionOptions): Promise<Session> {
  const client = new Client({ ...pool.options, application_name: `seri ${purpose}`, keepAlive: true });
  const lost = new Promise<void>((resolve) => void client.once('end', resolve));
  // Without a listener an error on an idle connection would end the process; 'end' follows it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await setUp(client);
    return { client, lost };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
