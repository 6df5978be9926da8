import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import type { Tariff, TariffDraft } from '@seri/domain/tariffs/tariff';
import { writeTariffCsv } from '@seri/domain/tariffs/tariff-csv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { useTariffs } from './tariffs.command.ts';
import { readTariffs } from './tariffs.query.ts';
import { penaltyOf, tariffSteps } from './tariffs.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof tariffSteps>;
/** The rows of this test, for a client of its own. */
let rows: Tariff[];
let accountId: number;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = tariffSteps(api);
  staff = await api.signedIn({ role: 'manager', rights: { tables: true } });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  ({ accountId } = await api.signedIn());
  await steps.add(staff, penaltyOf({ accountId, note: '=1+1, "two"' }));
  await steps.add(staff, penaltyOf({ accountId, kind: 'storage', how: 'per_day', freeDays: 30 }));
  rows = await ownRows();
});

const ownRows = async () => (await readTariffs(database.db)).filter((row) => row.accountId === accountId);
const fieldsOf = ({ body }: Awaited<ReturnType<typeof steps.importFile>>) =>
  (body.data as { fields?: Record<string, { problem: string }> }).fields;
const newRow = (change: Partial<TariffDraft>): Tariff => ({
  ...penaltyOf({ accountId, ...change }),
  id: 0,
  version: 0,
  isUsed: false,
  isDemo: false,
});
/** Rows with the id 0 become new ones. */
const fileOf = (...all: Tariff[]) => writeTariffCsv(all).replaceAll(/^0,0,/gm, ',,');

describe('R88 a file of the table', () => {
  it('comes back without a change, whatever its texts', async () => {
    const csv = await steps.exportFile(staff);
    const { body } = await steps.importFile(staff, csv);
    expect(body).toEqual({ added: 0, changed: 0, unchanged: expect.any(Number) });
    expect(await ownRows()).toEqual(rows);
  });

  it('changes rows with an id, adds the others, and may end one row and begin the next in any order', async () => {
    const [first, second] = rows as [Tariff, Tariff];
    const next = newRow({ validFrom: '2027-01-01', value: 1300, note: 'Next' });
    const csv = fileOf(next, second, { ...first, validTo: '2026-12-31' });
    expect((await steps.importFile(staff, csv)).body).toEqual({ added: 1, changed: 1, unchanged: 1 });
    expect(await ownRows()).toMatchObject([
      { id: first.id, version: 2, validTo: '2026-12-31' },
      { note: 'Next', version: 1 },
      { id: second.id, version: 1 },
    ]);
  });

  it('is not taken at all if one of its rows has a fault; all are named by line and field', async () => {
    const [first, second] = rows as [Tariff, Tariff];
    const csv = fileOf(
      newRow({ line: 'Fine' }),
      { ...first, value: 5, version: 7 },
      { ...second, houseId: 999_999, id: 888_888 },
      { ...first, value: 6 },
      newRow({ line: 'Worse', how: 'flat', freeDays: 3 }),
    );
    const answer = await steps.importFile(staff, csv);
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldsOf(answer) ?? {}).toSorted()).toEqual([
      '3.version',
      '4.houseId',
      '4.id',
      '5.id',
      '6.freeDays',
    ]);
    expect(await ownRows()).toEqual(rows);
  });

  it('with two rows for the same purchase is refused with both lines', async () => {
    const twice = [newRow({ line: 'Umikaze Line' }), newRow({ line: 'umikaze line', value: 3 })] as const;
    expect(await steps.importFile(staff, fileOf(...twice))).toMatchObject({
      status: 409,
      body: { code: 'TARIFF_OVERLAP', data: { other: { id: null }, line: 3, otherLine: 2 } },
    });
    const [first] = rows as [Tariff];
    expect(await steps.importFile(staff, fileOf(newRow({})))).toMatchObject({
      status: 409,
      body: { code: 'TARIFF_OVERLAP', data: { other: { id: first.id }, line: 2 } },
    });
    expect(await ownRows()).toEqual(rows);
  });

  it('changes no price by which a charge was booked', async () => {
    const [first, second] = rows as [Tariff, Tariff];
    await inTransaction(database.db, (tx) => useTariffs(tx, [second]));
    const csv = fileOf({ ...first, value: 9 }, { ...second, value: 9 });
    expect(await steps.importFile(staff, csv)).toMatchObject({
      status: 409,
      body: { code: 'TARIFF_USED', data: { id: second.id, line: 3 } },
    });
    expect(await ownRows()).toMatchObject([{ value: 1000 }, { value: 1000 }]);
  });
});
