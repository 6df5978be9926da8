import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { exampleSale } from '@seri/papers/snapshots.testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { takeNumber } from './paper.store.ts';
import { issuePaper } from './papers.command.ts';

let database: TestDatabase;
let connections: Database[];
let accounts: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  // Four pools of some connections, like four API processes.
  connections = Array.from({ length: 4 }, () => database.another(4));
  accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(database.db)));
});

afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await database.drop();
});

const draft: SalePaper = { ...exampleSale({}), kind: 'invoice', number: null };

class RolledBackError extends Error {}

async function issue(index: number): Promise<string> {
  const { db } = connections[index % connections.length] ?? database;
  const accountId = accounts[index % accounts.length] ?? 0;
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    const lines = draft.items.flatMap(({ lines: all }) => all);
    const { number } = await issuePaper(tx, {
      accountId,
      snapshot: draft,
      lines: lines.map(({ kind, amount }, place) => ({
        place,
        purchase_id: null,
        charge_id: null,
        kind,
        note: '',
        amount,
      })),
      dueDays: 5,
      issuedBy: accountId,
      socketId: undefined,
    });
    if (index % 20 === 7) throw new RolledBackError();
    // The connection dies with its transaction, as it does with its process.
    if (index % 20 === 13) await database.pool.query('select pg_terminate_backend($1)', [await backendOf(tx)]);
    return number;
  });
}

async function backendOf(tx: Parameters<Parameters<typeof inTransaction>[1]>[0]): Promise<number> {
  const { pid } = await tx.selectNoFrom((one) => one.fn<number>('pg_backend_pid').as('pid')).executeTakeFirstOrThrow();
  return pid;
}

describe('R90 numbers', () => {
  it('of 200 papers at once, 20 of them rolled back or killed, have no gap and no double', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => issue(index)));
    const issued = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(issued).toHaveLength(180);
    const { rows } = await database.pool.query<{ number: string }>('select number from invoice order by number');
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual(issued.toSorted());
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(numbers.map((_, index) => index + 1));
  });
});

const take = (day: JapanDay) => inTransaction(database.db, (tx) => takeNumber(tx, 'receipt', day));

describe('R90 the day of a paper', () => {
  it('begins each year of Japan anew, and never goes back, whatever the clock says', async () => {
    expect(await take('2026-12-31')).toEqual({ number: 'R2026-000001', issuedOn: '2026-12-31' });
    expect(await take('2026-12-30')).toEqual({ number: 'R2026-000002', issuedOn: '2026-12-31' });
    expect(await take('2027-01-01')).toEqual({ number: 'R2027-000001', issuedOn: '2027-01-01' });
    expect(await take('2026-12-31')).toEqual({ number: 'R2027-000002', issuedOn: '2027-01-01' });
  });
});

describe('R90 a paper that is issued', () => {
  it.each([
    'update invoice set total = 1',
    'delete from invoice_line',
    'truncate invoice_file',
    `update invoice_line set amount = 0`,
  ])('cannot be changed by %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow();
  });
});
