import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { roundsOf } from '@seri/api/testkit/rounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { valuesOf } from './tariff.store.ts';
import { useTariffs } from './tariffs.command.ts';
import { readTariffs } from './tariffs.query.ts';
import { penaltyOf, tariffSteps } from './tariffs.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof tariffSteps>;
let managers: TestUser[];

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = tariffSteps(api);
  managers = await Promise.all(
    Array.from({ length: 8 }, () => api.signedIn({ role: 'manager', rights: { tables: true } })),
  );
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const newScope = async () => ({ accountId: (await api.signedIn()).accountId });
const manager = () => managers[0] as TestUser;

describe('R88 rows for the same purchase that are saved at once', () => {
  it.each(roundsOf(3, 40))('one is kept, and the others are refused with it (round %i)', async () => {
    const scope = await newScope();
    const answers = await Promise.all(
      managers.map((by, place) =>
        steps.add(by, penaltyOf({ ...scope, value: place, priceFrom: 0, priceTo: place + 5 })),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => !kept.includes(answer)))
      expect([status, body.code, body.data]).toMatchObject([
        409,
        'TARIFF_OVERLAP',
        { other: { id: kept[0]?.body.id } },
      ]);
    const rows = (await readTariffs(database.db)).filter(({ accountId }) => accountId === scope.accountId);
    expect(rows).toHaveLength(1);
  });

  it('are refused by the database too, whoever writes them', async () => {
    const scope = await newScope();
    const insert = (change: Parameters<typeof penaltyOf>[0]) =>
      database.db
        .insertInto('tariff')
        .values(valuesOf(penaltyOf({ ...scope, ...change })))
        .execute();
    await insert({ yard: 'Daikoku', validTo: '2026-06-30', priceTo: 100 });
    await insert({ yard: 'Daikoku', validTo: '2026-06-30', priceFrom: 101 });
    await insert({ yard: 'Daikoku', validFrom: '2026-07-01', priceTo: 100 });
    await insert({ yard: 'Daikoku' });
    await expect(insert({ yard: ' DAIKOKU', validFrom: '2026-06-30', priceFrom: 50 })).rejects.toThrow(
      'tariff_overlap',
    );
  });
});

describe('R88 a row that is charged', () => {
  it('while its price is changed is read again, so that no charge has a price that never was', async () => {
    const row = penaltyOf(await newScope());
    const { id } = (await steps.add(manager(), row)).body;
    const seen: number[] = [];
    const readRow = async (db: Parameters<typeof readTariffs>[0]) =>
      (await readTariffs(db)).find((one) => one.id === id) ?? expect.fail('The row is gone.');
    await inTransaction(database.db, async (tx) => {
      const found = await readRow(tx);
      seen.push(found.value);
      if (seen.length === 1) await steps.change(manager(), { id, row: { ...row, value: 2000 } });
      await useTariffs(tx, [found]);
    });
    expect(seen).toEqual([1000, 2000]);
    expect(await readRow(database.db)).toMatchObject({ isUsed: true, value: 2000 });
  });

  it('keeps its price from a change that waited for the charge', async () => {
    const row = penaltyOf(await newScope());
    const { id, version } = (await steps.add(manager(), row)).body;
    const change = await inTransaction(database.db, async (tx) => {
      await useTariffs(tx, [{ id, version, isUsed: false }]);
      const answer = steps.change(manager(), { id, row: { ...row, value: 2000 } });
      await untilWaiting(database.pool);
      return { answer };
    });
    expect(await change.answer).toMatchObject({ status: 409, body: { code: 'TARIFF_USED' } });
  });
});
