import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { unwatchedTables } from './unwatched-tables.data.ts';

const jobs = 'graphile_worker._private_jobs';

export interface Mark {
  /** Transactions from this one on began later. */
  transaction: string;
  rows: ReadonlyMap<string, number>;
}

/** Tells which tables have been written since a mark: by rows of later transactions, and by rows that are gone. */
export class WatchedTables {
  readonly #pool: pg.Pool;
  readonly #tables: readonly string[];

  private constructor(pool: pg.Pool, tables: readonly string[]) {
    this.#pool = pool;
    this.#tables = tables;
  }

  static async open(pool: pg.Pool): Promise<WatchedTables> {
    const { rows } = await pool.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
    const names = rows.map(({ name }) => name).filter((name) => unwatchedTables[name] === undefined);
    return new WatchedTables(pool, [...names.toSorted(), jobs]);
  }

  get count(): number {
    return this.#tables.length;
  }

  async mark(): Promise<Mark> {
    await this.#allNumbered();
    const { rows } = await this.#pool.query<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    const transaction = rows[0]?.next ?? '0';
    const counts = await this.#count(transaction);
    return { transaction, rows: new Map(counts.map(({ name, all }) => [name, all])) };
  }

  async writtenSince(mark: Mark): Promise<string[]> {
    const counts = await this.#count(mark.transaction);
    return counts.filter(({ name, all, later }) => later > 0 || all !== mark.rows.get(name)).map(({ name }) => name);
  }

  #count(transaction: string): Promise<{ name: string; all: number; later: number }[]> {
    const each = this.#tables.map(
      (name) => `select '${name}' as name, count(*)::int as all,
        (count(*) filter (where xmin::text::bigint >= $1))::int as later from ${name}`,
    );
    return this.#pool.query(each.join(' union all '), [transaction]).then(({ rows }) => rows);
  }

  /** The relay numbers events after the commit, which is a write of its own. */
  async #allNumbered(): Promise<void> {
    const open = async () => {
      const { rows } = await this.#pool.query('select 1 from outbox where sequence is null limit 1');
      return rows.length > 0;
    };
    while (await open()) await wait(20);
  }
}
