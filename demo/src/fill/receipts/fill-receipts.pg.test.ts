import { inTransaction } from '@seri/api/platform/database/transaction';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shareOf } from '../../lots/demo-plan.ts';
import { fillDemo } from '../fill-demo.ts';
import { fillLots } from '../fill-lots.ts';
import { fillPurchases } from '../purchases/fill-purchases.ts';
import { fillReceipts } from './fill-receipts.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let database: TestDatabase;
const now = new Date('2026-11-19T03:00:00Z');
const fill = () => inTransaction(database.db, (tx) => fillReceipts(tx, now));

beforeAll(async () => {
  database = await openTestDatabase({ now: now.toISOString() });
  await inTransaction(database.db, (tx) => fillDemo(tx, { now, hashPassword: async () => 'hash' }));
  const clock = new FixedClock(now.toISOString());
  await fillLots({ seed: 3, plan: shareOf(900), database, clock, log: silentLog });
  await inTransaction(database.db, (tx) => fillPurchases(tx, now));
  await fill();
});

afterAll(() => database.drop());

const readAll = () =>
  database.db
    .selectFrom('receipt')
    .leftJoin('account', 'account.id', 'receipt.account_id')
    .select(['sender_name', 'state', 'currency', 'amount_jpy', 'email', 'score'])
    .where('file_id', 'is not', null)
    .orderBy('receipt.id')
    .execute();

it('R94 the inbox of the demonstration has fourteen lines with the traps of the trade, once', async () => {
  await fill();
  const all = await readAll();
  expect(all).toHaveLength(14);
  const of = (state: string) =>
    all.filter((one) => one.state === state).map(({ sender_name, email }) => [sender_name, email]);
  expect(of('unidentified')).toHaveLength(3);
  expect(of('booked')).toEqual([['IVANOV ALEKSEI SERGEEVICH', 'vip@demo.seri']]);
  expect(of('ignored')).toHaveLength(1);
  expect(of('suggested')).toEqual(
    expect.arrayContaining([
      ['KUZNETSOVA MARINA VIKTOROVNA', 'marina@amur-motors.example'],
      ['KUZNETSOVA MARINA VIKTOROVNA/KHABAR', 'marina@amur-motors.example'],
      ['OOO PRIMAVTOTRANS', 'troublesome@demo.seri'],
      ['DEPOSIT SENDER', 'restricted@demo.seri'],
      ['WHITFIELD THOMAS', 'client@demo.seri'],
    ]),
  );
  expect(of('new').filter(([sender]) => sender === 'WHITFIELD THOMAS')).toHaveLength(2);
  // Ten thousand dollars at 149.20, less the fee of the bank.
  expect(all.find(({ currency }) => currency === 'USD')?.amount_jpy).toBe(1_489_500);
});
