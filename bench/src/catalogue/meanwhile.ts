import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Question } from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import { tellTouched } from '../../../apps/api/src/features/stock/lots/touched-lots.command.ts';
import type { Database } from '../../../apps/api/src/platform/database/database.ts';
import type { JapanDay } from '../../../packages/domain/src/time/japan-time.ts';
import { Failure } from '../../../tools/src/output/failure.ts';
import { type BenchFinding, inMilliseconds, median, percentile } from '../trial.ts';
import { sql } from 'kysely';
import type { Columns } from './columns.ts';
import { askContestant } from './contestant.ts';
import { crowdSize } from './in-turns.ts';
import type { RequestSeries } from './questions.ts';

const marked = 'Bench';
const manyTogether = 10_000;
const changes = 25;

/** Changes lots while a crowd sends every kind of request to an otherwise idle process, like the API's. */
export async function changeMeanwhile(
  database: Database,
  today: JapanDay,
  ours: Columns,
  kinds: readonly RequestSeries[],
): Promise<BenchFinding[]> {
  const crowd = askAll(ours, kinds);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const single: VisibleChange[] = [];
  for (let change = 0; change < changes; change += 1) {
    single.push(await changeAndSee(database, ours, today, 1));
    await delay(100);
  }
  loop.disable();
  const answers = await crowd.end();
  const together = await changeAndSee(database, ours, today, manyTogether);
  await ours.untilReady();
  const p99 = loop.percentile(99) / 1e6;
  const took = single.map((change) => change.took);
  const byPostgres = single.reduce((sum, change) => sum + change.byPostgres, 0);
  return [
    {
      name: `milliseconds of delay of the asking loop, 99 of 100, while ${crowdSize} ask everything`,
      ratio: p99,
      atMost: 10,
      detail: `median ${inMilliseconds(loop.percentile(50) / 1e6)}, longest ${inMilliseconds(loop.max / 1e6)}, of which one is the clock's; ${answers} answers`,
    },
    {
      name: 'milliseconds from the commit of a change until the columns tell it, the longest',
      ratio: byPostgres === 0 ? Math.max(...took) : Number.NaN,
      atMost: 1_000,
      detail: `${changes} lots one by one, median ${inMilliseconds(median(took))}, p95 ${inMilliseconds(percentile(took, 0.95))}; PostgreSQL answered ${byPostgres} times`,
    },
    {
      name: `milliseconds from the commit until all see ${manyTogether} lots that changed together`,
      ratio: together.took,
      atMost: 1_000,
      detail: `through the index of the API, which asks PostgreSQL where the columns are busy: ${together.byPostgres} times`,
    },
  ];
}

function askAll(ours: Columns, kinds: readonly RequestSeries[]): { end(): Promise<number> } {
  const over = new AbortController();
  let answers = 0;
  const person = async (own: number) => {
    for (let turn = own; !over.signal.aborted; turn += 1) {
      const { questions, wanted } = kinds[turn % kinds.length] as RequestSeries;
      const question = questions[turn % questions.length];
      if (question) await askContestant(ours, question, wanted);
      answers += 1;
    }
  };
  // The observer takes the last place of the crowd: a request beyond its size would be answered by PostgreSQL.
  const people = Array.from({ length: crowdSize - 1 }, (_, own) => person(own * 7));
  return {
    async end() {
      over.abort();
      await Promise.all(people);
      return answers;
    },
  };
}

interface VisibleChange {
  took: number;
  /** Answers to the observer that came from PostgreSQL, which shows a change whatever the columns hold. */
  byPostgres: number;
}

/** Gives lots a unique colour, as a feed would, and queries it until all of them appear. */
async function changeAndSee(
  database: Database,
  { onlooker: { index, answered } }: Columns,
  today: JapanDay,
  lots: number,
): Promise<VisibleChange> {
  const color = `${marked} ${Math.random()}`;
  const question: Question = { pageType: 'car-auction', today, filters: { color: [color] } };
  const { rows } = await database.pool.query<{ id: number; color: string }>(
    `select id, color from lot where kind = 'car' and held_on >= $1 order by hashint8(id + $2) limit $3`,
    [today, Math.floor(Math.random() * 1e9), lots],
  );
  if (rows.length === 0) throw new Failure('There are no live cars to change.');
  await paint(database, new Map(rows.map(({ id }) => [id, color])));
  const before = answered.postgres;
  const start = performance.now();
  while ((await index.count(question)) < rows.length) await delay(1);
  const change = { took: performance.now() - start, byPostgres: answered.postgres - before };
  await paint(database, new Map(rows.map((row) => [row.id, row.color])));
  return change;
}

async function paint({ db }: Database, colors: ReadonlyMap<number, string>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [ids, names] = [[...colors.keys()], [...colors.values()]];
    await sql`
      update lot set color = painted.color
      from unnest(${ids}::bigint[], ${names}::text[]) as painted (id, color), lot_key
      where lot_key.id = painted.id and lot.id = painted.id and lot.held_on = lot_key.held_on`.execute(tx);
    await tellTouched(tx, { lots: new Set(ids), sessions: new Set() });
  });
}
