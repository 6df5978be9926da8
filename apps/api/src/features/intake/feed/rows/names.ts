import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

/** A table of names, perhaps each under another one: a model under its maker. */
interface NameTable {
  table: string;
  parent?: string;
}

export const nameTables = {
  maker: { table: 'maker' },
  model: { table: 'model', parent: 'maker_id' },
  chassis: { table: 'chassis_code', parent: 'model_id' },
  category: { table: 'category', parent: 'parent_id' },
} as const satisfies Record<string, NameTable>;

export interface Named {
  /** The id of what it stands under; null at the top. */
  parent: number | null;
  name: string;
}

/** The ids that names stand for, remembered for as long as an import runs. */
export class Names {
  readonly #ids = new Map<string, number>();

  find(kind: keyof typeof nameTables, parent: number | null, name: string): number | undefined {
    return this.#ids.get(keyOf(kind, parent, name));
  }

  /** Writes the names that are not there yet. */
  async learn(tx: Tx, kind: keyof typeof nameTables, named: readonly Named[]): Promise<void> {
    const unknown = new Map(named.map((one) => [keyOf(kind, one.parent, one.name), one] as const));
    for (const key of unknown.keys()) if (this.#ids.has(key)) unknown.delete(key);
    if (unknown.size === 0) return;
    // In one order for everybody: two imports that write the same names wait for each other, and never both.
    const wanted = [...unknown.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    for (const { id, parent, name } of await ensure(tx, nameTables[kind], wanted)) {
      this.#ids.set(keyOf(kind, parent, name), id);
    }
  }

  /** After a transaction that failed its ids are nobody's. */
  forget(): void {
    this.#ids.clear();
  }
}

/** As it is written: that the database takes two of them for one costs no more than asking for both. */
function keyOf(kind: string, parent: number | null, name: string): string {
  return `${kind} ${parent ?? ''} ${name}`;
}

/** Where the database takes two names for one, they stand in one place. */
function orderOf({ parent, name }: Named): string {
  return `${parent ?? ''} ${name.toLowerCase()}`;
}

async function ensure(
  tx: Tx,
  { table, parent }: NameTable,
  wanted: readonly Named[],
): Promise<(Named & { id: number })[]> {
  const given = sql`unnest(${wanted.map((one) => one.parent)}::integer[], ${wanted.map(({ name }) => name)}::text[])
    as wanted (parent, name)`;
  const [columns, values, isUnder]: [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>] = parent
    ? [
        sql`${sql.ref(parent)}, name`,
        sql`parent, name`,
        sql`coalesce(${sql.ref(`known.${parent}`)}, 0) = coalesce(parent, 0)`,
      ]
    : [sql`name`, sql`name`, sql`true`];
  await sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${given} on conflict do nothing`.execute(
    tx,
  );
  // By equality alone, of which the database makes one pass over both, however many there are.
  const { rows } = await sql<Named & { id: number }>`
    select known.id, wanted.parent, wanted.name from ${given}
    join ${sql.table(table)} as known on lower(known.name) = lower(wanted.name) and ${isUnder}`.execute(tx);
  return rows;
}
