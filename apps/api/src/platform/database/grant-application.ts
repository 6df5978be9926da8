import { escapeIdentifier, type Pool } from 'pg';

/** The lock under which a month is opened: its new table and these rights would collide in PostgreSQL's own tables. */
const lock = 7_316_004;

/**
 * Gives the role of requests and jobs the rights on data that they need, and no other: it makes, changes and drops nothing,
 * and only adds to tables that refuse changes. Every migration repeats it, since new tables may have come.
 */
export async function grantApplication(owner: Pool, role: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${lock})`);
    const { rows } = await client.query<{ is_owner: boolean }>('select current_user = $1 as is_owner', [role]);
    if (!rows[0]?.is_owner) await client.query(rightsOf(escapeIdentifier(role)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const rightsOf = (role: string) => `
  revoke create on schema public from public;
  grant usage on schema public, graphile_worker to ${role};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
  grant usage, select on all sequences in schema public, graphile_worker to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage, select on sequences to ${role};
  grant execute on function open_lot_month(date), forget_in_log(bigint), forget_old_in_log() to ${role};
  revoke insert, update, delete on schema_migration, graphile_worker.migrations from ${role};
  do $$
  declare
    entry record;
  begin
    for entry in select distinct tgrelid::regclass as name from pg_trigger where tgfoid = 'refuse_change'::regproc loop
      execute format('revoke update, delete, truncate on %s from ${role}', entry.name);
    end loop;
    -- The queue shuts out every role but the owner of its tables, unless a policy lets it in; the grants above decide.
    for entry in select oid::regclass as name from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'application') loop
      execute format('create policy application on %s using (true)', entry.name);
    end loop;
  end
  $$`;

/** Asked of the server, because a pooler may know the role by another name than the address has. */
export async function roleOf({ pool }: { pool: Pool }): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/** Whether requests could change the tables themselves: one role does everything, as before there were two. */
export async function ownsTables({ pool }: { pool: Pool }): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean }>(
    `select pg_has_role(relowner, 'usage') as owns from pg_class where oid = 'schema_migration'::regclass`,
  );
  return rows[0]?.owns ?? false;
}
