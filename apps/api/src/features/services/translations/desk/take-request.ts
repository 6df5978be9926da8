import type { TranslationView, VersionBody } from '@seri/contract/services/translations.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { moveRequests, databaseNow, touchRequest } from '../request.store.ts';
import { tellRequestMoved } from '../translations.events.ts';
import { assertCurrent, assertHolds, lockRequest } from './held-request.ts';
import { readTranslation } from './translation.read.ts';

/** R78: takes a request. Its holder keeps it by taking it again, so that it does not become free while they write. */
export function takeRequest(acting: Acting, id: number, { version }: VersionBody): Promise<TranslationView> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const { request } = await lockRequest(tx, actor, id);
    if (request.holder_id === actor.accountId) {
      await touchRequest(tx, id);
    } else {
      await assertCurrent(tx, actor, request, version);
      await moveRequests(tx, [request], 'taken', { holder_id: actor.accountId, held_at: databaseNow });
      await tellRequestMoved(tx, acting, request, 'taken');
    }
    return readTranslation(tx, actor, id);
  });
}

/** R78: gives a request back to the queue, for a colleague. */
export function giveBackRequest(acting: Acting, id: number, { version }: VersionBody): Promise<TranslationView> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const { request } = await lockRequest(tx, actor, id);
    await assertHolds(tx, actor, request, version);
    await moveRequests(tx, [request], 'requested', {});
    await tellRequestMoved(tx, acting, request, 'given-back');
    return readTranslation(tx, actor, id);
  });
}
