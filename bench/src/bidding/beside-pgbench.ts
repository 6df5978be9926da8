import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { Failure } from '../../../tools/src/output/failure.ts';
import { say } from '../../../tools/src/output/steps.ts';
import { markdownTable } from '../markdown.ts';
import { connectionMegabytes, metricOf } from '../memory.ts';
import { type BenchFinding, inMilliseconds, median, percentile, type Trial } from '../trial.ts';
import { admitBidders, futureLots } from './admit-bidders.ts';
import { type Asker, startAsker } from './asker.ts';
import type { LotChoice } from './asking.child.ts';
import { type BidInSql, openBidInSql, warmUp } from './bid-in-sql.ts';

const bidders = 1_000;
const rounds = 3;
const milliseconds = 5_000;
/** Numbers of concurrent clients, and the required share of the database's own throughput. */
const crowds = [
  { clients: 1, atLeast: 0.5 },
  { clients: 8 },
  { clients: 32, atLeast: 0.8 },
  { clients: 64, atLeast: 1.2 },
] as const;
const hotLot = { clients: 32, atLeast: 0.75 };

interface Paced {
  perSecond: number;
  took: Float64Array;
  megabytes: number;
}

interface HttpPace extends Paced {
  /** Shares of all processors used by the clients and by the server. */
  asking: number;
  serving: number;
}

/** Bids over HTTP in turns with bids decided by the database alone; then all on one lot in turns with many lots. */
export async function bidBesidePgbench(trial: Trial): Promise<BenchFinding[]> {
  const [people, lots] = [await admitBidders(trial, 'racer', bidders), await futureLots(trial)];
  const inSql = await openBidInSql(trial, people, lots);
  const asker = startAsker(trial, people, lots);
  try {
    const askAll = askerOf(
      trial,
      asker,
      people.map(({ id }) => id),
    );
    await askAll(64, 'any');
    await inSql.bid(64, milliseconds);
    const rows = [];
    for (const { clients } of crowds) rows.push(await race(clients, askAll, inSql, trial));
    const [hot, spread] = await compareHotLot(askAll);
    for (const line of tableOf(rows, inSql.driver)) say(line);
    return [...rows.flatMap(findingsOf), hotLotFinding(hot, spread)];
  } finally {
    asker.stop();
  }
}

type AskAll = (clients: number, choice: LotChoice) => Promise<HttpPace>;

function askerOf(trial: Trial, asker: Asker, accountIds: readonly number[]): AskAll {
  return async (clients, choice) => {
    await endBids(trial, accountIds);
    await untilTold(trial);
    const before = await metricOf(trial, 'process_cpu_seconds_total');
    const [answers, megabytes] = await Promise.all([
      asker.bid({ clients, milliseconds, choice }),
      pause(milliseconds / 2).then(() => memoryOf(trial)),
    ]);
    const { took, seconds, processor } = answers;
    const after = await metricOf(trial, 'process_cpu_seconds_total');
    const all = seconds * availableParallelism();
    return {
      perSecond: took.length / seconds,
      took,
      megabytes,
      asking: processor / all,
      serving: (after - before) / all,
    };
  };
}

async function memoryOf(trial: Trial): Promise<number> {
  const server = await metricOf(trial, 'process_resident_memory_bytes');
  return server / (1 << 20) + (await connectionMegabytes(trial)).megabytes;
}

/** Resets bids, so that each round starts like the first, without open bids and with unused daily limits. */
async function endBids({ databaseUrl }: Trial, accountIds: readonly number[]): Promise<void> {
  await query(
    databaseUrl,
    `UPDATE bid SET status = 4, created_at = created_at - interval '2 days'
     WHERE account_id IN (${accountIds.join(', ')}) AND status IN (1, 2, 6)`,
  );
  await query(databaseUrl, 'VACUUM ANALYZE bid');
}

async function untilTold({ databaseUrl }: Trial): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await query(databaseUrl, 'SELECT exists (SELECT FROM outbox WHERE sequence IS NULL) AS untold');
    if (row?.['untold'] === false) return;
    await pause(100);
  }
  throw new Failure(
    'Ten seconds after a round its events are not told yet: the next one would be measured beside the relay.',
  );
}

