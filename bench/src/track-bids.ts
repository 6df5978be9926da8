import { query } from '../../tools/src/postgres/database-url.ts';
import { paceOf } from './catalogue/pace.ts';
import { scrollBids } from './scroll-bids.ts';
import { tellChanges } from './tell-changes.ts';
import { ask, type BenchFinding, inMilliseconds, makeAccounts, signIn, timed, type Trial } from './trial.ts';

const bids = 10_000;
const clients = 1_000;
const cars = 5_000;
const longest = 100;

/**
 * Staff requests on a day of ten thousand bids: pages of the list with counters, in several orders and at deep
 * offsets, filters with counts, lot numbers, and the dashboard. Then the scrolling of the list, and the delay until
 * clients hear of changes.
 */
export async function trackBids(trial: Trial): Promise<BenchFinding[]> {
  const emails = await makeAccounts(trial, 'tracked', clients);
  const day = await fillDay(trial, emails);
  const cookie = await signIn(trial, 'manager@demo.seri');
  const requestTo = (path: string, questions: readonly Record<string, string>[]) => async (turn: number) => {
    const search = new URLSearchParams(questions[turn % questions.length]);
    const { answer } = await timed(() => ask(trial, `${path}?${search.toString()}`, { cookie }));
    if (!answer.startsWith('200')) throw new Error(`${path} answers ${answer.slice(0, 200)}`);
  };
  const ofDay = (questions: readonly Record<string, string>[]) =>
    questions.map((more) => ({ manager: 'all', auctionDate: day, ...more }));
  return [
    await find('a page of the list, with its counters', requestTo('/bid/index', ofDay(pages))),
    await find('the filters, with their counts', requestTo('/bid/filters', ofDay(narrowings))),
    await find('numbers of lots', requestTo('/bid/search', ofDay(numbers))),
    await find('the dashboard', requestTo('/dashboard/today', dashboards)),
    ...(await scrollBids(trial, day, bids)),
    ...(await tellChanges(trial, emails)),
  ];
}

const pages = [
  {},
  { pageSize: '70' },
  { pageSize: '70', page: '100' },
  { bidStatus: '2' },
  { sort: 'deadline', pageSize: '50' },
  { sort: 'bidAmount', order: 'DESC' },
  { sort: 'maker', pageSize: '70' },
  { condition: '4,4.5', mileage: '0-10000,10000-30000' },
];
const narrowings = [{}, { bidStatus: '2' }, { bidGroups: 'A' }, { condition: '4', mileage: '30000-50000' }];
const numbers = [{ lotNo: '10100-10200' }, { lotNo: '1-99999' }, { lotNo: '10077, 12001' }];
const dashboards = [{}, { scope: 'all' }];

async function find(name: string, work: (turn: number) => Promise<void>): Promise<BenchFinding> {
  const { p50, p95, times } = await paceOf(1, work);
  return {
    name: `the slowest twentieth of ${name}, of ${bids} bids of a day, against ${longest} ms`,
    ratio: p95 / longest,
    atMost: 1,
    detail: `asked ${times} times; median ${inMilliseconds(p50)}, p95 ${inMilliseconds(p95)}`,
  };
}

/**
 * Creates bids of many clients on the cars of one coming day. None of them is new, because the demonstration's desk
 * would accept new ones.
 */
async function fillDay({ databaseUrl }: Trial, emails: readonly string[]): Promise<string> {
  const [day] = await query(
    databaseUrl,
    `SELECT held_on::text AS day FROM lot WHERE kind = 'car' AND held_on > (now() AT TIME ZONE 'Asia/Tokyo')::date
     GROUP BY held_on ORDER BY count(*) DESC LIMIT 1`,
  );
  const held = String(day?.['day']);
  await addCars(databaseUrl, held);
  await query(
    databaseUrl,
    `WITH person AS (
       UPDATE account SET manager_id = (SELECT id FROM account WHERE email = 'manager@demo.seri')
       WHERE email IN (${emails.map((email) => `'${email}'`).join(', ')}) RETURNING id
     ), client AS (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM person
     ), car AS (
       SELECT id, session_id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS cars
       FROM lot WHERE kind = 'car' AND held_on = '${held}'
     )
     INSERT INTO bid (account_id, lot_id, kind, session_id, held_on, amount, status, bid_group, created_by)
     SELECT client.id, car.id, 'car', session_id, '${held}', 500000 + n % 200 * 5000, 2 + n % 4,
       CASE WHEN n % 3 = 0 THEN chr(65 + n % 5) END, client.id
     FROM generate_series(0, ${bids - 1}) AS n
     JOIN car ON car.place = n % cars JOIN client ON client.place = (n % cars + n / cars) % ${clients}`,
  );
  await query(databaseUrl, 'ANALYZE bid');
  return held;
}

/** Duplicates the day's cars under other numbers, since a trial's demonstration is small. */
async function addCars(databaseUrl: string, day: string): Promise<void> {
  await query(
    databaseUrl,
    `WITH car AS (
       SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS cars
       FROM lot WHERE kind = 'car' AND held_on = '${day}'
     ), key AS (
       INSERT INTO lot_key (source_id, external_id, held_on)
       SELECT (SELECT id FROM feed_source WHERE name = 'demo'), 'bench-' || n, '${day}'
       FROM generate_series(1, ${cars}) AS n RETURNING id, split_part(external_id, '-', 2)::integer AS n
     )
     INSERT INTO lot (id, held_on, kind, session_id, runs_at, lot_no, model_id, chassis_id, year, mileage_km,
       condition, condition_rank, start_price, status)
     SELECT key.id, held_on, kind, session_id, runs_at, (10000 + n)::text, model_id, chassis_id, year, mileage_km,
       condition, condition_rank, start_price, status
     FROM key JOIN car ON car.place = n % cars`,
  );
  await query(databaseUrl, 'ANALYZE lot');
}
