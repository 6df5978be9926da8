import { openTestDatabase } from '@seri/api/testkit/database';
import { addBankDays } from '@seri/domain/time/bank-days';
import { japanDay } from '@seri/domain/time/japan-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../../../platform/database/migrate.ts';
import { grantApplication, roleOf } from '../../../../platform/database/grant-application.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { migrateJobs } from '../../../../platform/jobs/migrate-jobs.ts';
import { lastingInvariants } from '../../bidding/lasting-invariants.query.ts';
import { allocateMoney } from './allocate-money.ts';

const database = await openTestDatabase({ empty: true });
const allocations = '0049-allocations.sql';

async function ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query<Row>(sql, values)).rows;
}

let last = 0;

async function newAccount(): Promise<number> {
  last += 1;
  const [made] = await ask<{ id: number }>(
    `insert into account (email, password_hash, role_id, full_name) values ($1, '', 975, 'A') returning id`,
    [`${last}@b.example`],
  );
  return Number(made?.id);
}

/** The release before books this entry. It knows no allocations. */
async function enter(account: number, kind: string, amount: number, purchase: number | null = null): Promise<void> {
  await ask(
    `insert into ledger_entry (account_id, number, kind, amount, balance, reason, purchase_id)
     select $1, coalesce(max(number), 0) + 1, $2, $3::bigint, coalesce(sum(amount), 0) + $3::bigint, '', $4
     from ledger_entry where account_id = $1`,
    [account, kind, amount, purchase],
  );
}

async function buy(account: number, price: number, at: string): Promise<number> {
  last += 1;
  const [bought] = await ask<{ id: number; bid: number }>(
    `with lot as (insert into lot_key (source_id, external_id, held_on)
        select min(id), $1, '2026-11-01' from feed_source returning id),
      placed as (insert into bid (account_id, lot_id, held_on, amount, kind, status, created_by)
        select $2, id, '2026-11-01', $3, 'car', 6, $2 from lot returning id, lot_id)
     insert into purchase (bid_id, account_id, lot_id, held_on, price, created_by, purchased_at)
     select id, $2, lot_id, '2026-11-01', $3, $2, $4 from placed returning id, bid_id as bid`,
    [`lot ${last}`, account, price, at],
  );
  await ask('update bid set purchase_id = $1 where id = $2', [bought?.id, bought?.bid]);
  await enter(account, 'car_purchase', -price, Number(bought?.id));
  return Number(bought?.id);
}

const allocationsOf = async (account: number) =>
  (
    await ask<{ purchase_id: string; amount: string }>(
      'select purchase_id, amount from allocation where account_id = $1 order by id',
      [account],
    )
  ).map(({ purchase_id, amount }) => [Number(purchase_id), Number(amount)]);

const ofMoney = Object.entries(lastingInvariants).filter(([name]) => /balance|cost|paid|source|money/.test(name));

async function expectWhole(): Promise<void> {
  expect(ofMoney.length).toBeGreaterThan(6);
  for (const [name, query] of ofMoney) expect({ name, broken: await ask(query) }).toEqual({ name, broken: [] });
}

const day = '2026-11-11T10:00:00+09:00';
let payer: number;
let gone: number;
const cars: number[] = [];

beforeAll(async () => {
  await migrate(database.owner, migrationsFolder, (name) => name < allocations);
  payer = await newAccount();
  await enter(payer, 'remittance', 300_000);
  // The second is the older one.
  cars.push(await buy(payer, 500_000, day), await buy(payer, 400_000, '2026-11-10T10:00:00+09:00'));
  await enter(payer, 'remittance', 250_000);
  // Paid in, and paid out again before the car was bought.
  gone = await newAccount();
  await enter(gone, 'remittance', 1_000_000);
  await enter(gone, 'correction', -900_000);
  cars.push(await buy(gone, 700_000, day));
  await migrate(database.owner, migrationsFolder);
  await migrateJobs(database.owner);
  await grantApplication(database.owner, await roleOf(database));
});

afterAll(() => database.drop());

it('R92 what was booked before is allocated by the same rule: the oldest purchase first, and no money that is gone', async () => {
  expect(await allocationsOf(payer)).toEqual([
    [cars[1], 300_000],
    [cars[1], 100_000],
    [cars[0], 150_000],
  ]);
  expect(await allocationsOf(gone)).toEqual([[cars[2], 100_000]]);
  await expectWhole();
  // The rule finds nothing to change.
  for (const account of [payer, gone]) {
    await inTransaction(database.db, (tx) => allocateMoney(tx, account));
  }
  expect((await allocationsOf(payer)).length + (await allocationsOf(gone)).length).toBe(4);
});

it('R93 it is due after five bank days, and nobody is reminded of it', async () => {
  const [purchase] = await ask<{ due_on: string; is_reminded: boolean }>(
    'select due_on::text, is_reminded from purchase where id = $1',
    [cars[0]],
  );
  expect(purchase).toEqual({ due_on: addBankDays(japanDay(new Date(day)), 5), is_reminded: false });
});

it('R92 the release before books and voids beside this one, and the next change of the account makes it right', async () => {
  const account = await newAccount();
  await enter(account, 'remittance', 600_000);
  const id = await buy(account, 500_000, day);
  await inTransaction(database.db, (tx) => allocateMoney(tx, account));
  expect(await allocationsOf(account)).toEqual([[id, 500_000]]);
  await enter(account, 'refund', 500_000, id);
  await ask('update purchase set voided_at = now() where id = $1', [id]);
  await ask('update bid set purchase_id = null, status = 7 where id = (select bid_id from purchase where id = $1)', [
    id,
  ]);
  await inTransaction(database.db, (tx) => allocateMoney(tx, account));
  expect(await allocationsOf(account)).toEqual([
    [id, 500_000],
    [id, -500_000],
  ]);
  await expectWhole();
});
