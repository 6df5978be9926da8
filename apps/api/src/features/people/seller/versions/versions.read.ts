import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { assertOwner } from './owner.policy.ts';
import { selectVersions, type VersionTable } from './version.store.ts';

interface SavedVersion {
  version: number;
  details: unknown;
  changedAt: string;
  changedBy: string;
}

const most = 50;

/** R64: the last versions, for owners. */
export async function readVersions(db: Db, actor: Actor, table: VersionTable): Promise<SavedVersion[]> {
  assertOwner(actor);
  const rows = await selectVersions(db, table).limit(most).execute();
  return rows.map((row) => ({
    version: row.version,
    details: row.details,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.full_name,
  }));
}
