import type { QueueQuery, TranslationQueue, TranslationRow } from '@seri/contract/services/translations.schema';
import { openTranslations } from '@seri/domain/services/translation-states';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { isInScope, presentRequests, requestRows } from './translation-rows.read.ts';

/** Far more than staff can work on; the most urgent ones are read. */
const mostShown = 200;

/** R78: the queue of staff, by the time that is left until bidding closes; or what was settled, the latest first. */
export async function readQueue(
  db: Db,
  actor: Actor,
  { scope = 'mine', view = 'open' }: QueueQuery,
): Promise<TranslationQueue> {
  const rows = requestRows(db, actor).where(isInScope(actor, scope));
  if (view === 'settled') {
    const settled = rows.where('settled_at', 'is not', null).orderBy('settled_at', 'desc').limit(mostShown);
    return { requests: await presentRequests(db, actor, await settled.execute()) };
  }
  const open = await presentRequests(db, actor, await rows.where('request.state', 'in', openTranslations).execute());
  return { requests: open.toSorted(mostUrgentFirst).slice(0, mostShown) };
}

const timeOf = (instant: string | null) => (instant === null ? Infinity : Date.parse(instant));

function mostUrgentFirst(one: TranslationRow, other: TranslationRow): number {
  const [first, second] = [timeOf(one.deadline), timeOf(other.deadline)];
  return first === second ? Date.parse(one.askedAt) - Date.parse(other.askedAt) : first - second;
}
