import { actorOf } from '@seri/api/testkit/actor-of';
import { roleIds } from '@seri/domain/people/roles';
import { newAccount } from '@seri/api/testkit/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { actingOf } from '../../../../platform/http/acting.ts';
import { BidBatches } from './bid-batches.ts';
import { bidOf } from '../bidding.steps.ts';
import { openBidding } from '../bidding-table.steps.ts';

const { database, lot } = await openBidding();
const { db, pool } = database;
let batches: BidBatches;

beforeEach(() => {
  batches = new BidBatches(db);
});

const bidder = () => newAccount(db, { creditLimit: 10_000_000 });

function send(clientId: number, lotId: number, actor = actorOf(clientId)) {
  return batches.place(actingOf(db, actor, undefined, undefined), bidOf(lotId, 500_000), clientId);
}

/** Locks the lots like the feed, without limits of time. Returns a function that releases them. */
async function hold(lotIds: readonly number[]): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('start transaction');
  await holder.query('select from lot where id = any($1) for update', [lotIds]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}

async function many<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

/** The number of transactions that wrote the bids on these lots. */
async function commitsOn(lotIds: readonly number[]): Promise<number> {
  const { rows } = await pool.query('select distinct xmin::text from bid where lot_id = any($1)', [lotIds]);
  return rows.length;
}

describe('R50 lots that another transaction holds', () => {
  it('delay only the bids on them, however many there are', async () => {
    const [clients, lots] = [await many(12, bidder), await many(12, lot)];
    const release = await hold(lots.slice(0, 8));
    const answered: number[] = [];
    const all = clients.map(async (clientId, turn) => {
      await send(clientId, lots[turn] ?? 0);
      answered.push(turn);
    });
    await Promise.all(all.slice(8));
    expect(answered.toSorted((one, other) => one - other)).toEqual([8, 9, 10, 11]);
    await release();
    await Promise.all(all);
    expect(answered).toHaveLength(12);
  });

  it('do not let the waits of one manager delay everybody', async () => {
    const manager = actorOf(await newAccount(db, { role: 'manager' }), roleIds.manager);
    const [clients, lots] = [await many(8, bidder), await many(8, lot)];
    const [other = 0, last = 0] = clients.splice(6);
    const [othersLot = 0, lastLot = 0] = lots.splice(6);
    const [release, releaseOther] = [await hold(lots), await hold([othersLot])];
    const held = clients.map((clientId, turn) => send(clientId, lots[turn] ?? 0, manager));
    const waiting = send(other, othersLot);
    // This one is tried after all of the manager's bids.
    await send(last, lastLot);
    await releaseOther();
    expect(await waiting).toMatchObject({ bidAmount: 500_000 });
    await release();
    expect(await Promise.all(held)).toHaveLength(6);
  });

  it('break one batch, and none of the batches after it', async () => {
    const heldLot = await lot();
    const release = await hold([heldLot]);
    const [waiting, commits]: [Promise<unknown>[], number[]] = [[], []];
    while (commits.length < 4) {
      const [clients, lots] = [await many(7, bidder), await many(5, lot)];
      const [first = 0, second = 0, wanting = 0, ...others] = clients;
      const [lotOfFirst = 0, ...free] = lots;
      // The others queue while these two run, and form one batch.
      const under = [first, second].map((clientId) => send(clientId, lotOfFirst));
      waiting.push(send(wanting, heldLot));
      await Promise.all([...under, ...others.map((clientId, turn) => send(clientId, free[turn] ?? 0))]);
      commits.push(await commitsOn(free));
    }
    expect(commits).toEqual([4, 1, 1, 1]);
    await release();
    expect(await Promise.all(waiting)).toHaveLength(4);
    // Without a long wait for the lot, bids on it are decided in one batch again.
    const clients = await many(6, bidder);
    const [under, together] = [clients.slice(0, 2), clients.slice(2)];
    const last = await lot();
    await Promise.all([
      ...under.map((clientId) => send(clientId, last)),
      ...together.map((clientId) => send(clientId, heldLot)),
    ]);
    expect(await commitsOn([heldLot])).toBe(4 + 1);
  });

  it('delay a bid at most until the statement timeout, which is answered as OVERLOADED', async () => {
    const [client, lotId] = [await bidder(), await lot()];
    const release = await hold([lotId]);
    await expect(send(client, lotId)).rejects.toMatchObject({ code: 'OVERLOADED' });
    await release();
    expect(await send(client, lotId)).toMatchObject({ bidAmount: 500_000 });
  });
});
