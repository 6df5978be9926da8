import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

/** A table of names, possibly below a parent: a model under its maker. */
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
  /** The id of the parent; null at the top. */
  parent: number | null;
  name: string;
}

/** Cache of the ids of names, for the lifetime of an import. */
export class Names {
  readonly #ids = new Map<string, number>();

  find(kind: keyof typeof nameTables, parent: number | null, name: string): number | undefined {
    return this.#ids.get(keyOf(kind, parent, name));
  }

  async learn(tx: Tx, kind: keyof typeof nameTables, named: readonly Named[]): Promise<void> {
    const unknown = new Map(named.map((item) => [keyOf(kind, item.parent, item.name), item] as const));
    for (const key of unknown.keys()) if (this.#ids.has(key)) unknown.delete(key);
    if (unknown.size === 0) return;
    // Sorted, so that two imports which insert the same names cannot deadlock.
    const wanted = [...unknown.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    for (const { id, parent, name } of await ensure(tx, nameTables[kind], wanted)) {
      this.#ids.set(keyOf(kind, parent, name), id);
    }
  }

  /** The ids of a rolled-back transaction are void. */
  forget(): void {
    this.#ids.clear();
  }
}

/** Case-sensitive: a second spelling of a name only costs another lookup. */
function keyOf(kind: string, parent: number | null, name: string): string {
  return `${kind} ${parent ?? ''} ${name}`;
}

/** Case-insensitive like the unique index, so that two spellings sort to the same place. */
function orderOf({ parent, name }: Named): string {
  return `${parent ?? ''} ${name.toLowerCase()}`;
}

async function ensure(
  tx: Tx,
  { table, parent }: NameTable,
  wanted: readonly Named[],
): Promise<(Named & { id: number })[]> {
  const wantedRows = sql`unnest(${wanted.map((item) => item.parent)}::integer[], ${wanted.map(({ name }) => name)}::text[])
    as wanted (parent, name)`;
  const [columns, values, isUnder]: [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>] = parent
    ? [
        sql`${sql.ref(parent)}, name`,
        sql`parent, name`,
        sql`coalesce(${sql.ref(`known.${parent}`)}, 0) = coalesce(parent, 0)`,
      ]
    : [sql`name`, sql`name`, sql`true`];
  await sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${wantedRows} on conflict do nothing`.execute(
    tx,
  );
  // Joined by equality only, which lets PostgreSQL do it in one pass, however many names there are.
  const { rows } = await sql<Named & { id: number }>`
    select known.id, wanted.parent, wanted.name from ${wantedRows}
    join ${sql.table(table)} as known on lower(known.name) = lower(wanted.name) and ${isUnder}`.execute(tx);
  return rows;
}
