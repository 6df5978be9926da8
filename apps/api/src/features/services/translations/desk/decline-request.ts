import type { DeclineBody, TranslationView } from '@seri/contract/services/translations.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { moveRequests, databaseNow } from '../request.store.ts';
import { tellSettled } from '../translations.events.ts';
import { assertHolds, lockRequest } from './held-request.ts';
import { readNamesOf, readTranslation } from './translation.read.ts';

/** R78: declines a taken request; its client reads why and may ask anew. */
export function declineRequest(acting: Acting, id: number, { version, reason }: DeclineBody): Promise<TranslationView> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const { request } = await lockRequest(tx, actor, id);
    await assertHolds(tx, actor, request, version);
    await moveRequests(tx, [request], 'declined', { reason, settled_at: databaseNow, settled_by: actor.accountId });
    const lot = await readNamesOf(tx, request.lot_id);
    await tellSettled(tx, acting, [request], { move: 'declined', lot, reason });
    return readTranslation(tx, actor, id);
  });
}
