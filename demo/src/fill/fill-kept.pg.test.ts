import { inTransaction } from '@seri/api/platform/database/transaction';
import { favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { parseSearch } from '@seri/domain/catalogue/saved-searches';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount, newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillKept } from './fill-kept.ts';
import { demoKeepers, demoSearches } from './kept.data.ts';

let database: TestDatabase;
const now = new Date('2026-11-18T03:00:00Z');
const fill = () => inTransaction(database.db, (tx) => fillKept(tx, now));
const readAll = async () => ({
  favourites: await database.db.selectFrom('favourite').selectAll().orderBy('lot_id').execute(),
  searches: await database.db.selectFrom('saved_search').selectAll().orderBy('id').execute(),
});

beforeAll(async () => {
  database = await openTestDatabase();
  await newAccount(database.db, { email: 'client@demo.seri' });
  for (const kind of lotKinds) {
    for (let count = 0; count < 7; count += 1) await newLot(database.db, { kind, day: '2026-11-19' });
    await newLot(database.db, { kind, day: '2026-11-16' });
  }
});

afterAll(() => database.drop());

it('adds live and past favourites of every kind to every group, once', async () => {
  await fill();
  const first = await readAll();
  const groups = new Set(first.favourites.map((row) => row.favourite_group));
  expect([...groups].toSorted()).toEqual(favouriteGroups);
  expect(first.favourites).toHaveLength(lotKinds.length * (6 + 1));
  expect(first.searches.length).toBeGreaterThan(0);
  await database.db.deleteFrom('favourite').where('favourite_group', '=', 'A').execute();
  await database.db.deleteFrom('saved_search').execute();
  const changed = await readAll();
  await fill();
  expect(await readAll()).toEqual(changed);
});

it('has saved searches for every keeper, each valid for its page type', () => {
  expect(Object.keys(demoSearches).toSorted()).toEqual(demoKeepers.toSorted());
  for (const { pageType, params, title } of Object.values(demoSearches).flat()) {
    expect([title, parseSearch(pageType, params)]).not.toContain(null);
  }
});
