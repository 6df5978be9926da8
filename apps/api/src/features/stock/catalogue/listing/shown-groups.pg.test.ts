import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { today, tomorrow, yesterday } from '@seri/api/testkit/fixed-clock';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let client: TestUser;
let unbound: TestUser;

const at = (time: string) => new Date(`${today}T${time}+09:00`);

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  client = await api.signedIn();
  unbound = await api.signedIn({ overrides: { bidDeadlineCheck: false } });
  const { db } = database;
  await newLot(db, { day: yesterday, lotNo: 'yesterday' });
  await newLot(db, { day: tomorrow, lotNo: 'tomorrow', year: 1999 });
  await newLot(db, { day: today, lotNo: 'evening', sessionStart: at('23:30') });
  await newLot(db, { day: today, lotNo: 'afternoon', sessionStart: at('14:00') });
  await newLot(db, { day: today, lotNo: 'morning', sessionStart: at('10:00') });
  const late = await newLot(db, { day: today, lotNo: 'late', sessionStart: at('18:00') });
  // Closes at half past twelve, before the lots of the afternoon, which run earlier.
  await db
    .updateTable('auction_session')
    .set({ bidding_closes_minutes: 330 })
    .where('id', '=', (one) => one.selectFrom('lot').select('session_id').where('id', '=', late))
    .execute();
  await newLot(db, {
    day: today,
    lotNo: 'sold',
    sessionStart: at('10:00'),
    status: lotStatusCodes.sold,
    soldPrice: 700_000,
  });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function list(query: Record<string, string>, reader = client): Promise<string[]> {
  const { status, body } = await api.ask(reader, { url: `${apiRoot}/car-auction/listing`, query });
  expect(status).toBe(200);
  return (body.carsList as { lotNo: string }[]).map(({ lotNo }) => lotNo);
}

/** Bidding closes an hour before a session. The clock begins at noon. */
async function atHour<Result>(hour: number, ask: () => Promise<Result>): Promise<Result> {
  const hours = (hour - 12) * 3_600_000;
  api.clock.moveBy(hours);
  const result = await ask();
  api.clock.moveBy(-hours);
  return result;
}

const open = (reader?: TestUser) => list({ show: 'open' }, reader);

describe('R6 the open lots', () => {
  it.each([
    [1, ['morning', 'late', 'afternoon', 'evening', 'tomorrow']],
    [12, ['late', 'afternoon', 'evening', 'tomorrow']],
    [23, ['tomorrow']],
  ])('at %i o’clock in Japan are those that still take a bid, the first to close first', async (hour, lots) => {
    expect(await atHour(hour, open)).toEqual(lots);
  });

  it('do not depend on deadlines for a reader whom they do not bind', async () => {
    expect(await atHour(23, () => open(unbound))).toEqual(['morning', 'late', 'afternoon', 'evening', 'tomorrow']);
    expect(await list({ show: 'closed' }, unbound)).toEqual([]);
  });

  it('are sorted as the reader asks', async () => {
    expect((await list({ show: 'open', sort: 'year', order: 'ASC' }))[0]).toBe('tomorrow');
  });
});

it('R6 closed lots wait for their auction, ended ones have a result, and without a name all are listed', async () => {
  expect(await list({ show: 'closed' })).toEqual(['morning']);
  expect(await list({ show: 'ended' })).toEqual(['sold']);
  const all = await list({});
  expect(all).toEqual(expect.arrayContaining(['morning', 'sold', 'late', 'afternoon', 'tomorrow']));
  expect(await list({ show: 'all' })).toEqual(all);
});

it('R6 facets count within the group, and tell how many lots each group has', async () => {
  const { body } = await api.ask(client, { url: `${apiRoot}/car-auction/filters`, query: { show: 'ended' } });
  expect(body).toMatchObject({ totalSearchResults: 1, groups: { closed: 1, ended: 1 } });
  expect(body['status']).toEqual([expect.objectContaining({ value: lotStatusCodes.sold, count: 1 })]);
});

const askSome = (path: string) => api.ask(client, { url: `${apiRoot}/${path}`, query: { show: 'some' } });

it('R6 an unknown group is refused by name; statistics have none', async () => {
  expect((await askSome('car-auction/listing')).body).toMatchObject({
    data: { fields: { show: { problem: 'invalid' } } },
  });
  expect((await askSome('stats/listing')).status).toBe(200);
});
