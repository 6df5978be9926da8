import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { tomorrow } from '@seri/api/testkit/fixed-clock';
import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import { apiRoot } from '@seri/contract/headers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eligibilitySteps } from '../../eligibility/eligibility.steps.ts';
import { biddingSteps } from '../bidding.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof biddingSteps> & ReturnType<typeof eligibilitySteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = { ...biddingSteps(api), ...eligibilitySteps(api) };
  staff = await api.signedIn({ role: 'manager' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function lotWith(driveKind: DriveKind | undefined): Promise<number> {
  const lotId = await newLot(database.db, { day: tomorrow, startPrice: 500_000 });
  const facts = { engine_cc: 1500, details: JSON.stringify({ driveKind }) };
  await database.db.updateTable('lot').set(facts).where('id', '=', lotId).where('held_on', '=', tomorrow).execute();
  return lotId;
}

async function clientTo(place: string): Promise<TestUser> {
  const client = await api.signedIn({ creditLimit: 100_000_000 });
  await steps.goesTo(staff, client.accountId, 1, place);
  return client;
}

const bidsOn = (lotId: number) =>
  database.db.selectFrom('bid').select(['amount', 'destination_code']).where('lot_id', '=', lotId).execute();
const banned = (verdict: 'banned' | 'check') => ({ status: 409, body: { code: 'EXPORT_BANNED', data: { verdict } } });

it('R96 no bid on a car that may not go to where the client’s cars go, not by staff either; elsewhere it may', async () => {
  const client = await clientTo('RUVVO');
  const lotId = await lotWith('hybrid');
  expect(await steps.bid(client, lotId, 500_000)).toMatchObject(banned('banned'));
  expect(await steps.bidFor(staff, client.accountId, lotId, 500_000)).toMatchObject(banned('banned'));
  expect(await bidsOn(lotId)).toEqual([]);

  // Another place that the client names gets it out of no ban; staff know where a car goes.
  expect(await steps.bid(client, lotId, 500_000, { destination: 'KEMBA' })).toMatchObject(banned('banned'));
  const toKenya = { destination: 'KEMBA' };
  expect((await steps.bidFor(staff, client.accountId, lotId, 500_000, toKenya)).status).toBe(200);
  // The open bid keeps where its car goes.
  expect((await steps.bid(client, lotId, 600_000)).status).toBe(200);
  expect(await bidsOn(lotId)).toEqual([{ amount: 600_000, destination_code: 'KEMBA' }]);
  const toRussia = { destination: 'RUNJK' };
  expect(await steps.bidFor(staff, client.accountId, lotId, 700_000, toRussia)).toMatchObject(banned('banned'));
  expect(await steps.bid(client, lotId, 700_000, { destination: 'XXXXX' })).toMatchObject({ status: 422 });
  expect(await bidsOn(lotId)).toEqual([{ amount: 600_000, destination_code: 'KEMBA' }]);
});

it('R96 a rule that comes later lets a bid stay and be lowered, not raised, and an undo brings none back', async () => {
  const client = await api.signedIn({ creditLimit: 100_000_000 });
  const lotId = await lotWith('hybrid');
  const { body } = await steps.bid(client, lotId, 700_000);
  await steps.goesTo(staff, client.accountId, 1, 'RUVVO');
  expect((await steps.bid(client, lotId, 700_000)).status).toBe(200);
  expect((await steps.bid(client, lotId, 600_000)).status).toBe(200);
  expect(await steps.bid(client, lotId, 605_000)).toMatchObject(banned('banned'));
  const put = (path: string, payload: object) =>
    api.ask<{ undoId: number }>(staff, { method: 'PUT', url: `${apiRoot}/bid/${path}`, payload });
  const { status, body: set } = await put('update-bid-status', { bidId: body.bidId, status: 3, version: 2 });
  expect(status).toBe(200);
  expect(await put('undo', { id: set.undoId })).toMatchObject(banned('banned'));
});

it('R96 an adjustment counts: the most that a bid may cost is judged', async () => {
  const client = await clientTo('RUVVO');
  const lotId = await lotWith('petrol');
  const { body } = await steps.bid(client, lotId, 5_800_000);
  const adjust = (adjustmentPrice: number) =>
    api.ask(staff, {
      method: 'PUT',
      url: `${apiRoot}/bid/update-adjustment-price`,
      payload: { bidId: body.bidId, version: 1, adjustmentPrice },
    });
  expect(await adjust(300_000)).toMatchObject(banned('banned'));
  expect((await adjust(-100_000)).status).toBe(200);
});

it('R96 a bid waits for a fact that decides, until staff have entered it with its paper', async () => {
  const client = await clientTo('RUVVO');
  const lotId = await lotWith(undefined);
  expect(await steps.bid(client, lotId, 500_000)).toMatchObject({
    ...banned('check'),
    body: { data: { missing: ['driveKind'] } },
  });
  await steps.enterFacts(staff, { lotId, version: 0, driveKind: 'petrol', engineCc: null, paper: 'certificate 7' });
  expect((await steps.bid(client, lotId, 500_000)).status).toBe(200);
});

it('R96 nobody raises a bid above the sum that may be exported, by an edit neither', async () => {
  const client = await clientTo('RUVVO');
  const lotId = await lotWith('petrol');
  const { body } = await steps.bid(client, lotId, 5_000_000);
  expect(await steps.bid(client, lotId, 6_000_000)).toMatchObject(banned('banned'));
  const edit = (amount: number) =>
    api.ask(staff, {
      method: 'PUT',
      url: `${apiRoot}/bid/update-bid-price`,
      payload: { jasId: body.bidId, version: 1, amount },
    });
  expect(await edit(6_000_000)).toMatchObject(banned('banned'));
  expect(await bidsOn(lotId)).toMatchObject([{ amount: 5_000_000 }]);
});

it('R96 clients whose cars go elsewhere, or nowhere in particular, bid as before', async () => {
  const lotId = await lotWith('hybrid');
  expect((await steps.bid(await clientTo('NZAKL'), lotId, 500_000)).status).toBe(200);
  expect((await steps.bid(await api.signedIn({ creditLimit: 1_000_000 }), lotId, 505_000)).status).toBe(200);
});
