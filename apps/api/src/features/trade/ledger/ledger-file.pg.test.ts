import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
});

/** Files have a pace of their own for each account. */
beforeEach(async () => {
  staff = await api.signedIn({ role: 'manager', rights: { accounting: true } });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function fileOf(by: TestUser, from: string, to: string) {
  const answer = await api.app.inject({ url: `${apiRoot}/ledger/export?from=${from}&to=${to}`, cookies: by.cookies });
  return { status: answer.statusCode, lines: answer.body.split('\r\n').slice(1, -1) };
}

it('R22 the file has every entry of its days in their order, over several parts of it', async () => {
  const user = await api.signedIn();
  await database.pool.query(
    `insert into ledger_entry (account_id, number, kind, amount, balance, reason, booked_at)
     select $1, n, 'remittance', 1, n, '', '2025-10-31T14:59:59Z'::timestamptz + make_interval(secs => n - 1)
     from generate_series(1, 4500) as n`,
    [user.accountId],
  );
  // The first one is of the last second of October in Japan.
  const { lines } = await fileOf(staff, '2025-11-01', '2025-11-30');
  expect(lines).toHaveLength(4499);
  expect(lines.map((line) => Number(line.split(',')[7]))).toEqual(
    Array.from({ length: 4499 }, (_, place) => place + 2),
  );
  expect((await fileOf(staff, '2025-10-31', '2025-10-31')).lines).toHaveLength(1);
});

it('R89 it is for staff who may book money, and no longer than a year', async () => {
  const user = await api.signedIn();
  expect((await fileOf(user, '2026-11-01', '2026-11-30')).status).toBe(403);
  expect((await fileOf(await api.signedIn({ role: 'manager' }), '2026-11-01', '2026-11-30')).status).toBe(403);
  expect((await fileOf(staff, '2026-01-01', '2027-01-03')).status).toBe(422);
  expect((await fileOf(staff, '2026-11-30', '2026-11-01')).status).toBe(422);
});
