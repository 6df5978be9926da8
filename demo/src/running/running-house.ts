import { setTimeout as delay } from 'node:timers/promises';
import { tryIntake } from '@seri/api/features/intake/feed/take/intake';
import { type OwnConnection, withOwnConnection } from '@seri/api/platform/database/own-connection';
import type { Demo } from '../demo.ts';
import { catchUp } from './catch-up.ts';
import { runDesk } from './demo-desk.ts';
import { demoSource } from './demo-source.ts';
import { letRegularsAnswer } from './regulars-answer.ts';
import { letRegularBid, type RefusedWishes } from './regulars-bid.ts';

export interface RunningHouse {
  stop(): Promise<void>;
}

const lock = 7_316_005;
const everyFewSeconds = { pause: 3_000 };

/**
 * Runs the demonstration's houses with a tick every few seconds, in one worker of several: the one that holds an
 * advisory lock. The lock belongs to the connection that writes, so a worker that loses it cannot write, and another
 * takes over.
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

interface TickLoop {
  signal: AbortSignal;
  rest: () => Promise<void>;
}

async function run(demo: Demo, pace: TickLoop): Promise<void> {
  while (!pace.signal.aborted) {
    await withOwnConnection(demo.database.pool, 'demo houses', (connection) =>
      runWhileLocked(demo, connection, pace),
    ).catch((error: unknown) => demo.log.warn({ reason: String(error) }, 'the demo houses pause'));
    await pace.rest();
  }
}

async function runWhileLocked(demo: Demo, connection: OwnConnection, { signal, rest }: TickLoop): Promise<void> {
  const { rows } = await connection.client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lock,
  ]);
  if (!rows[0]?.taken) return;
  demo.log.info({}, 'the demo houses run here');
  const sourceId = await demoSource(connection.db);
  const refused: RefusedWishes = new Set();
  let fedUntil: Date | undefined;
  while (!signal.aborted) {
    // Undefined while another import of the source runs: the next tick feeds what this one skipped.
    fedUntil =
      (await tryIntake(connection, sourceId, (intake) => catchUp(demo, intake, { fedUntil, signal }))) ?? fedUntil;
    if (fedUntil) {
      await letRegularBid(demo, connection.db, refused);
      await runDesk(demo, connection.db);
      await letRegularsAnswer(demo, connection.db);
    }
    await rest();
  }
}
