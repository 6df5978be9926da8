import { feedSteps, resultRow } from '@seri/api/features/intake/feed/feed.steps';
import { bidStatusCodes as codes } from '@seri/domain/bids/bid-statuses';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { TestUser } from '@seri/api/testkit/api';
import { eventually } from '@seri/api/testkit/eventually';
import { countWaiting } from '@seri/api/testkit/lock-waits';
import { roundsOf } from '@seri/api/testkit/rounds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { lockTimeouts } from '../place/bid-batches.ts';
import { openRaces, type Races } from '../races.steps.ts';

const price = 500_000;
let races: Races;
let managers: TestUser[];
let clients: TestUser[];
let lot: number;

beforeAll(async () => {
  races = await openRaces();
});

beforeEach(async () => {
  managers = await Promise.all([1, 2].map(() => races.api.signedIn({ role: 'manager' })));
  clients = await Promise.all([1, 2, 3].map(() => races.api.signedIn({ creditLimit: 100_000_000 })));
  lot = (await races.lots(1))[0] ?? 0;
});

afterEach(() => expectInvariants(races.database));
afterAll(() => races.close());

const place = (turn: number) => races.at(turn).bid(clients[turn]!, lot, price);
const win = (turn: number, bidId: number) => races.at(turn).setStatus(managers[turn]!, bidId, codes.won);

async function statusesOnLot(): Promise<number[]> {
  const bids = races.database.db.selectFrom('bid').select('status').where('lot_id', '=', lot).orderBy('id');
  return (await bids.execute()).map(({ status }) => status);
}

/** Blocks transactions that write a bid for which the condition on the new row holds. */
async function pauseWrites(condition: string): Promise<() => Promise<void>> {
  const { owner } = races.database;
  const holder = await owner.connect();
  await holder.query('select pg_advisory_lock(34)');
  await holder.query(`
    create or replace function pause_write() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(34); return new; end $$;
    create trigger pause_write before insert or update on bid
      for each row when (${condition}) execute function pause_write()`);
  return async () => {
    await holder.query('select pg_advisory_unlock(34)');
    holder.release();
  };
}

/**
 * Waits for the paused write itself: a job of this database may wait for another lock. An attempt that has a lock
 * timeout never waits that long; it would give up its locks before the other side has asked for them.
 */
async function untilPaused(): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await races.database.pool.query(
      `select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and objid = 34 and not granted
        and waitstart < clock_timestamp() - make_interval(secs => $1)`,
      [(2 * lockTimeouts.batch) / 1000],
    );
    expect(rowCount).toBe(1);
  });
}

afterEach(() => races.database.owner.query('drop trigger if exists pause_write on bid'));

/** Waits until so many transactions wait for a lock. It stops early if a call answers, which then fails the test. */
async function untilWaiting(count: number, asked?: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void asked?.then(() => (isAnswered = true));
  await eventually(async () => expect(isAnswered || (await countWaiting(races.database.pool)) === count).toBe(true));
}

describe('R54 staff win a lot', () => {
  it.each(roundsOf(1, 20))('while another client bids on it: the bid is ended by the win (%i)', async () => {
    const { bidId } = (await place(0)).body;
    const release = await pauseWrites(`new.status = ${codes.new}`);
    const placing = place(1);
    await untilPaused();
    const winning = win(0, bidId);
    await untilWaiting(2, winning);
    await release();
    expect([(await placing).status, (await winning).status]).toEqual([200, 200]);
    expect(await statusesOnLot()).toEqual([codes.won, codes.finished]);
  });

  it.each(roundsOf(1, 20))('again by an undo while another client bids on it: the bid is ended (%i)', async () => {
    const { bidId } = (await place(0)).body;
    await win(0, bidId);
    const { undoId } = (await races.at(0).setStatus(managers[0]!, bidId, codes.bid)).body;
    const release = await pauseWrites(`new.status = ${codes.new}`);
    const placing = place(1);
    await untilPaused();
    const undoing = races.at(0).undo(managers[0]!, undoId);
    await untilWaiting(2, undoing);
    await release();
    expect([(await placing).status, (await undoing).status]).toEqual([200, 200]);
    expect(await statusesOnLot()).toEqual([codes.won, codes.finished]);
  });

  it.each(roundsOf(1, 20))('and a client bids before the win is written: the bid is refused (%i)', async () => {
    const { bidId } = (await place(0)).body;
    await place(1);
    // The win has already read the bids that it ends.
    const release = await pauseWrites(`new.status = ${codes.finished}`);
    const winning = win(0, bidId);
    await untilPaused();
    const placing = place(2);
    await untilWaiting(2, placing);
    await release();
    expect(await placing).toMatchObject({ status: 409, body: { code: 'AUCTION_FINISHED' } });
    expect((await winning).status).toBe(200);
    expect(await statusesOnLot()).toEqual([codes.won, codes.finished]);
  });

  it.each(roundsOf(1, 20))('twice at once: the second one finds its bid ended (%i)', async () => {
    const [first, second] = [(await place(0)).body.bidId, (await place(1)).body.bidId];
    const release = await pauseWrites(`new.id = ${first} and new.status = ${codes.won}`);
    const winning = win(0, first);
    await untilPaused();
    const late = win(1, second);
    await untilWaiting(2, late);
    await release();
    expect((await winning).status).toBe(200);
    expect(await late).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    expect(await statusesOnLot()).toEqual([codes.won, codes.finished]);
  });

  it.each(roundsOf(1, 20))('while the feed ends it: the result waits and does not touch the win (%i)', async () => {
    const [won] = [(await place(0)).body.bidId, (await place(1)).body.bidId];
    const release = await pauseWrites(`new.status = ${codes.won}`);
    const winning = win(0, won);
    await untilPaused();
    const key = races.database.db.selectFrom('lot_key').innerJoin('feed_source', 'feed_source.id', 'source_id');
    const { external_id: name, source } = await key
      .select(['external_id', 'feed_source.name as source'])
      .where('lot_key.id', '=', lot)
      .executeTakeFirstOrThrow();
    const fed = feedSteps(races.database).send([resultRow(name, lotStatusCodes.notSold)], { source });
    await untilWaiting(2, fed);
    await release();
    expect((await winning).status).toBe(200);
    expect(await fed).toMatchObject({ changed: 1, rejected: 0 });
    expect(await statusesOnLot()).toEqual([codes.won, codes.finished]);
  });
});
