import { migrate, migrationsFolder } from '@seri/api/platform/database/migrate';
import { openTestDatabase } from '@seri/api/testkit/database';
import { roleIds } from '@seri/domain/people/roles';
import { afterAll, expect, it } from 'vitest';

const database = await openTestDatabase({ empty: true });
const { owner } = database;
afterAll(() => database.drop());

const upgrade = '0050-receipts.sql';

async function newPerson(fullName: string, company = ''): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into account (email, password_hash, role_id, full_name, company)
     values ($1::text || '@test.seri', '', $2, $1, $3) returning id`,
    [fullName, roleIds.client, company],
  );
  return rows[0]?.id ?? 0;
}

async function remit(id: number, number: number, amount: number, ago: string): Promise<void> {
  await owner.query(
    `insert into ledger_entry (account_id, number, kind, amount, balance, reason, description, booked_by, booked_at)
     values ($1, $2, 'remittance', $3, $3, '', 'By bank', $1, app_now() - $4::interval)`,
    [id, number, amount, ago],
  );
}

const keysOf = async (id: number) =>
  (
    await owner.query<{ key: string }>('select key from account_name_key where account_id = $1 order by key', [id])
  ).rows.map(({ key }) => key);

it('R94 the update makes receipts of the last remittances, and knows the names of all accounts', async () => {
  await migrate(owner, migrationsFolder, (name) => name < upgrade);
  const before = await newPerson('Андрей Фёдоров', 'Vega Motors LLC');
  await remit(before, 1, 100, '91 days');
  await remit(before, 2, 200, '89 days');
  await migrate(owner, migrationsFolder, (name) => name <= upgrade);
  const { rows } = await owner.query(
    `select receipt.amount::integer, amount_jpy::integer, state, text, number from receipt join ledger_entry on entry_id = ledger_entry.id`,
  );
  expect(rows).toEqual([{ amount: 200, amount_jpy: 200, state: 'booked', text: 'By bank', number: 2 }]);
  expect(await keysOf(before)).toEqual(['fdrv', 'mtrs', 'ndr', 'vg']);

  // The release before writes these rows.
  const after = await newPerson('Andrey Fedorov');
  expect(await keysOf(after)).toEqual(['fdrv', 'ndr']);
  await owner.query(`update account set full_name = 'Ivan' where id = $1`, [after]);
  expect(await keysOf(after)).toEqual(['vn']);
});
