import type { ClientBase } from 'pg';

/** By the name of what always holds: a query that finds the rows of which it does not. */
export type Invariants = Readonly<Record<string, string>>;

/** How many rows break each invariant; those that hold are left out. */
export async function countBroken(client: ClientBase, invariants: Invariants): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [name, find] of Object.entries(invariants)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from (${find}) as broken`);
    if (rows[0]?.count) broken[name] = rows[0].count;
  }
  return broken;
}
