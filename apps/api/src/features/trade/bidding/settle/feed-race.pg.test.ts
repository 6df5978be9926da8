import { feedSteps, type Line, lotRow, resultRow, session } from '@seri/api/features/intake/feed/feed.steps';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { TestUser } from '@seri/api/testkit/api';
import { roundsOf } from '@seri/api/testkit/rounds';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { atOnce, countAnswers, openRaces, type Races } from '../races.steps.ts';

const price = 500_000;
const lotsPerRound = 6;
const { notSold, sold, removed } = lotStatusCodes;
const [morning, evening, later] = [
  '2026-11-20T10:00:00+09:00',
  '2026-11-20T17:00:00+09:00',
  '2026-12-03T10:00:00+09:00',
];
let races: Races;
let feed: ReturnType<typeof feedSteps>;
let clients: TestUser[];

beforeAll(async () => {
  races = await openRaces();
  feed = feedSteps(races.database);
  await feed.send([{ type: 'house', id: 'tokyo', name: 'Tokyo Hall', bidStep: 5000 }]);
});

/** New clients each time, because the pace limit would stop them after some rounds. */
beforeEach(async () => {
  clients = await Promise.all(Array.from({ length: 6 }, () => races.api.signedIn({ creditLimit: 900_000_000 })));
});

afterEach(() => expectInvariants(races.database));
afterAll(() => races.close());

const userAt = (turn: number) => clients[Math.floor(turn / 3) % clients.length] ?? clients[0]!;
const sessionRow = (id: string, startsAt: string, more: object = {}) => ({ ...session, id, startsAt, ...more });

/** Feeds a session with lots in one chunk and returns their ids. */
async function tellLots(round: string): Promise<number[]> {
  const names = Array.from({ length: lotsPerRound }, (_, number) => `${round}-${number}`);
  await feed.send([sessionRow(round, morning), ...names.map((name) => lotOf(name, round))]);
  const rows = await races.database.db
    .selectFrom('lot_key')
    .select('id')
    .where('external_id', 'in', names)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const lotOf = (name: string, inSession: string): Line => lotRow(name, { session: inSession, startPrice: price });

/** All clients bid, raise and cancel on these lots while the feed sends its deliveries. */
async function bidMeanwhile(lots: readonly number[], deliveries: readonly (readonly Line[])[]) {
  const feeding = deliveries.reduce<Promise<unknown>>(async (before, lines) => {
    await before;
    return feed.send(lines);
  }, Promise.resolve());
  const pending = atOnce(60, async (turn) => {
    const [steps, user, lot] = [races.at(turn), userAt(turn), lots[turn % lots.length] ?? 0];
    const answer = await steps.bid(user, lot, price + 5000 * (turn % 7));
    return turn % 4 === 3 && answer.status === 200 ? steps.cancel(user, answer.body.bidId) : answer;
  });
  const [counts] = await Promise.all([countAnswers(pending), feeding]);
  return counts;
}

/** Allows only these answers, in any number. */
function expectOnly(counts: Record<string, number>, allowed: readonly string[]): void {
  expect(Object.keys(counts).filter((answer) => !allowed.includes(answer))).toEqual([]);
}

/** Bids that still wait although their lot has ended and they cannot have won. */
async function waitingOnEnded(): Promise<unknown[]> {
  const { rows } = await sql`
    select bid.id, lot.status, lot.sold_price, amount from bid join lot on lot.id = bid.lot_id
    where bid.status in (1, 2) and lot.status not in (4531, 4532) and coalesce(lot.sold_price > amount, true)`.execute(
    races.database.db,
  );
  return rows;
}

describe('R54 bids while the feed', () => {
  it.each(roundsOf(2, 40))('ends the lots: each bid is either ended with its lot or refused (%i)', async (round) => {
    const name = `end-${round}`;
    const lots = await tellLots(name);
    const results = lots.map((_, number) =>
      resultRow(`${name}-${number}`, number % 2 ? notSold : sold, number % 2 ? {} : { soldPrice: price + 15_000 }),
    );
    expectOnly(await bidMeanwhile(lots, [results.slice(0, 3), results.slice(3)]), [
      '200',
      '409 AUCTION_FINISHED',
      '409 CANCEL_CLOSED',
      '409 STATE_CHANGED',
    ]);
    expect(await waitingOnEnded()).toEqual([]);
    const late = lots.map((lot, turn) => races.at(turn).bid(userAt(turn), lot, price + 50_000));
    expect(await countAnswers(late)).toEqual({ '409 AUCTION_FINISHED': lots.length });
  });

  it.each(roundsOf(2, 40))('sends a result and then the session of the lots in one chunk (%i)', async (round) => {
    const name = `both-${round}`;
    const lots = await tellLots(name);
    const deliveries = lots.map((_, number): Line[] => [
      resultRow(`${name}-${number}`, number === 5 ? removed : notSold),
      sessionRow(name, morning, { lanes: number + 1 }),
    ]);
    expectOnly(await bidMeanwhile(lots, [deliveries.flat()]), [
      '200',
      '409 AUCTION_FINISHED',
      '409 CANCEL_CLOSED',
      '409 STATE_CHANGED',
    ]);
    expect(await waitingOnEnded()).toEqual([]);
  });

  it.each(roundsOf(2, 40))('moves the session to another month and back: every bid follows it (%i)', async (round) => {
    const name = `move-${round}`;
    const lots = await tellLots(name);
    const deliveries = [later, evening, later, morning].map((startsAt) => [sessionRow(name, startsAt)]);
    expectOnly(await bidMeanwhile(lots, deliveries), ['200', '409 STATE_CHANGED']);
  });

  it.each(roundsOf(2, 40))(
    'moves lots to other sessions of their day: no lot is missing meanwhile (%i)',
    async (round) => {
      const name = `other-${round}`;
      const lots = await tellLots(name);
      await feed.send([sessionRow(`${name}-evening`, evening)]);
      const into = (inSession: string) => lots.map((_, number) => lotOf(`${name}-${number}`, inSession));
      const deliveries = [`${name}-evening`, name, `${name}-evening`].map(into);
      expectOnly(await bidMeanwhile(lots, deliveries), ['200', '409 STATE_CHANGED']);
    },
  );

  it.each(roundsOf(2, 40))('cancels the session: its bids end with it (%i)', async (round) => {
    const name = `cancel-${round}`;
    const lots = await tellLots(name);
    expectOnly(await bidMeanwhile(lots, [[sessionRow(name, morning, { cancelled: true })]]), [
      '200',
      '409 AUCTION_FINISHED',
      '409 CANCEL_CLOSED',
      '409 STATE_CHANGED',
    ]);
    expect(await waitingOnEnded()).toEqual([]);
  });
});
