import { feedSteps, type Line, lotRow, resultRow, session } from '@seri/api/features/intake/feed/feed.steps';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { TestUser } from '@seri/testkit/api';
import { roundsOf } from '@seri/testkit/rounds';
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

/** Others each time: nobody may ask as often in a minute as many rounds do. */
beforeEach(async () => {
  clients = await Promise.all(Array.from({ length: 6 }, () => races.api.signedIn({ creditLimit: 900_000_000 })));
});

afterEach(() => expectInvariants(races.database));
afterAll(() => races.close());

const userAt = (turn: number) => clients[Math.floor(turn / 3) % clients.length] ?? clients[0]!;
const sessionRow = (id: string, startsAt: string, more: object = {}) => ({ ...session, id, startsAt, ...more });

/** Lots of a session of the round's own, in one chunk; answers their ids. */
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

/** Bids, raises and cancels of all clients on these lots, while the feed says what it says. */
async function bidMeanwhile(lots: readonly number[], said: readonly (readonly Line[])[]) {
  const feeding = said.reduce<Promise<unknown>>(async (before, lines) => {
    await before;
    return feed.send(lines);
  }, Promise.resolve());
  const asked = atOnce(60, async (turn) => {
    const [steps, user, lot] = [races.at(turn), userAt(turn), lots[turn % lots.length] ?? 0];
    const answer = await steps.bid(user, lot, price + 5000 * (turn % 7));
    return turn % 4 === 3 && answer.status === 200 ? steps.cancel(user, answer.body.bidId) : answer;
  });
  const [counts] = await Promise.all([countAnswers(asked), feeding]);
  return counts;
}

/** No answer but these; how many of each is chance. */
function expectOnly(counts: Record<string, number>, allowed: readonly string[]): void {
  expect(Object.keys(counts).filter((answer) => !allowed.includes(answer))).toEqual([]);
}

/** Bids that still wait on lots which have ended without having been able to win. */
async function waitingOnEnded(): Promise<unknown[]> {
  const { rows } = await sql`
    select bid.id, lot.status, lot.sold_price, amount from bid join lot on lot.id = bid.lot_id
    where bid.status in (1, 2) and lot.status not in (4531, 4532) and coalesce(lot.sold_price > amount, true)`.execute(
    races.database.db,
  );
  return rows;
}

describe('R54 bids while the feed', () => {
  it.each(roundsOf(2, 40))('ends the lots: each is before the end, and ended by it, or refused (%i)', async (round) => {
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

  it.each(roundsOf(2, 40))(
    'tells a result, and then the session that the lots are of, in one breath (%i)',
    async (round) => {
      const name = `both-${round}`;
      const lots = await tellLots(name);
      const said = lots.map((_, number): Line[] => [
        resultRow(`${name}-${number}`, number === 5 ? removed : notSold),
        sessionRow(name, morning, { lanes: number + 1 }),
      ]);
      expectOnly(await bidMeanwhile(lots, [said.flat()]), [
        '200',
        '409 AUCTION_FINISHED',
        '409 CANCEL_CLOSED',
        '409 STATE_CHANGED',
      ]);
      expect(await waitingOnEnded()).toEqual([]);
    },
  );

  it.each(roundsOf(2, 40))('moves the session to another month and back: every bid follows it (%i)', async (round) => {
    const name = `move-${round}`;
    const lots = await tellLots(name);
    const said = [later, evening, later, morning].map((startsAt) => [sessionRow(name, startsAt)]);
    expectOnly(await bidMeanwhile(lots, said), ['200', '409 STATE_CHANGED']);
  });

  it.each(roundsOf(2, 40))(
    'moves lots to other sessions of their day: none is missing meanwhile (%i)',
    async (round) => {
      const name = `other-${round}`;
      const lots = await tellLots(name);
      await feed.send([sessionRow(`${name}-evening`, evening)]);
      const into = (inSession: string) => lots.map((_, number) => lotOf(`${name}-${number}`, inSession));
      const said = [`${name}-evening`, name, `${name}-evening`].map(into);
      expectOnly(await bidMeanwhile(lots, said), ['200', '409 STATE_CHANGED']);
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
