import { setTimeout as delay } from 'node:timers/promises';
import { tryIntake } from '@seri/api/features/intake/feed/take/intake';
import { type OwnConnection, withOwnConnection } from '@seri/api/platform/database/own-connection';
import type { Demo } from '../demo.ts';
import { catchUp } from './catch-up.ts';
import { runDesk } from './demo-desk.ts';
import { demoSource } from './demo-source.ts';
import { letRegularsAnswer } from './regulars-answer.ts';
import { letRegularBid, type Refused } from './regulars-bid.ts';

export interface RunningHouse {
  stop(): Promise<void>;
}

const lock = 7_316_005;
const everyFewSeconds = { pause: 3_000 };

/**
 * Runs the demonstration's houses: what is due is told every few seconds. Of several workers one does, the one that holds
 * the lock; it is held by the connection that writes, so whoever loses it can write no more, and another takes over.
 */
export function startRunningHouse(demo: Demo, { pause } = everyFewSeconds): RunningHouse {
  const leaving = new AbortController();
  const { signal } = leaving;
  const rest = () => delay(pause, undefined, { signal }).catch(() => undefined);
  const running = run(demo, { signal, rest });
  return {
    stop: async () => {
      leaving.abort();
      await running;
    },
  };
}

interface Pace {
  signal: AbortSignal;
  rest: () => Promise<void>;
}

async function run(demo: Demo, pace: Pace): Promise<void> {
  while (!pace.signal.aborted) {
    await withOwnConnection(demo.database.pool, 'demo houses', (connection) => hold(demo, connection, pace)).catch(
      (error: unknown) => demo.log.warn({ reason: String(error) }, 'the demo houses pause'),
    );
    await pace.rest();
  }
}

async function hold(demo: Demo, connection: OwnConnection, { signal, rest }: Pace): Promise<void> {
  const { rows } = await connection.client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lock,
  ]);
  if (!rows[0]?.taken) return;
  demo.log.info({}, 'the demo houses run here');
  const sourceId = await demoSource(connection.db);
  const refused: Refused = new Set();
  let told: Date | undefined;
  while (!signal.aborted) {
    // Skipped while another import of the source is under way: the next one tells what this one has not.
    told = (await tryIntake(connection, sourceId, (intake) => catchUp(demo, intake, { told, signal }))) ?? told;
    if (told) {
      await letRegularBid(demo, connection.db, refused);
      await runDesk(demo, connection.db);
      await letRegularsAnswer(demo, connection.db);
    }
    await rest();
  }
}
