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

export interface Importing {
  /** Its bytes from that place on, to the end that they had when the delivery was opened. */
  read: (position: number) => AsyncIterable<Uint8Array>;
  /** The chunk that has begun is finished; the rest waits. */
  signal?: AbortSignal;
  onTaken?: (delivery: Delivery) => void;
  chunkBytes?: number | undefined;
}

/**
 * R30: takes a delivery from where it stands, to its end. Each chunk's rows, place, counts and rejects are one
 * transaction, so whoever kills this loses nothing and counts nothing twice. A failure that is no row's leaves it waiting.
 */
export async function importDelivery(database: Database, id: number, importing: Importing): Promise<Delivery> {
  const { source_id } = await findDelivery(database.db, id);
  const run = (intake: Intake) => runDelivery(database, intake, id, importing);
  const ended = await withIntake(database, source_id, run, importing.signal);
  return ended ?? findDelivery(database.db, id);
}

async function runDelivery(
  database: Database,
  intake: Intake,
  id: number,
  importing: Importing,
): Promise<Delivery | undefined> {
  // Asked under the source's lock: whoever held it may have taken this very one.
  const delivery = await startDelivery(intake.connection.db, id);
  if (!delivery) return undefined;
  try {
    await takeAll(database, intake, delivery, importing);
    return await endOf(database, id, importing.signal);
  } catch (error) {
    if (error instanceof NotAFeedError) return failDelivery(database.db, id, error.message);
    // The database may be what has failed; a running one goes on just as well.
    await restDelivery(database.db, id).catch(() => undefined);
    throw error;
  }
}

async function takeAll(
  { db }: Database,
  intake: Intake,
  { id, position, line }: Delivery,
  { read, signal, onTaken, chunkBytes }: Importing,
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
