import type { Database } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { cancelFormer, type Delivery, openDelivery } from './delivery.store.ts';
import type { FeedFile } from './feed-file.ts';
import { type FeedImportOptions, importDelivery } from './import-delivery.ts';

export interface FileOfSource {
  sourceId: number;
  path: string;
  file: FeedFile;
}

/** Imports a file: as a new delivery, or the rest of an unfinished one of the same file. */
export async function importFile(
  database: Database,
  { sourceId, path, file }: FileOfSource,
  options: Omit<FeedImportOptions, 'read'>,
): Promise<Delivery> {
  const contents = { sourceId, name: path, digest: file.digest, bytes: file.bytes };
  const delivery = await inTransaction(database.db, async (tx) => {
    await cancelFormer(tx, contents);
    return openDelivery(tx, contents);
  });
  options.onTaken?.(delivery);
  return importDelivery(database, delivery.id, { ...options, read: (position) => file.read(position) });
}
