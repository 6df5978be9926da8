import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import { actorOf } from '@seri/api/testkit/actor-of';
import type { TestUser } from '@seri/api/testkit/api';
import { type NewAccount, newAccount } from '@seri/api/testkit/factories';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actingOf } from '../../../../platform/http/acting.ts';
import type { Idempotency } from '../../../../platform/http/answer-once.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { BidBatches } from './bid-batches.ts';
import { bidOf } from '../bidding.steps.ts';
import { openBidding } from '../bidding-table.steps.ts';

const { database, lot, bidsOf, logsOf } = await openBidding();
const { db, pool } = database;
const price = 500_000;
let batches: BidBatches;

beforeEach(() => {
  // A stopped clock, because on a busy machine a batch may take longer than `longestWait`.
  batches = new BidBatches(db, () => 0);
});

afterEach(() => database.owner.query('drop trigger if exists poison on bid'));

interface TestRequest {
  by: TestUser;
  lotId: number;
  amount?: number;
  more?: Partial<BidBody>;
  once?: Idempotency;
}

function send({ by, lotId, amount = price, more, once }: TestRequest): Promise<PlacedBid> {
  const actor = actorOf(by.accountId, undefined, by.signInId);
  return batches.place(actingOf(db, actor, undefined, once), bidOf(lotId, amount, more), by.accountId);
}

/** Sends the requests behind bids of two strangers, which start at once, so that all requests form the next batch. */
async function together(requests: readonly TestRequest[]): Promise<string[]> {
  const [some, others, lotId] = [await bidder(), await bidder(), await lot()];
  const under = [some, others].map((by) => send({ by, lotId }));
  const placed = requests.map((request) => send(request).then(() => 'taken', codeOf));
  await Promise.all(under);
  return Promise.all(placed);
}

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : `broken: ${(error as Error).message}`);

/** A client without a sign-in. */
async function bidder(given: NewAccount = {}): Promise<TestUser> {
  const accountId = await newAccount(db, { creditLimit: 10_000_000, ...given });
  return { accountId, signInId: '', cookies: {} };
}

const bidders = (count: number) => Promise.all(Array.from({ length: count }, () => bidder()));
async function lots(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await lot());
  return ids;
}
const keysOf = async ({ accountId }: TestUser) => {
  const keys = db.selectFrom('idempotency_key').select('key').where('owner', '=', `account:${accountId}`);
  return (await keys.orderBy('key').execute()).map(({ key }) => key);
};

const reused = (requestHash: string): Idempotency => ({ key: 'reused', requestHash });

/** The number of transactions that wrote the bids on these lots. */
async function commitsOn(lotIds: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(distinct xmin::text)::integer as count from bid where lot_id = any($1)',
    [lotIds],
  );
  return rows[0]?.count ?? 0;
}

/** Makes every insert of a bid on this lot fail. */
async function poison(lotId: number, when: 'at once' | 'at commit' = 'at once'): Promise<void> {
  const [kind, time] =
    when === 'at once'
      ? ['', 'before insert on bid']
      : ['constraint', 'after insert on bid deferrable initially deferred'];
  await database.owner.query(`
    create or replace function poison() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$;
    create ${kind} trigger poison ${time} for each row when (new.lot_id = ${lotId}) execute function poison()`);
}

