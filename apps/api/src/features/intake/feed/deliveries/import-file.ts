import type { Database } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { cancelFormer, type Delivery, openDelivery } from './delivery.store.ts';
import type { FeedFile } from './feed-file.ts';
import { importDelivery, type Importing } from './import-delivery.ts';

export interface FileOfSource {
  sourceId: number;
  path: string;
  file: FeedFile;
}

/** A file as a delivery: a new one, or what is left of the one that an import of the same file has not ended. */
export async function importFile(
  database: Database,
  { sourceId, path, file }: FileOfSource,
  importing: Omit<Importing, 'read'>,
): Promise<Delivery> {
  const given = { sourceId, name: path, digest: file.digest, bytes: file.bytes };
  const delivery = await inTransaction(database.db, async (tx) => {
    await cancelFormer(tx, given);
    return openDelivery(tx, given);
  });
  importing.onTaken?.(delivery);
  return importDelivery(database, delivery.id, { ...importing, read: (position) => file.read(position) });
}
