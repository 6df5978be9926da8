import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { today, tomorrow } from '@seri/api/testkit/fixed-clock';
import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eligibilitySteps, largeToFiji } from './eligibility.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof eligibilitySteps>;
let owner: TestUser;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = eligibilitySteps(api);
  owner = await api.signedIn({ role: 'manager', isOwner: true });
  manager = await api.signedIn({ role: 'manager', rights: { tables: true } });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

interface Facts {
  engineCc?: number | null;
  driveKind?: DriveKind;
}

async function lotWith({ engineCc = 1500, driveKind }: Facts): Promise<number> {
  const lotId = await newLot(database.db, { day: tomorrow, startPrice: 500_000 });
  const facts = { engine_cc: engineCc, details: JSON.stringify({ driveKind }) };
  await database.db.updateTable('lot').set(facts).where('id', '=', lotId).where('held_on', '=', tomorrow).execute();
  return lotId;
}

async function clientTo(place: string | null): Promise<TestUser> {
  const client = await api.signedIn({ creditLimit: 100_000_000 });
  if (place) expect((await steps.goesTo(manager, client.accountId, 1, place)).status).toBe(200);
  return client;
}

const logOf = (subject: string) =>
  database.db
    .selectFrom('action_log')
    .select(['action', 'account_id', 'detail'])
    .where('subject', '=', subject)
    .execute();

describe('R96 the table of what may not be exported', () => {
  it('begins with what Japan forbids for Russia, Belarus and the occupied regions of Ukraine', async () => {
    const { rules: all, can } = (await steps.rules(manager)).body;
    expect(can.edit).toBe(false);
    const rules = all.filter(({ changedBy }) => changedBy === null);
    const territories = new Set(rules.map(({ territoryName }) => territoryName));
    expect([...territories]).toEqual([
      'Belarus',
      'Crimea (Ukraine)',
      'Donetsk region (Ukraine)',
      'Luhansk region (Ukraine)',
      'Russian Federation',
      'Sevastopol (Ukraine)',
    ]);
    expect(rules.filter(({ territory }) => territory === 'ru')).toHaveLength(6);
  });

  it('is changed by an owner alone, over the version that was seen, and logged', async () => {
    expect((await steps.add(manager, largeToFiji)).status).toBe(403);
    const { status, body: added } = await steps.add(owner, largeToFiji);
    expect(status).toBe(200);
    expect((await steps.change(manager, added.id, 1, largeToFiji)).status).toBe(403);
    const ended = { ...largeToFiji, validTo: '2026-11-17' as const };
    expect((await steps.change(owner, added.id, 1, ended)).body).toEqual({ id: added.id, version: 2 });
    expect(await steps.change(owner, added.id, 1, largeToFiji)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    });
    expect(await logOf(`export-rule:${added.id}`)).toMatchObject([
      { action: 'export-rule.added', account_id: owner.accountId },
      { action: 'export-rule.changed', detail: { from: { validTo: null }, to: { validTo: '2026-11-17' } } },
    ]);
    const turned = { ...largeToFiji, validTo: '2025-12-31' as const };
    expect(await steps.add(owner, turned)).toMatchObject({ status: 422 });
  });
});

describe('R96 where the cars of a client go', () => {
  it('is said by staff with a reason, and logged with both names', async () => {
    const client = await clientTo('RUVVO');
    expect(await logOf(`account:${client.accountId}`)).toMatchObject([
      {
        action: 'client.destination-changed',
        account_id: manager.accountId,
        detail: { from: { destination_code: null }, to: { destination_code: 'RUVVO' }, reason: expect.any(String) },
      },
    ]);
    expect((await steps.goesTo(manager, client.accountId, 1, 'KEMBA')).status).toBe(409);
    expect((await steps.goesTo(manager, client.accountId, 2, 'XXXXX')).status).toBe(404);
    expect((await steps.goesTo(client, client.accountId, 2, 'KEMBA')).status).toBe(403);
    const withoutRight = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    expect((await steps.goesTo(withoutRight, client.accountId, 2, 'KEMBA')).status).toBe(403);
  });
});

