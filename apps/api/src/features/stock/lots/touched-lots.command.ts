import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';

export interface Touched {
  lots: ReadonlySet<number>;
  sessions: ReadonlySet<number>;
}

/** Emits the ids of written lots and sessions for the processes that hold the catalogue in memory. */
export async function tellTouched(tx: Tx, { lots, sessions }: Touched): Promise<void> {
  if (lots.size === 0 && sessions.size === 0) return;
  const data = { lots: runsOf(lots), sessions: [...sessions] };
  await emit(tx, { audience: audienceOf.catalogue, name: 'catalogue.touched', data });
}

/** New lots have consecutive ids, so thousands of them fit one pair of numbers. */
function runsOf(ids: ReadonlySet<number>): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const id of [...ids].toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && id === run[1] + 1) run[1] = id;
    else runs.push([id, id]);
  }
  return runs;
}