describe('R50 bids that arrive while others are being decided', () => {
  it('are decided in one transaction, each with its log and its notice', async () => {
    const [users, on] = [await bidders(64), await lots(64)];
    await newAccount(db, { role: 'manager' });
    const answers = await together(users.map((by, index) => ({ by, lotId: on[index] ?? 0 })));
    expect(new Set(answers)).toEqual(new Set(['taken']));
    expect(await commitsOn(on)).toBe(1);
    for (const by of users) {
      const [bid, ...more] = await bidsOf(by);
      expect(more).toEqual([]);
      expect(await logsOf(bid?.id ?? 0)).toMatchObject([{ account_id: by.accountId, action: 'bid.placed' }]);
    }
    const notices = db
      .selectFrom('notice')
      .innerJoin('bid', 'bid.id', 'bid_id')
      .select('bid_id')
      .where('lot_id', 'in', on);
    expect(new Set((await notices.execute()).map(({ bid_id: id }) => id)).size).toBe(64);
  });

  it('are refused each on its own, and a refusal frees its key', async () => {
    const [poor, rich, on] = [await bidder({ creditLimit: 1 }), await bidder(), await lots(3)];
    const requests: TestRequest[] = [
      { by: poor, lotId: on[0] ?? 0, once: { key: 'a', requestHash: 'a' } },
      { by: rich, lotId: on[0] ?? 0, once: { key: 'a', requestHash: 'a' } },
      { by: rich, lotId: on[1] ?? 0, amount: price - 1, once: { key: 'b', requestHash: 'b' } },
      { by: rich, lotId: on[2] ?? 0, more: { lotType: 'bike' }, once: { key: 'c', requestHash: 'c' } },
      { by: rich, lotId: 999, once: { key: 'd', requestHash: 'd' } },
      { by: rich, lotId: on[2] ?? 0, once: { key: 'e', requestHash: 'e' } },
    ];
    expect(await together(requests)).toEqual(['CREDIT_EXCEEDED', 'taken', 'FIELDS', 'FIELDS', 'NOT_FOUND', 'taken']);
    expect([await keysOf(poor), await keysOf(rich)]).toEqual([[], ['a', 'e']]);
    expect(await bidsOf(rich)).toMatchObject([{ lot_id: on[0] }, { lot_id: on[2] }]);
  });

  it('use up the credit of their account: of a hundred exactly the first ten fit', async () => {
    const [by, on] = [await bidder({ creditLimit: 10 * price }), await lots(100)];
    const answers = await together(on.map((lotId) => ({ by, lotId })));
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('taken'));
    expect(new Set(answers.slice(10))).toEqual(new Set(['CREDIT_EXCEEDED']));
    expect(new Set((await bidsOf(by)).map((bid) => bid.lot_id))).toEqual(new Set(on.slice(0, 10)));
    expect(await commitsOn(on)).toBe(1);
  });

  it('count towards the daily limit of their account', async () => {
    const by = await bidder({ dailyBidLimit: 3 });
    const answers = await together((await lots(5)).map((lotId) => ({ by, lotId })));
    expect(answers).toEqual(['taken', 'taken', 'taken', 'DAILY_LIMIT', 'DAILY_LIMIT']);
  });

  it('in a group hold only the cars that it may buy, also within a batch', async () => {
    const [by, on] = [await bidder({ creditLimit: 2 * price }), await lots(4)];
    const grouped = on.slice(0, 3).map((lotId) => ({ by, lotId, more: { bidGroup: 'A' as const } }));
    const alone = [
      { by, lotId: on[3] ?? 0 },
      { by, lotId: on[3] ?? 0, amount: price + 5000 },
    ];
    expect(await together([...grouped, ...alone])).toEqual(['taken', 'taken', 'taken', 'taken', 'CREDIT_EXCEEDED']);
  });

  it('by one account on one lot are a bid and its raises', async () => {
    const [by, lotId] = [await bidder(), await lot()];
    const amounts = [price, price + 5000, price + 10_000];
    expect(await together(amounts.map((amount) => ({ by, lotId, amount })))).toEqual(['taken', 'taken', 'taken']);
    const [bid, ...more] = await bidsOf(by);
    expect([bid, more]).toMatchObject([{ amount: price + 10_000, version: 3 }, []]);
    expect((await logsOf(bid?.id ?? 0)).map(({ action }) => action)).toEqual([
      'bid.placed',
      'bid.changed',
      'bid.changed',
    ]);
  });

  it('raise many open bids in one transaction', async () => {
    const [users, on] = [await bidders(8), await lots(8)];
    const requests = users.map((by, index) => ({ by, lotId: on[index] ?? 0, more: { comment: 'Please' } }));
    await together(requests);
    await together(requests.map((request) => ({ ...request, amount: price + 5000 })));
    expect(await commitsOn(on)).toBe(1);
    for (const by of users) expect(await bidsOf(by)).toMatchObject([{ amount: price + 5000, version: 2 }]);
    const comments = db.selectFrom('bid_message').innerJoin('bid', 'bid.id', 'bid_id').where('lot_id', 'in', on);
    expect(await comments.select('body').execute()).toHaveLength(16);
  });

  it('of one amount on one lot rank in order of arrival, also an older bid that is raised after a new one', async () => {
    const [[older, newcomer, last], lotId] = [(await bidders(3)) as [TestUser, TestUser, TestUser], await lot()];
    await send({ by: older, lotId });
    const amount = price + 5000;
    expect(await together([newcomer, older, last].map((by) => ({ by, lotId, amount })))).toEqual(
      Array(3).fill('taken'),
    );
    expect(await commitsOn([lotId])).toBe(1);
    const ranked = db.selectFrom('bid').selectAll().where('lot_id', '=', lotId).orderBy('placed_at').orderBy('id');
    const bids = await ranked.execute();
    expect(bids.map((bid) => bid.account_id)).toEqual([newcomer, older, last].map(({ accountId }) => accountId));
    // The log must hold the same time, because an undo restores it.
    for (const { id, placed_at: placedAt } of bids) {
      expect((await logsOf(id)).at(-1)?.detail).toMatchObject({ to: { placedAt: placedAt.getTime() } });
    }
  });

  it('for one stock car are one order and refusals', async () => {
    const [users, car] = [await bidders(3), await lot({ kind: 'stock', day: '2026-11-10', startPrice: 1_000_000 })];
    const answers = await together(users.map((by) => ({ by, lotId: car, more: { lotType: 'stock' as const } })));
    expect(answers).toEqual(['taken', 'CAR_RESERVED', 'CAR_RESERVED']);
  });
});

