import { mostAtOnce, type UndoManyBody, type UndoneBids } from '@seri/contract/trade/bid-desk.schema';
import type { Db } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusalOf } from '../../../../platform/http/failures.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { Log } from '../../../../platform/log.ts';
import { type OwnBidChange, readLastChanges } from './changes.read.ts';
import { undoChange } from './undo-change.ts';

type UndoResult = UndoneBids['results'][number];

/**
 * R58: undoes a batch, the latest change first, each bid in its own transaction; a refused one does not stop the others.
 * The changes that are not among those of this answer are undone by the next request.
 */
export async function undoChanges(
  { db, log }: { db: Db; log: Log },
  acting: Acting,
  { batch, before }: UndoManyBody,
): Promise<UndoneBids> {
  const now = await nowOf(db);
  const page = { batch, before, most: mostAtOnce + 1 };
  const found = await readLastChanges(db, { accountId: acting.actor.accountId, now }, page);
  if (found.length === 0 && before === undefined) throw refusal('UNDO_CLOSED');
  const changes = found.slice(0, mostAtOnce);
  const results: UndoResult[] = [];
  for (const change of changes) results.push(await undoOne(acting.part(`undo:${change.id}`), change, { batch, log }));
  return { results, next: found.length > mostAtOnce ? (changes.at(-1)?.id ?? null) : null };
}

async function undoOne(
  acting: Acting,
  { id, bidId }: OwnBidChange,
  { batch, log }: { batch: string; log: Log },
): Promise<UndoResult> {
  try {
    const { success, undoId: _, ...bid } = await undoChange(acting, { id }, batch);
    return { bidId, success, code: null, bid };
  } catch (error) {
    const { code, data } = refusalOf(error as Error, log, { call: 'bidding.undoMany', bidId });
    return { bidId, success: false, code, bid: 'bid' in data ? (data.bid as UndoResult['bid']) : null };
  }
}
