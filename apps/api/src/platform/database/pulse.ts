import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterTurns } from '../after-reading.ts';
import type { Log } from '../log.ts';
import { cutOff } from './client.ts';
import type { Database } from './database.ts';

/** Whether the database answers, asked all the time on a connection of its own. */
export interface Pulse {
  isAnswering(): boolean;
  stop(): Promise<void>;
}

/** In milliseconds. Together they are below the five seconds in which a request must be answered. */
const usualRhythm = { pause: 500, turn: 100, turns: 30 };
/** The server is up, and has no connection for us. */
const tooManyConnections = '53300';

/** When the database stops answering, its connections are cut, so that no request waits for it. */
export function startPulse(
  { pool, cut }: Pick<Database, 'pool' | 'cut'>,
  log: Log,
  { pause, turn, turns } = usualRhythm,
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
    const cancel = afterTurns(turns, turn, hangUp);
    try {
      if (!client) await connect();
      await client?.query('select 1');
      return client !== undefined;
    } catch (error) {
      hangUp();
      return error instanceof pg.DatabaseError && error.code === tooManyConnections;
    } finally {
      cancel();
    }
  }

  async function connect(): Promise<void> {
    client = new pg.Client({ ...pool.options, application_name: 'seri pulse', connectionTimeoutMillis: 0 });
    client.on('error', () => undefined);
    await client.connect();
  }

  function hangUp(): void {
    if (client) cutOff(client);
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
