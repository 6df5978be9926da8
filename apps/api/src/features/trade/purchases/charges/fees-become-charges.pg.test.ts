import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../../../platform/database/migrate.ts';
import { lastingInvariants } from '../../bidding/lasting-invariants.query.ts';

const database = await openTestDatabase({ empty: true });
const newCharges = '0042-charges.sql';

async function ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query<Row>(sql, values)).rows;
}

interface OldPurchase {
  status?: number;
  isVoid?: boolean;
}

let account = 0;
let last = 0;

/** Books a purchase, and voids it, as the release before charges did. */
async function bookAsBefore({ status = 0, isVoid = false }: OldPurchase = {}): Promise<number> {
  last += 1;
  const [bought] = await ask<{ id: number; bid: number }>(
    `with lot as (insert into lot_key (source_id, external_id, held_on)
        select min(id), $1, '2026-11-01' from feed_source returning id),
      placed as (insert into bid (account_id, lot_id, held_on, amount, kind, status, created_by)
        select $2, id, '2026-11-01', 500000, 'car', 6, $2 from lot returning id, lot_id)
     insert into purchase (bid_id, account_id, lot_id, held_on, price, status, created_by)
     select id, $2, lot_id, '2026-11-01', 500000, $3, $2 from placed returning id, bid_id as bid`,
    [`lot ${last}`, account, status],
  );
  const { id, bid } = bought ?? { id: 0, bid: 0 };
  await ask('update bid set purchase_id = $1 where id = $2', [id, bid]);
  await ask('insert into purchase_fee select $1, kind, amount from fee_rate', [id]);
  await enterAsBefore(id, 'car_purchase', -500_000);
  await enterAsBefore(id, 'fee', -35_000, 'agent');
  await enterAsBefore(id, 'fee', -15_000, 'delivery');
  if (isVoid) await voidAsBefore(id, bid);
  return id;
}

async function voidAsBefore(id: number, bid: number): Promise<void> {
  await enterAsBefore(id, 'refund', 500_000);
  await enterAsBefore(id, 'refund', 35_000, 'agent');
  await enterAsBefore(id, 'refund', 15_000, 'delivery');
  await ask('update purchase set voided_at = now() where id = $1', [id]);
  await ask('update bid set purchase_id = null, status = 7 where id = $1', [bid]);
}

async function enterAsBefore(id: number, kind: string, amount: number, fee: string | null = null): Promise<void> {
  await ask(
    `insert into ledger_entry (account_id, number, kind, amount, balance, reason, purchase_id, fee)
     select $1, coalesce(max(number), 0) + 1, $2, $3::bigint, coalesce(sum(amount), 0) + $3::bigint, '', $4, $5
     from ledger_entry where account_id = $1`,
    [account, kind, amount, id, fee],
  );
}

const chargesOf = async (id: number) =>
  (
    await ask<{ kind: string; amount: string | null; state: string }>(
      `select kind, amount, state from charge where purchase_id = $1 and state <> 'dropped' order by kind`,
      [id],
    )
  ).map(({ kind, amount, state }) => [kind, amount === null ? null : Number(amount), state]);

const feesOf = async (id: number) =>
  (
    await ask<{ kind: string; amount: string }>(
      'select kind, amount from purchase_fee where purchase_id = $1 and amount <> 0 order by kind',
      [id],
    )
  ).map(({ kind, amount }) => [kind, Number(amount)]);

const booked = [
  ['agent', 35_000, 'booked'],
  ['delivery', 15_000, 'booked'],
];
const unknown = [
  ['freight', null, 'expected'],
  ['invoice', null, 'expected'],
];
const returned = booked.map(([kind, amount]) => [kind, amount, 'returned']);

let old: Record<'open' | 'delivered' | 'void', number>;

beforeAll(async () => {
  await migrate(database.owner, migrationsFolder, (name) => name < newCharges);
  const [made] = await ask<{ id: number }>(
    `insert into account (email, password_hash, role_id, full_name) values ('a@b.example', '', 975, 'A') returning id`,
  );
  account = made?.id ?? 0;
  old = {
    open: await bookAsBefore(),
    delivered: await bookAsBefore({ status: 5 }),
    void: await bookAsBefore({ isVoid: true }),
  };
  await migrate(database.owner, migrationsFolder);
});

afterAll(() => database.drop());

it('R87 fees become charges tied to their entries; those of zero are unknown while the car is on its way', async () => {
  expect(await chargesOf(old.open)).toEqual([...booked, ...unknown]);
  expect(await chargesOf(old.delivered)).toEqual(booked);
  expect(await chargesOf(old.void)).toEqual(returned);
});

it('R87 the release before books and voids beside this one', async () => {
  expect(await chargesOf(await bookAsBefore())).toEqual([...booked, ...unknown]);
  expect(await chargesOf(await bookAsBefore({ isVoid: true }))).toEqual(returned);
});

it('R87 the release before sees what this one books', async () => {
  const id = await bookAsBefore();
  await ask(
    `insert into charge (purchase_id, kind, amount, state, entered_by) values ($1, 'storage', 6000, 'expected', $2)`,
    [id, account],
  );
  expect(await feesOf(id)).toEqual([
    ['agent', 35_000],
    ['delivery', 15_000],
  ]);
  const [charge] = await ask<{ id: number }>(
    `update charge set state = 'booked' where purchase_id = $1 and kind = 'storage' returning id`,
    [id],
  );
  await ask(
    `insert into ledger_entry (account_id, number, kind, amount, balance, reason, purchase_id, fee, charge_id)
     select $1, max(number) + 1, 'fee', -6000, sum(amount) - 6000, '', $2, 'storage', $3
     from ledger_entry where account_id = $1`,
    [account, id, charge?.id],
  );
  expect(await feesOf(id)).toEqual([
    ['agent', 35_000],
    ['delivery', 15_000],
    ['other', 6000],
  ]);
});

const ofMoney = Object.entries(lastingInvariants).filter(([name]) => /balance|entries/.test(name));

afterEach(async () => {
  expect(ofMoney).toHaveLength(4);
  for (const [name, query] of ofMoney) expect({ name, broken: await ask(query) }).toEqual({ name, broken: [] });
});
