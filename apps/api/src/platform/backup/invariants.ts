import type { ClientBase } from 'pg';

/** Each invariant has a name, and a query that finds the rows that break it. */
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