describe('R13 a key that comes twice at once', () => {
  it('places one bid and gives one answer', async () => {
    const [by, lotId] = [await bidder(), await lot()];
    const request = { by, lotId, once: { key: 'twice', requestHash: 'same' } };
    expect(await together([request, request])).toEqual(['taken', 'taken']);
    expect(await send(request)).toEqual(await send(request));
    expect(await bidsOf(by)).toMatchObject([{ version: 1 }]);
  });

  it('is refused for a different request, without harm to other requests', async () => {
    const [[by, other], on] = [(await bidders(2)) as [TestUser, TestUser], await lots(3)];
    const requests = [
      { by, lotId: on[0] ?? 0, once: reused('one') },
      { by: other, lotId: on[0] ?? 0, once: reused('another') },
      { by, lotId: on[1] ?? 0, once: reused('another') },
      { by, lotId: on[2] ?? 0 },
    ];
    expect(await together(requests)).toEqual(['taken', 'taken', 'KEY_REUSED', 'taken']);
    expect((await bidsOf(by)).map((bid) => bid.lot_id)).toEqual([on[0], on[2]]);
  });
});

describe('R50 a lot on which many bid at once', () => {
  it('tells each bidder once that others bid', async () => {
    const [users, lotId] = [await bidders(64), await lot()];
    expect(new Set(await together(users.map((by) => ({ by, lotId }))))).toEqual(new Set(['taken']));
    expect(await commitsOn([lotId])).toBe(1);
    const news = db.selectFrom('outbox').select(['audience', 'data']).where('name', '=', 'lot.bidders');
    const told = (await news.execute()).filter(({ data }) => (data as { lotId: number }).lotId === lotId);
    expect(told.map(({ audience }) => audience).toSorted()).toEqual(
      users.map(({ accountId }) => `account:${accountId}`).toSorted(),
    );
    expect(told.every(({ data }) => (data as { othersBid: boolean }).othersBid)).toBe(true);
  });
});

describe('R50 a bid that fails in the database', () => {
  it('at the commit harms no other', async () => {
    const [users, on] = [await bidders(4), await lots(4)];
    await poison(on[2] ?? 0, 'at commit');
    const answers = await together(users.map((by, index) => ({ by, lotId: on[index] ?? 0 })));
    expect(answers).toEqual(['taken', 'taken', expect.stringMatching(/^broken: poisoned/), 'taken']);
  });

  it('harms no other of its batch', async () => {
    const [users, on] = [await bidders(64), await lots(64)];
    await poison(on[20] ?? 0);
    const answers = await together(users.map((by, index) => ({ by, lotId: on[index] ?? 0 })));
    expect(answers[20]).toMatch(/^broken: poisoned/);
    expect(new Set(answers.toSpliced(20, 1))).toEqual(new Set(['taken']));
    for (const [index, by] of users.entries()) expect(await bidsOf(by)).toHaveLength(index === 20 ? 0 : 1);
  });

  it('keeps the order and the keys of the other bids of its account', async () => {
    const [by, on] = [await bidder({ creditLimit: 3 * price }), await lots(6)];
    await poison(on[1] ?? 0);
    const requests = on.map((lotId, index) => ({ by, lotId, once: { key: `key ${index}`, requestHash: `${index}` } }));
    const answers = await together(requests);
    expect(answers.map((answer) => answer.replace(/:.*/, ''))).toEqual([
      'taken',
      'broken',
      'taken',
      'taken',
      'CREDIT_EXCEEDED',
      'CREDIT_EXCEEDED',
    ]);
    expect(await keysOf(by)).toEqual(['key 0', 'key 2', 'key 3']);
    await database.owner.query('drop trigger poison on bid');
    expect(await together([{ by, lotId: on[2] ?? 0, once: requests[2]!.once }])).toEqual(['taken']);
    expect(await bidsOf(by)).toHaveLength(3);
  });
});

describe('R50 bids that arrive faster than they are decided', () => {
  it('are a thousand at most; further ones get OVERLOADED', async () => {
    const by = await bidder();
    const answers = Array.from({ length: 1001 }, (_, turn) => send({ by, lotId: 9_000_000 + turn }).catch(codeOf));
    expect(await answers.pop()).toBe('OVERLOADED');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['NOT_FOUND']));
    expect(await send({ by, lotId: 9_000_000 }).catch(codeOf)).toBe('NOT_FOUND');
  });

  it('are not started after the longest wait', async () => {
    let now = 0;
    batches = new BidBatches(db, () => now);
    const [[first, second, late], on] = [(await bidders(3)) as [TestUser, TestUser, TestUser], await lots(3)];
    const under = [first, second].map((by, index) => send({ by, lotId: on[index] ?? 0 }));
    const answer = send({ by: late, lotId: on[2] ?? 0 }).catch(codeOf);
    now = 10_001;
    expect(await answer).toBe('OVERLOADED');
    await Promise.all(under);
    expect([await bidsOf(first), await bidsOf(late)]).toMatchObject([[{ lot_id: on[0] }], []]);
  });

  it('are not retried after the longest wait', async () => {
    let now = 0;
    batches = new BidBatches(db, () => now);
    const [by, lotId] = [await bidder(), await lot()];
    await poison(lotId);
    const answer = send({ by, lotId }).catch(codeOf);
    now = 10_001;
    expect(await answer).toBe('OVERLOADED');
  });
});