interface Race {
  clients: number;
  ours: readonly HttpPace[];
  theirs: readonly Paced[];
}

async function race(clients: number, askAll: AskAll, inSql: BidInSql, trial: Trial): Promise<Race> {
  const [theirs, ours] = await inTurns(
    () => bidInSql(clients, inSql, trial),
    () => askAll(clients, 'any'),
  );
  return { clients, ours, theirs };
}

async function bidInSql(clients: number, inSql: BidInSql, trial: Trial): Promise<Paced> {
  await inSql.endBids();
  await untilTold(trial);
  const [paced, { megabytes }] = await Promise.all([
    inSql.bid(clients, milliseconds),
    pause(warmUp + milliseconds / 2).then(() => connectionMegabytes(trial)),
  ]);
  return { ...paced, megabytes };
}

/** The order alternates with each round. */
async function inTurns<One, Other>(
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[readonly One[], readonly Other[]]> {
  const [ones, others]: [One[], Other[]] = [[], []];
  const turns = [async () => ones.push(await one()), async () => others.push(await other())];
  for (let round = 0; round < rounds; round += 1) {
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return [ones, others];
}

const compareHotLot = (askAll: AskAll) =>
  inTurns(
    () => askAll(hotLot.clients, 'same'),
    () => askAll(hotLot.clients, 'own'),
  );

const paceOf = (rows: readonly Paced[]) => median(rows.map(({ perSecond }) => perSecond));
const slowness = (rows: readonly Paced[], part: number) =>
  inMilliseconds(
    percentile(
      rows.flatMap(({ took }) => [...took]),
      part,
    ),
  );
const percent = (parts: readonly number[]) => `${Math.round(100 * median(parts))} %`;
const ratioOf = ({ ours, theirs }: Race) =>
  median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)));

function tableOf(rows: readonly Race[], driver: string): string[] {
  const head = ['clients', 'Seri: bids/s', 'p50', 'p95', `${driver}: bids/s`, 'p50', 'p95', 'ratio'];
  const more = [
    'memory, Seri and its connections',
    'memory, their connections',
    'processor: asking',
    'processor: server',
  ];
  return markdownTable(
    [...head, ...more],
    rows.map((row) => [
      String(row.clients),
      ...[row.ours, row.theirs].flatMap((side) => [
        paceOf(side).toFixed(0),
        ...[0.5, 0.95].map((part) => slowness(side, part)),
      ]),
      ratioOf(row).toFixed(2),
      ...[row.ours, row.theirs].map((side) => `${median(side.map(({ megabytes }) => megabytes)).toFixed(0)} MB`),
      percent(row.ours.map(({ asking }) => asking)),
      percent(row.ours.map(({ serving }) => serving)),
    ]),
  );
}

function findingsOf(row: Race): BenchFinding[] {
  const aim = crowds.find(({ clients }) => clients === row.clients);
  if (!aim || !('atLeast' in aim)) return [];
  const [each, other] = [row.ours, row.theirs].map((side) =>
    side.map(({ perSecond }) => perSecond.toFixed(0)).join(', '),
  );
  return [
    {
      name: `bids a second over HTTP by ${row.clients} who wait, over as many by one statement each in the database`,
      ratio: ratioOf(row),
      atLeast: aim.atLeast,
      detail: `${each} against ${other} in ${rounds} rounds`,
    },
  ];
}

function hotLotFinding(hot: readonly HttpPace[], spread: readonly HttpPace[]): BenchFinding {
  const describe = (rows: readonly HttpPace[]) =>
    `${paceOf(rows).toFixed(0)} a second, median ${slowness(rows, 0.5)}, p95 ${slowness(rows, 0.95)}`;
  return {
    name: `bids a second of ${hotLot.clients} who wait: all on one lot, against each on a lot of its own`,
    ratio: median(hot.map(({ perSecond }, round) => perSecond / (spread[round]?.perSecond ?? Number.NaN))),
    atLeast: hotLot.atLeast,
    detail: `${describe(hot)}, against ${describe(spread)}`,
  };
}
