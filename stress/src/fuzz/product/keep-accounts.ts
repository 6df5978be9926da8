import type pg from 'pg';
import { emailOf } from './visitors.ts';

/** Rows on which the sign-ins of the run hang. A request that is meant to change them may, until the next batch. */
const kept = [
  {
    table: 'account',
    key: 'email',
    columns: ['role_id', 'is_owner', 'overrides', 'staff_rights', 'password_hash', 'email_confirmed_at'],
    where: 'email = any($1)',
  },
  { table: 'role_flags', key: 'role_id', columns: ['overrides'], where: '$1::text[] is not null' },
  { table: 'staff_factor_rule', key: 'id', columns: ['is_required'], where: '$1::text[] is not null' },
] as const;

type KeptRow = Record<string, unknown>;

/** Puts the roles, flags and passwords of the run's own accounts back to what they were at its start. */
export class KeptAccounts {
  readonly #pool: pg.Pool;
  readonly #rows = new Map<string, readonly KeptRow[]>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async note(): Promise<void> {
    // The rule has a row only once an owner has chosen, and what has no row is not put back.
    await this.#pool.query(`
      insert into staff_factor_rule (is_required, changed_by)
      select false, id from account where is_owner order by id limit 1 on conflict do nothing`);
    for (const { table, key, columns, where } of kept) {
      const query = `select ${[key, ...columns].join(', ')} from ${table} where ${where}`;
      const { rows } = await this.#pool.query<KeptRow>(query, [Object.values(emailOf)]);
      this.#rows.set(table, rows);
    }
  }

  async restore(): Promise<void> {
    for (const { table, key, columns } of kept) {
      const set = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
      const changed = columns.map((column, index) => `${column} is distinct from $${index + 2}`).join(' or ');
      for (const row of this.#rows.get(table) ?? []) {
        const values = [key, ...columns].map((column) => row[column]);
        await this.#pool.query(`update ${table} set ${set} where ${key} = $1 and (${changed})`, values);
      }
    }
  }
}
