import { feedSteps, resultRow } from '@seri/api/features/intake/feed/feed.steps';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { TestUser } from '@seri/api/testkit/api';
import { roundsOf } from '@seri/api/testkit/rounds';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariants } from './bidding-invariants.steps.ts';
import { BiddingModel, type By, type ModelAnswer, type ModelClient, type ModelLot } from './bidding-model.steps.ts';
import type { Answer } from './bidding.steps.ts';
import { openRaces, type Races } from './races.steps.ts';

const now = new Date('2026-11-18T03:00:00Z');
const price = 500_000;
const { notSold, sold, upcoming } = lotStatusCodes;
/** Session starts that put now before both deadlines, after the cancel deadline, and after both. */
const starts = ['2026-11-19T01:00:00Z', '2026-11-18T04:30:00Z', '2026-11-18T03:30:00Z'] as const;
let races: Races;
let manager: TestUser;

beforeAll(async () => {
  races = await openRaces(now.toISOString());
});

afterAll(() => races.close());

const place = fc.nat({ max: 4 });
const by = fc.constantFrom<By>('client', 'client', 'manager');
const letter = fc.constantFrom('A' as const, 'B' as const);
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bid' as const),
      by,
      client: fc.nat({ max: 1 }),
      lot: place,
      amount: fc.constantFrom(495_000, 500_000, 500_000, 501_000, 600_000, 800_000, 1_500_000),
      group: fc.constantFrom(null, 'A' as const, 'A' as const, 'B' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), by, bid: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('group' as const),
      by,
      client: fc.nat({ max: 1 }),
      letter,
      cars: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('money' as const),
      client: fc.nat({ max: 1 }),
      amount: fc.constantFrom(-400_000, 300_000, 1_000_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      client: fc.nat({ max: 1 }),
      to: fc.constantFrom(0, 1_000_000, 3_000_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clock' as const), start: fc.constantFrom(...starts) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      lot: fc.nat({ max: 3 }),
      soldPrice: fc.option(fc.constantFrom(500_000, 700_000)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('win' as const), bid: fc.nat() }) },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** Two cases that random commands rarely reach: a full group with a bid that still waits, and a contradicted result. */
const fullGroup: Command[] = [
  { do: 'bid', by: 'client', client: 0, lot: 0, amount: 500_000, group: 'A' },
  { do: 'bid', by: 'manager', client: 0, lot: 1, amount: 600_000, group: 'A' },
  { do: 'bid', by: 'client', client: 1, lot: 0, amount: 500_000, group: 'A' },
  { do: 'win', bid: 0 },
];
const contradictedResult: Command[] = [
  { do: 'bid', by: 'client', client: 0, lot: 0, amount: 500_000, group: null },
  { do: 'end', lot: 0, soldPrice: 500_000 },
  { do: 'end', lot: 0, soldPrice: null },
];

it('R50 to R54: after any commands, answers and stored bids are those of the domain rules', async () => {
  const numRuns = roundsOf(6, 100).length;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40, size: 'max' }), async (commands) => {
      const world = await openWorld();
      for (const one of commands) {
        await step(world, one);
        for (const [index, client] of world.clients.entries()) await expectStanding(world, index, client);
      }
    }),
    { numRuns, examples: [[fullGroup], [contradictedResult]] },
  );
  // A lowered limit may leave more held than it allows, and a moved session may pass the deadlines.
  await expectInvariants(races.database, ['nobody with a credit limit holds more than it']);
});

const lotOf = (lotId: number, isStock: boolean): ModelLot => ({ lotId, isStock, startPrice: price, status: upcoming });

function clientOf({ accountId }: TestUser, creditLimit: number, dailyBidLimit: number): ModelClient {
  return { accountId, creditLimit, dailyBidLimit, balance: 0, rooms: new Map() };
}

