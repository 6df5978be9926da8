import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Log } from '../log.ts';

export interface ReconnectingConnection {
  close(): Promise<void>;
}

interface ReconnectingOptions {
  /** Its settings say where to connect; none of its connections is taken. */
  pool: Pool;
  purpose: string;
  log: Log;
  /** Runs on every new connection, before it counts as open. */
  setUp: (client: Client) => Promise<void>;
}

/** Shorter than the grace period after which a worker counts as dead. */
const longestPause = 500;

/**
 * A connection for state that lasts as long as its session (LISTEN, an advisory lock), reopened whenever it is lost. The
 * first attempt must succeed; later ones are repeated until `close`.
 */
export async function openReconnecting(options: ReconnectingOptions): Promise<ReconnectingConnection> {
  const closing = new AbortController();
  let session = await open(options);
  const watching = reopenWhenLost();
  return {
    async close() {
      closing.abort();
      await session.client.end().catch(() => undefined);
      await watching;
    },
  };

  async function reopenWhenLost(): Promise<void> {
    while (!closing.signal.aborted) {
      await session.lost;
      if (closing.signal.aborted) return;
      options.log.warn({ purpose: options.purpose }, 'database session lost, opening it again');
      session = (await reopen(options, closing.signal)) ?? session;
    }
    await session.client.end().catch(() => undefined);
  }
}

interface DatabaseSession {
  client: Client;
  lost: Promise<void>;
}

async function reopen(options: ReconnectingOptions, signal: AbortSignal): Promise<DatabaseSession | undefined> {
  for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const session = await open(options).catch(() => undefined);
    if (session) return session;
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

async function open({ pool, purpose, setUp }: ReconnectingOptions): Promise<DatabaseSession> {
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
