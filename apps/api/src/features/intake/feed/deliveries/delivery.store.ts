import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { FeedDelivery } from '../../../../platform/database/schema.generated.ts';
import type { Chunk } from '../rows/chunks.ts';
import { insertRejects } from '../rows/reject.store.ts';
import type { TakeResult } from '../take/taken.ts';

export type Delivery = Selectable<FeedDelivery>;

export interface NewDelivery {
  sourceId: number;
  /** The path of the file, or `call`. */
  name: string;
  digest: string;
  bytes: number;
  blobKey?: string;
}

const openStates = ['waiting', 'running'];

/** R30: opens a new delivery, or returns the unfinished one of the same source with the same contents. */
export async function openDelivery(tx: Tx, { sourceId, name, digest, bytes, blobKey }: NewDelivery): Promise<Delivery> {
  return tx
    .insertInto('feed_delivery')
    .values({ source_id: sourceId, name, digest, bytes, blob_key: blobKey ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['source_id', 'digest'])
        // Literally the predicate of the partial index: with a parameter PostgreSQL could not match it.
        .where(sql<boolean>`state in ('waiting', 'running')`)
        .doUpdateSet({ digest }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Cancels unfinished deliveries of a file whose contents have changed: their bytes no longer exist. */
export async function cancelFormer(tx: Tx, { sourceId, name, digest }: NewDelivery): Promise<void> {
  await tx
    .updateTable('feed_delivery')
    .set({ state: 'cancelled', finished_at: sql<Date>`app_now()` })
    .where('source_id', '=', sourceId)
    .where('name', '=', name)
    .where('digest', '<>', digest)
    .where('blob_key', 'is', null)
    .where('state', 'in', openStates)
    .execute();
}

export async function findDelivery(db: Db, id: number): Promise<Delivery> {
  return db.selectFrom('feed_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function startDelivery(db: Db, id: number): Promise<Delivery | undefined> {
  return db
    .updateTable('feed_delivery')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .returningAll()
    .executeTakeFirst();
}

/** All rejects are counted, but only this many stored: a file of a million broken lines must not fill the disk. */
const mostRejects = 100_000;

/** Runs in the transaction that writes the rows: a chunk is both taken and counted, or neither. */
export async function recordChunk(
  tx: Tx,
  id: number,
  { end, firstLine, lines }: Chunk,
  taken: TakeResult,
): Promise<Delivery> {
  const recorded = await tx
    .updateTable('feed_delivery')
    .set({
      position: end,
      line: firstLine + lines.length - 1,
      added: sql`added + ${taken.added}`,
      changed: sql`changed + ${taken.changed}`,
      unchanged: sql`unchanged + ${taken.unchanged}`,
      rejected: sql`rejected + ${taken.rejects.length}`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const before = recorded.rejected - taken.rejects.length;
  await insertRejects(tx, id, taken.rejects.slice(0, Math.max(0, mostRejects - before)));
  return recorded;
}

export function restDelivery(db: Db, id: number): Promise<Delivery> {
  return endRun(db, id, { state: 'waiting' });
}

export function finishDelivery(db: Db, id: number): Promise<Delivery> {
  return endRun(db, id, { state: 'done', finished_at: sql<Date>`app_now()` });
}

export function failDelivery(db: Db, id: number, failure: string): Promise<Delivery> {
  return endRun(db, id, { state: 'failed', failure, finished_at: sql<Date>`app_now()` });
}

function endRun(db: Db, id: number, set: Record<string, unknown>): Promise<Delivery> {
  return db.updateTable('feed_delivery').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export function isOpen({ state }: Delivery): boolean {
  return openStates.includes(state);
}

/** The deliveries received by calls whose bytes are still stored, of this delivery's source, up to this one. */
export async function findReceived(db: Db, id: number): Promise<Delivery[]> {
  return db
    .selectFrom('feed_delivery')
    .selectAll()
    .where('source_id', '=', (query) =>
      query.selectFrom('feed_delivery as last').select('last.source_id').where('last.id', '=', id),
    )
    .where('id', '<=', id)
    .where('blob_key', 'is not', null)
    .orderBy('id')
    .execute();
}

export async function countKeptBytes(db: Db, sourceId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('feed_delivery')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('source_id', '=', sourceId)
    .where('blob_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function forgetBlob(db: Db, id: number): Promise<void> {
  await db.updateTable('feed_delivery').set({ blob_key: null }).where('id', '=', id).execute();
}

/** Deletes old deliveries with their rejects, unfinished ones too. */
export async function trimDeliveries(db: Db): Promise<void> {
  await sql`
    delete from feed_delivery
    where blob_key is null and coalesce(finished_at, created_at) < app_now() - interval '90 days'`.execute(db);
}
