import type { Db, Tx } from '../../../platform/database/database.ts';

export const blobKeyOf = (logoId: string): string => `logos/${logoId}.webp`;

/** Returns false if the logo was there already. */
export async function insertLogo(tx: Tx, id: string, accountId: number): Promise<boolean> {
  const inserted = await tx
    .insertInto('logo')
    .values({ id, created_by: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function readKnownLogos(db: Db, ids: readonly (string | null)[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('logo')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.id));
}
