import { migrate, migrationsFolder } from '@seri/api/platform/database/migrate';
import { openTestDatabase } from '@seri/api/testkit/database';
import { roleIds } from '@seri/domain/people/roles';
import { afterAll, expect, it } from 'vitest';

const database = await openTestDatabase({ empty: true });
const { owner } = database;
afterAll(() => database.drop());

const upgrade = '0044-staff-rights.sql';

async function newPerson(email: string, roleId: number, isOwner = false): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into account (email, password_hash, role_id, is_owner, full_name) values ($1, '', $2, $3, '') returning id`,
    [email, roleId, isOwner],
  );
  return rows[0]?.id ?? 0;
}

it('R89 managers who booked money themselves within a year keep the right; the log says that an update gave it', async () => {
  await migrate(owner, migrationsFolder, (name) => name < upgrade);
  const client = await newPerson('client@test.seri', roleIds.client);
  let entries = 0;
  const book = async (by: number, kind: string, ago: string) => {
    entries += 1;
    await owner.query(
      `insert into ledger_entry (account_id, number, kind, amount, balance, reason, booked_by, booked_at)
       values ($1, $2, $3::text, case $3::text when 'fee' then -1 else 1 end, 1, '', $4, app_now() - $5::interval)`,
      [client, entries, kind, by, ago],
    );
  };
  const people = {
    remits: await newPerson('remits@test.seri', roleIds.manager),
    corrects: await newPerson('corrects@test.seri', roleIds.manager),
    longAgo: await newPerson('long-ago@test.seri', roleIds.manager),
    wins: await newPerson('wins@test.seri', roleIds.manager),
    idle: await newPerson('idle@test.seri', roleIds.manager),
    owner: await newPerson('owner@test.seri', roleIds.manager, true),
    former: await newPerson('former@test.seri', roleIds.client),
  };
  await book(people.remits, 'remittance', '11 months');
  await book(people.corrects, 'correction', '1 day');
  await book(people.longAgo, 'remittance', '13 months');
  await book(people.wins, 'fee', '1 day');
  await book(people.owner, 'remittance', '1 day');
  await book(people.former, 'remittance', '1 day');

  await migrate(owner, migrationsFolder, (name) => name <= upgrade);
  const { rows } = await owner.query(`select id from account where staff_rights = '{"accounting": true}' order by id`);
  expect(rows).toEqual([{ id: people.remits }, { id: people.corrects }]);
  const others = await owner.query(`select 1 from account where staff_rights <> '{}'`);
  expect(others.rowCount).toBe(2);
  const log = await owner.query(`select account_id, on_behalf_of, detail from action_log order by on_behalf_of`);
  expect(log.rows).toEqual(
    rows.map(({ id }) => ({
      account_id: null,
      on_behalf_of: id,
      detail: { from: { staff_rights: {} }, to: { staff_rights: { accounting: true } }, by: 'update' },
    })),
  );
});
