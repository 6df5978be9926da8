import type { Overrides } from '@seri/domain/people/roles';
import type { Tx } from '../../../platform/database/database.ts';

export async function lockRoleFlags(tx: Tx, roleId: number): Promise<Overrides | undefined> {
  const row = await tx
    .selectFrom('role_flags')
    .select('overrides')
    .where('role_id', '=', roleId)
    .forUpdate()
    .executeTakeFirst();
  return row?.overrides as Overrides | undefined;
}

/** Optimistic lock: returns false if the version moved. */
export async function writeRoleFlags(
  tx: Tx,
  { roleId, version }: { roleId: number; version: number },
  overrides: Overrides,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('role_flags')
    .set({ overrides: JSON.stringify(overrides), version: version + 1 })
    .where('role_id', '=', roleId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
