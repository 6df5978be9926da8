import { inTransaction } from '@seri/api/platform/database/transaction';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount, newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { tomorrow } from '@seri/api/testkit/fixed-clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTranslations } from './fill-translations.ts';
import { demoTranslations } from './translations.data.ts';

let database: TestDatabase;
const fill = () => inTransaction(database.db, (tx) => fillTranslations(tx, new Date('2026-11-18T03:00:00Z')));
const readStates = async () =>
  (await database.db.selectFrom('translation_request').select('state').orderBy('id').execute()).map(
    ({ state }) => state,
  );

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await newAccount(db, { email: 'manager@demo.seri', role: 'manager' });
  for (const { email } of demoTranslations) await newAccount(db, { email });
  for (let count = 0; count < 8; count += 1) {
    const lotId = await newLot(db, { day: tomorrow });
    await newAlbum(db, lotId, [await newPhoto(db)], await newPhoto(db));
  }
});

afterAll(() => database.drop());

it('gives the desk one answered and two open requests; more only once those are settled', async () => {
  await fill();
  expect(await readStates()).toEqual(['answered', 'requested', 'requested']);
  await fill();
  expect(await readStates()).toHaveLength(3);
  await database.db
    .updateTable('translation_request')
    .set({ state: 'closed' })
    .where('state', '=', 'requested')
    .execute();
  await fill();
  expect(await readStates()).toHaveLength(6);
});
