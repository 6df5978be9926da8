import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterReading } from '../after-reading.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';

/** Whether the database answers, asked all the time on a connection of its own. */
export interface Pulse {
  isAnswering(): boolean;
  stop(): Promise<void>;
}

/** In milliseconds. Together they are below the five seconds in which a request must be answered. */
const usualRhythm = { pause: 500, limit: 3_000 };
/** The server is up, and has no connection for us. */
const tooManyConnections = '53300';

/** When the database stops answering, its connections are cut, so that no request waits for it. */
export function startPulse(
  { pool, cut }: Pick<Database, 'pool' | 'cut'>,
  log: Log,
  { pause, limit } = usualRhythm,
): Pulse {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let isAnswering = true;
  const beating = beat();
  return {
    isAnswering: () => isAnswering,
    async stop() {
      stopping.abort();
      hangUp();
      await beating;
    },
  };

  async function beat(): Promise<void> {
    while (!stopping.signal.aborted) {
      note(await ask());
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function ask(): Promise<boolean> {
    const cancel = afterReading(limit, hangUp);
    try {
      client ??= await connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      hangUp();
      return error instanceof pg.DatabaseError && error.code === tooManyConnections;
    } finally {
      cancel();
    }
  }

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ ...pool.options, application_name: 'seri pulse', connectionTimeoutMillis: limit });
    opened.on('error', () => undefined);
    await opened.connect();
    return opened;
  }

  function hangUp(): void {
    // Destroys the socket if a query is running on it.
    void client?.end().catch(() => undefined);
    client = undefined;
  }

  function note(answers: boolean): void {
    if (answers === isAnswering || stopping.signal.aborted) return;
    isAnswering = answers;
    if (answers) return log.info({}, 'the database answers again');
    log.error({}, 'the database does not answer');
    cut();
  }
}
