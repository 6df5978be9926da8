import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

type StartRefusal = Error & { code?: string };

/** A server that recovers from a crash refuses everybody; on a busy machine connecting may take longer than the pool waits. */
const isNotYet = ({ code, message }: StartRefusal) => code === '57P03' || message.startsWith('timeout exceeded');
/** A start that takes longer is given up from outside. */
const longest = 45_000;

/** Asks a recovering database again and again: to fail and be started once more would take longer. */
export async function untilServing(pool: Pick<Pool, 'query'>, pause = 50): Promise<void> {
  const deadline = performance.now() + longest;
  for (;;) {
    const error = await pool.query('select 1').then(
      () => undefined,
      (failure: StartRefusal) => failure,
    );
    if (!error) return;
    if (!isNotYet(error) || performance.now() > deadline) throw error;
    await delay(pause);
  }
}
