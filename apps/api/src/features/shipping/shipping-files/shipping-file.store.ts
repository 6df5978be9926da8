import type { ShippingFileState } from '@seri/domain/shipping-files/shipping-file-states';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ShippingFile } from '../../../platform/database/schema.generated.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export type StoredShippingFile = Awaited<ReturnType<typeof lockShippingFile>>;

/** Locks a list as it was seen. */
export async function lockShippingFile(tx: Tx, { id, version }: { id: number; version: number }) {
  const file = await tx
    .selectFrom('shipping_file')
    .select(['name', 'version', 'is_confirmed', 'print'])
    .select((one) => one.ref('state').$castTo<ShippingFileState>().as('state'))
    // Since it was applied.
    .select(sql<number | null>`(extract(epoch from app_now() - applied_at) / 3600)::float`.as('hours_since'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw refusal('NOT_FOUND');
  if (file.version !== version) throw refusal('FILE_CHANGED');
  return file;
}

/** The version tells pages that its rows are others, or that it has gone on. */
export async function writeShippingFile(
  tx: Tx,
  id: number,
  change: Updateable<ShippingFile> & { state: ShippingFileState },
): Promise<void> {
  await tx
    .updateTable('shipping_file')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
