import { newLot } from '@seri/testkit/factories';
import { roundsOf } from '@seri/testkit/rounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, countAnswers, expectChains, openRaces, type Races } from './races.steps.ts';

const price = 500_000;
const fitting = 10;
const bids = 200;
let races: Races;
let lots: number[];

beforeAll(async () => {
  races = await openRaces();
  const { db } = races.database;
  lots = [];
  while (lots.length < bids) lots.push(await newLot(db, { day: '2026-11-19', startPrice: price }));
});

afterAll(() => races.close());

const lotAt = (turn: number) => lots[turn % lots.length] ?? 0;

describe('R25 bids of one client at once', () => {
  it.each(roundsOf(3, 50))(`of ${bids} are ${fitting} that fit, and the others are told so (%i)`, async () => {
    const user = await races.api.signedIn({ creditLimit: fitting * price });
    const asked = atOnce(bids, (turn) => races.at(turn).bid(user, lotAt(turn), price));
    expect(await countAnswers(asked)).toEqual({ 200: fitting, '402 CREDIT_EXCEEDED': bids - fitting });
    expect((await races.api.ask(user, { url: '/v1/bid/standing' })).body).toMatchObject({
      balanceInfo: { bidAllow: 0, activeBids: fitting },
    });
    await expectChains(races.database, user.accountId);
  });
});
