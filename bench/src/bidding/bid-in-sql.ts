import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { Failure } from '../../../tools/src/output/failure.ts';
import { runCommand } from '../../../tools/src/processes/run-command.ts';
import type { BenchAccount } from '../admit.ts';
import type { Trial } from '../trial.ts';
import type { FutureLot } from './admit-bidders.ts';
import { findPgbench } from './find-pgbench.ts';

/** Bids that the database decides and writes in one statement each. */
export interface BidInSql {
  driver: string;
  bid: (clients: number, milliseconds: number) => Promise<{ took: Float64Array; perSecond: number }>;
  /** Resets bids like the product's rounds do, and analyses the tables. */
  endBids: () => Promise<void>;
}

/** Milliseconds before bids count, while connections and plans are new. */
export const warmUp = 2_000;

const written = ['bid', 'action_log', 'outbox', 'idempotency_key', 'notice'].map((name) => `bid_in_sql.${name}`);

export async function openBidInSql(
  { databaseUrl }: Trial,
  people: readonly BenchAccount[],
  lots: readonly FutureLot[],
): Promise<BidInSql> {
  await query(databaseUrl, readFileSync(join(import.meta.dirname, 'bid-in-sql.sql'), 'utf8'));
  await query(
    databaseUrl,
    `INSERT INTO bid_in_sql.lot_for_bid
     SELECT row_number() OVER (ORDER BY lot.id), lot.id, kind, lot.held_on, session_id,
       starts_at - make_interval(mins => bidding_closes_minutes), status <> 4532,
       greatest(ceil(coalesce(start_price, 0)::numeric / bid_step), 1) * bid_step, bid_step, lot_no
     FROM lot JOIN auction_session ON auction_session.id = session_id JOIN house ON house.id = house_id
     WHERE lot.id IN (${lots.map(({ id }) => id).join(', ')})`,
  );
  await query(databaseUrl, 'ANALYZE bid_in_sql.lot_for_bid');
  // The accounts were created in one statement, so their ids are consecutive.
  const first = people[0]?.id ?? 0;
  const range = { first, last: first + people.length - 1, lots: lots.length };
  if (people.at(-1)?.id !== range.last) throw new Failure('The accounts of the bidders are not in one piece.');
  const pgbench = await findPgbench();
  const bid = (clients: number, milliseconds: number) =>
    pgbench
      ? runPgbench(pgbench, databaseUrl, range, clients, milliseconds)
      : runOwn(databaseUrl, range, clients, milliseconds);
  return {
    driver: pgbench ? (await runCommand(pgbench, ['--version'])).output.trim() : 'pg, since there is no pgbench here',
    bid: async (clients, milliseconds) => {
      const before = await countTaken(databaseUrl);
      const { statements, ...paced } = await bid(clients, milliseconds);
      const taken = (await countTaken(databaseUrl)) - before;
      if (taken < 0.99 * statements) throw new Failure(`Of ${statements} statements ${taken} took a bid.`);
      return paced;
    },
    endBids: async () => {
      await query(
        databaseUrl,
        `UPDATE bid_in_sql.bid SET status = 4, created_at = created_at - interval '2 days' WHERE status IN (1, 2, 6)`,
      );
      await query(databaseUrl, `VACUUM ANALYZE ${written.join(', ')}`);
    },
  };
}

async function countTaken(databaseUrl: string): Promise<number> {
  const [row] = await query(databaseUrl, 'SELECT count(*)::float8 AS taken FROM bid_in_sql.action_log');
  return Number(row?.['taken']);
}

interface BidRange {
  first: number;
  last: number;
  lots: number;
}

const script = `\\set account random(:first, :last)
\\set place random(1, :lots)
\\set raise random(0, 39)
\\set letter random(0, 9)
\\set key random(1, 9000000000000000000)
SELECT * FROM bid_in_sql.place_bid(:account, :place, :raise, (CASE WHEN :letter < 5 THEN chr(65 + :letter) END)::text, :key::text);
`;

async function runPgbench(file: string, databaseUrl: string, range: BidRange, clients: number, milliseconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'seri-pgbench-'));
  try {
    writeFileSync(join(folder, 'bid.sql'), script);
    const { code, output } = await runCommand(
      file,
      [
        '--no-vacuum',
        '--protocol=prepared',
        '--log',
        `--log-prefix=${join(folder, 'took')}`,
        `--client=${clients}`,
        `--jobs=${Math.min(clients, 2)}`,
        `--time=${Math.round((warmUp + milliseconds) / 1_000)}`,
        ...Object.entries(range).map(([name, value]) => `--define=${name}=${value}`),
        `--file=${join(folder, 'bid.sql')}`,
        databaseUrl,
      ],
      { cwd: folder },
    );
    if (code !== 0) throw new Failure(`pgbench: ${output}`);
    return paceOf(readLog(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface TimedStatement {
  endedAt: number;
  took: number;
}

function paceOf(statements: readonly TimedStatement[]) {
  const ends = statements.map(({ endedAt }) => endedAt).toSorted((one, other) => one - other);
  const [first = Number.NaN, last = Number.NaN] = [ends[0], ends.at(-1)];
  const counted = statements.filter(({ endedAt }) => endedAt >= first + warmUp);
  return {
    statements: statements.length,
    perSecond: counted.length / ((last - first - warmUp) / 1_000),
    took: Float64Array.from(counted, ({ took }) => took),
  };
}

/**
 * The third word of a line is the duration in microseconds; the fifth and sixth are the second and microsecond of
 * its end.
 */
function readLog(folder: string): TimedStatement[] {
  const files = readdirSync(folder).filter((name) => name.startsWith('took'));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'));
  return lines.map((line) => {
    const [, , took = Number.NaN, , second = Number.NaN, microsecond = Number.NaN] = line.split(' ').map(Number);
    return { endedAt: second * 1_000 + microsecond / 1_000, took: took / 1_000 };
  });
}

const draw = (below: number) => Math.floor(Math.random() * below);

/** Runs the same prepared statement through the product's driver. */
async function runOwn(databaseUrl: string, { first, last, lots }: BidRange, clients: number, milliseconds: number) {
  const statements: TimedStatement[] = [];
  const open = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return client;
  };
  const connections = await Promise.all(Array.from({ length: clients }, open));
  const start = performance.now();
  const bid = async (client: pg.Client) => {
    for (let from = performance.now(); from < start + warmUp + milliseconds; from = performance.now()) {
      const letter = draw(10);
      await client.query({
        name: 'bid',
        text: 'SELECT * FROM bid_in_sql.place_bid($1, $2, $3, $4, $5)',
        values: [
          first + draw(last - first + 1),
          1 + draw(lots),
          draw(40),
          'ABCDE'[letter] ?? null,
          String(Math.random()),
        ],
      });
      const endedAt = performance.now();
      statements.push({ endedAt, took: endedAt - from });
    }
  };
  await Promise.all(connections.map(bid));
  await Promise.all(connections.map((client) => client.end()));
  return paceOf(statements);
}