describe('R96 the verdict on a lot', () => {
  it.each([
    [{ driveKind: 'petrol', engineCc: 1900 }, 'ok'],
    [{ driveKind: 'petrol', engineCc: 1901 }, 'banned'],
    [{ driveKind: 'hybrid', engineCc: 1797 }, 'banned'],
    [{ engineCc: 1500 }, 'check'],
  ] as const)('of %j for Vladivostok is %s', async (facts, verdict) => {
    const [lotId, client] = [String(await lotWith(facts)), await clientTo('RUVVO')];
    expect(await steps.verdict(client, { lotId })).toMatchObject({
      verdict,
      destination: { code: 'RUVVO', name: 'Vladivostok', country: 'Russian Federation' },
    });
  });

  it('says the rule and its day, and where else the car may not go', async () => {
    const [lotId, client] = [String(await lotWith({ driveKind: 'hybrid' })), await clientTo(null)];
    const { verdict, destination, banned, facts, can } = await steps.verdict(client, { lotId });
    expect({ verdict, destination }).toEqual({ verdict: 'ok', destination: null });
    expect(banned).toEqual(expect.arrayContaining(['Russian Federation', 'Belarus', 'Crimea (Ukraine)']));
    expect(facts).toMatchObject({ category: 'car', driveKind: 'hybrid', driveFrom: 'feed' });
    expect(can.enterFacts).toBe(false);
    const asked = await steps.verdict(client, { lotId, destination: 'UASVP' });
    expect(asked).toMatchObject({
      verdict: 'banned',
      rules: [
        { territoryName: 'Sevastopol (Ukraine)', text: expect.stringContaining('Hybrid'), validFrom: '2023-08-09' },
      ],
    });
  });

  it('counts the fees up to the ship: 5.8 million and its charges pass six', async () => {
    const [lotId, client] = [String(await lotWith({ driveKind: 'petrol' })), await clientTo('RUVVO')];
    expect(await steps.verdict(client, { lotId, amount: '5800000' })).toMatchObject({ verdict: 'ok' });
    await database.db
      .updateTable('tariff')
      .set({ how: 'percent_bp', value: 400 })
      .where('kind', '=', 'agent')
      .where('valid_from', '=', '2000-01-01')
      .execute();
    expect(await steps.verdict(client, { lotId, amount: '5800000' })).toMatchObject({ verdict: 'banned' });
  });

  it('of another client is told to staff alone', async () => {
    const [lotId, client, other] = [String(await lotWith({})), await clientTo('RUVVO'), await api.signedIn()];
    const userId = String(client.accountId);
    expect((await steps.verdict(manager, { lotId, userId })).destination?.code).toBe('RUVVO');
    expect(await steps.verdict(other, { lotId, userId })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await steps.verdict(client, { lotId: '999999999' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('R96 what a paper tells', () => {
  it('goes before the words of the lot, and is entered by staff over the version that was seen', async () => {
    const [lot, client] = [await lotWith({ engineCc: null }), await clientTo('RUVVO')];
    const lotId = String(lot);
    expect(await steps.verdict(client, { lotId })).toMatchObject({
      verdict: 'check',
      missing: ['driveKind', 'engineCc'],
      facts: { version: 0, paper: '' },
    });
    const facts = { lotId: lot, driveKind: 'petrol' as const, engineCc: 1300, paper: 'export certificate 123' };
    expect((await steps.enterFacts(client, { ...facts, version: 0 })).status).toBe(403);
    expect((await steps.enterFacts(manager, { ...facts, version: 0 })).status).toBe(200);
    expect(await steps.verdict(client, { lotId })).toMatchObject({
      verdict: 'ok',
      facts: { driveKind: 'petrol', driveFrom: 'paper', engineCc: 1300, paper: '', version: 1 },
    });
    expect((await steps.verdict(manager, { lotId })).facts.paper).toBe('export certificate 123');
    expect((await steps.enterFacts(manager, { ...facts, version: 0, driveKind: 'hybrid' })).status).toBe(409);
    expect((await steps.enterFacts(manager, { ...facts, version: 1, driveKind: 'hybrid' })).status).toBe(200);
    expect(await steps.verdict(client, { lotId })).toMatchObject({ verdict: 'banned' });
    expect(await logOf(`lot:${lot}`)).toHaveLength(2);
  });

  it('is entered once by two at the same time', async () => {
    const lotId = await lotWith({});
    const enter = (driveKind: DriveKind) =>
      steps.enterFacts(manager, { lotId, version: 0, driveKind, engineCc: null, paper: 'a paper' });
    const statuses = (await Promise.all([enter('petrol'), enter('diesel')])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});

it('R96 a rule counts from its first day', async () => {
  const client = await clientTo('FJSUV');
  const lotId = String(await lotWith({ engineCc: 1600, driveKind: 'petrol' }));
  const { body } = await steps.add(owner, { ...largeToFiji, validFrom: '2026-11-20' });
  expect(await steps.verdict(client, { lotId })).toMatchObject({ verdict: 'ok' });
  await steps.change(owner, body.id, 1, { ...largeToFiji, validFrom: today });
  expect(await steps.verdict(client, { lotId })).toMatchObject({ verdict: 'banned' });
});
