import { migrate, migrationsFolder } from '@seri/api/platform/database/migrate';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, it } from 'vitest';

const database = await openTestDatabase({ empty: true });
const { owner } = database;
afterAll(() => database.drop());

const upgrade = '0047-dropped-by-settlement.sql';

const newSettled = (kind: string) => `
  with lot as (insert into lot_key (source_id, external_id, held_on)
      select min(id), '${kind}', '2026-11-01' from feed_source returning id),
    placed as (insert into bid (account_id, lot_id, held_on, amount, kind, status, created_by)
      select (select min(id) from account), id, '2026-11-01', 500000, 'car', 7, (select min(id) from account) from lot returning *),
    bought as (insert into purchase (bid_id, account_id, lot_id, held_on, price, status, created_by, voided_at)
      select id, account_id, lot_id, held_on, 500000, 7, account_id, now() from placed returning *),
    charged as (insert into charge (purchase_id, kind, amount, state)
      select id, kind, 5, state from bought, (values ('agent', 'returned'), ('freight', 'dropped'), ('invoice', 'dropped'))
        as line (kind, state) returning *),
    removed as (insert into action_log (account_id, action, subject, detail)
      select account_id, 'purchase.charge-removed', 'purchase:' || bought.id, jsonb_build_object('chargeId', charged.id)
      from bought join charged on purchase_id = bought.id where charged.kind = 'invoice')
  insert into settlement (purchase_id, kind, reason, returned, former_status, settled_by, is_gain_of_client, reversed_at)
  select id, 'cancelled', 'agreed', '{}', 0, account_id, true, case '${kind}' when 'reversed' then now() end from bought`;

it('R91 settlements before the update expect again what they dropped, but not what staff had removed', async () => {
  await migrate(owner, migrationsFolder, (name) => name < upgrade);
  await owner.query(
    `insert into account (email, password_hash, role_id, full_name) values ('a@b.example', '', 975, 'A')`,
  );
  await owner.query(newSettled('standing'));
  await owner.query(newSettled('reversed'));
  await migrate(owner, migrationsFolder, (name) => name <= upgrade);
  const { rows } = await owner.query(`
    select reversed_at is null as stands, (select array_agg(kind) from charge where id = any(dropped)) as dropped
    from settlement order by id`);
  expect(rows).toEqual([
    { stands: true, dropped: ['freight'] },
    { stands: false, dropped: null },
  ]);
});