async function openWorld() {
  // Fresh accounts each time: the pace limit would refuse the same one after some dozen runs in a minute.
  manager = await races.api.signedIn({ role: 'manager', rights: { accounting: true } });
  const [lots, cars] = [await races.lots(4), await races.lots(1, { kind: 'stock', day: '2026-11-10' })];
  const users = [
    await races.api.signedIn({ creditLimit: 2_000_000 }),
    await races.api.signedIn({ creditLimit: 1_200_000, dailyBidLimit: 4 }),
  ];
  const { session_id: sessionId } = await races.database.db
    .selectFrom('lot')
    .select('session_id')
    .where('id', '=', lots[0] ?? 0)
    .executeTakeFirstOrThrow();
  return {
    model: new BiddingModel(now, new Date(starts[0])),
    lots: [...lots.map((id) => lotOf(id, false)), ...cars.map((id) => lotOf(id, true))],
    users,
    clients: [clientOf(users[0]!, 2_000_000, 0), clientOf(users[1]!, 1_200_000, 4)],
    sessionId: sessionId ?? 0,
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

async function step(world: World, one: Command): Promise<void> {
  const { model, clients, users } = world;
  const steps = races.at(0);
  switch (one.do) {
    case 'bid': {
      const [client, lot] = [clients[one.client]!, world.lots[one.lot]!];
      const more = { bidGroup: one.group, ...(lot.isStock && { lotType: 'stock' as const }) };
      const told = model.bid(one.by, client, lot, one);
      const answer = await (one.by === 'client'
        ? steps.bid(users[one.client]!, lot.lotId, one.amount, more)
        : steps.bidFor(manager, client.accountId, lot.lotId, one.amount, more));
      const known = typeof told === 'object' && 'bidId' in told && told.bidId === 'new';
      if (known) model.bids.at(-1)!.bidId = answer.body.bidId;
      return expectSame(one, answer, known ? { ...told, bidId: answer.body.bidId } : told);
    }
    case 'cancel': {
      const bid = model.bids[one.bid % Math.max(1, model.bids.length)];
      if (!bid) return;
      const user = one.by === 'manager' ? manager : users[clients.indexOf(bid.client)]!;
      return expectSame(one, await steps.cancel(user, bid.bidId), model.cancel(one.by, bid));
    }
    case 'group': {
      const client = clients[one.client]!;
      const [user, more] = one.by === 'manager' ? [manager, { userId: client.accountId }] : [users[one.client]!, {}];
      const answer = await steps.setGroup(user, '2026-11-19', one.letter, one.cars, more);
      return expectSame(one, answer, model.setGroup(client, one.letter, one.cars));
    }
    default:
      return happen(world, one);
  }
}

/** Commands that are no bids but change the facts of bids. */
async function happen({ model, clients, lots, sessionId }: World, one: Command): Promise<void> {
  const { db } = races.database;
  if (one.do === 'money') {
    const client = clients[one.client]!;
    client.balance += one.amount;
    expect((await races.at(0).correct(manager, client.accountId, one.amount)).status).toBe(200);
  }
  if (one.do === 'limit') {
    const client = clients[one.client]!;
    const { status } = await races.at(0).limit(manager, client.accountId, one.to, client.creditLimit);
    expect(status).toBe(200);
    client.creditLimit = one.to;
  }
  if (one.do === 'clock') {
    model.startsAt = new Date(one.start);
    await db.updateTable('auction_session').set({ starts_at: one.start }).where('id', '=', sessionId).execute();
  }
  if (one.do === 'end') {
    const lot = lots[one.lot]!;
    const status = one.soldPrice === null ? notSold : sold;
    model.endLot(lot, status, one.soldPrice);
    const key = db.selectFrom('lot_key').select('external_id').where('id', '=', lot.lotId);
    const { external_id: name } = await key.executeTakeFirstOrThrow();
    await feedSteps(races.database).send([
      resultRow(name, status, one.soldPrice === null ? {} : { soldPrice: one.soldPrice }),
    ]);
  }
  if (one.do === 'win') {
    const bid = model.bids[one.bid % Math.max(1, model.bids.length)];
    if (!bid) return;
    const { bidId } = bid;
    const isWon = model.win(bid);
    const answer = await races.at(0).setStatus(manager, bidId, bidStatusCodes.won);
    expectSame(one, answer, isWon ? 'done' : { code: 'STATE_CHANGED' });
  }
}

/** Compares an answer with the model: the bid, or the code of the refusal and its headroom. */
function expectSame(one: Command, { status, body }: Answer<object>, told: ModelAnswer): void {
  const said = body.code ? { code: body.code, ...(body.code === 'CREDIT_EXCEEDED' && body.data) } : body;
  if (told === 'done') return expect({ one, status }).toEqual({ one, status: 200 });
  if ('code' in told) return expect({ one, said }).toEqual({ one, said: told });
  expect({ one, said }).toMatchObject({ one, said: { bidAmount: told.amount, bidId: told.bidId } });
}

function inOrder(some: readonly { bidId: number }[]) {
  return some.toSorted((one, other) => one.bidId - other.bidId);
}

async function expectStanding({ model, users }: World, index: number, client: ModelClient): Promise<void> {
  const { body } = await races.at(0).standing(users[index]!);
  const { bids, balanceInfo } = body as { bids: { bidId: number }[]; balanceInfo: object };
  const expected = model.openBidsOf(client);
  expect(inOrder(expected)).toMatchObject(inOrder(bids));
  expect(balanceInfo).toMatchObject({ bidAllow: model.headroomOf(client), activeBids: expected.length });
}
