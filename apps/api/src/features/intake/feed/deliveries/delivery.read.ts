import type { DeliveryReport } from '@seri/contract/intake/feed-calls.schema';
import type { Sender } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { findRejects } from '../rows/reject.store.ts';

const mostRejects = 100;

/** A delivery of another source is reported as missing. */
export async function readDelivery(db: Db, { sourceId }: Sender, id: number): Promise<DeliveryReport> {
  const found = await db
    .selectFrom('feed_delivery')
    .select(['id', 'state', 'failure', 'bytes', 'position', 'added', 'changed', 'unchanged', 'rejected'])
    .select(['created_at', 'finished_at'])
    .where('id', '=', id)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  if (!found) throw refusal('NOT_FOUND');
  const { state, created_at, finished_at, ...figures } = found;
  const rejects = await findRejects(db, id, 0, mostRejects);
  return {
    ...figures,
    state: state as DeliveryReport['state'],
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    rejects: rejects.map(({ line, reason, text }) => ({ line, reason, row: text })),
  };
}
