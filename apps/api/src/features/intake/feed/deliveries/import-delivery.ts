import type { Database } from '../../../../platform/database/database.ts';
import { chunksOf, NotAFeedError } from '../rows/chunks.ts';
import {
  type Delivery,
  failDelivery,
  findDelivery,
  finishDelivery,
  recordChunk,
  restDelivery,
  startDelivery,
} from './delivery.store.ts';
import { type Intake, withIntake } from '../take/intake.ts';
import { takeChunks } from '../take/take-chunks.ts';

export interface FeedImportOptions {
  /** The bytes from this position on, up to the length they had when the delivery was opened. */
  read: (position: number) => AsyncIterable<Uint8Array>;
  /** On abort the chunk under way is finished; the rest waits. */
  signal?: AbortSignal;
  onTaken?: (delivery: Delivery) => void;
  chunkBytes?: number | undefined;
}

/**
 * R30: takes a delivery from its position to its end. Rows, position, counts and rejects of a chunk are one
 * transaction, so a killed import loses nothing and counts nothing twice. After a failure that no row has caused, the
 * delivery waits.
 */
export async function importDelivery(database: Database, id: number, options: FeedImportOptions): Promise<Delivery> {
  const { source_id } = await findDelivery(database.db, id);
  const run = (intake: Intake) => runDelivery(database, intake, id, options);
  const ended = await withIntake(database, source_id, run, options.signal);
  return ended ?? findDelivery(database.db, id);
}

async function runDelivery(
  database: Database,
  intake: Intake,
  id: number,
  options: FeedImportOptions,
): Promise<Delivery | undefined> {
  // Checked under the source's lock: the former holder may have taken this delivery.
  const delivery = await startDelivery(intake.connection.db, id);
  if (!delivery) return undefined;
  try {
    await takeAll(database, intake, delivery, options);
    return await endOf(database, id, options.signal);
  } catch (error) {
    if (error instanceof NotAFeedError) return failDelivery(database.db, id, error.message);
    // If the database is what failed, the delivery stays `running`, which resumes just as well.
    await restDelivery(database.db, id).catch(() => undefined);
    throw error;
  }
}

async function takeAll(
  { db }: Database,
  intake: Intake,
  { id, position, line }: Delivery,
  { read, signal, onTaken, chunkBytes }: FeedImportOptions,
): Promise<void> {
  const chunks = chunksOf(read(position), { position, line }, chunkBytes);
  await takeChunks(intake, chunks, {
    db,
    signal,
    record: async (tx, chunk, taken) => {
      const recorded = await recordChunk(tx, id, chunk, taken);
      onTaken?.(recorded);
    },
  });
}

async function endOf({ db }: Database, id: number, signal: AbortSignal | undefined): Promise<Delivery> {
  const { position, bytes } = await findDelivery(db, id);
  if (position === bytes) return finishDelivery(db, id);
  if (signal?.aborted) return restDelivery(db, id);
  return failDelivery(db, id, `It ends after ${position} of its ${bytes} bytes: it was shortened while it was read.`);
}
