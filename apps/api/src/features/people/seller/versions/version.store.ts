import type { Db, Tx } from '../../../../platform/database/database.ts';

/** R64: each row of these tables is a version, written once; the newest one counts. */
export type VersionTable = 'bank_details' | 'company_billing';

export interface NewVersion<Details> {
  version: number;
  details: Details;
  changedBy: number;
}

/** Returns false if another owner has written this version: the key waits for a concurrent one, and then collides. */
export async function insertVersion(
  tx: Tx,
  table: VersionTable,
  { version, details, changedBy }: NewVersion<unknown>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto(table)
    .values({ version, details: details === null ? null : JSON.stringify(details), changed_by: changedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The newest version; undefined until the first save. */
export function findNewest(db: Db | Tx, table: VersionTable) {
  return db
    .selectFrom(table)
    .select(['version', 'details', 'changed_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Versions with the names of their authors, the newest first. */
export function selectVersions(db: Db, table: VersionTable) {
  return db
    .selectFrom(`${table} as saved`)
    .innerJoin('account', (join) => join.onRef('account.id', '=', 'saved.changed_by'))
    .select(['saved.version', 'details', 'changed_at', 'full_name'])
    .orderBy('saved.version', 'desc');
}
