import type { PageType } from '@seri/domain/catalogue/page-types';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emit } from '../../../platform/outbox/emit.ts';

interface SearchChange {
  id: number;
  pageType: PageType;
  action: 'search.saved' | 'search.renamed' | 'search.deleted';
  detail?: Record<string, string>;
}

export async function tellSearchChanged(tx: Tx, acting: Acting, change: SearchChange): Promise<void> {
  const { id, pageType, action, detail = {} } = change;
  await logAction(tx, { accountId: acting.actor.accountId, action, subject: `search:${id}`, detail });
  await tellSearchesChanged(tx, acting, pageType);
}

/** Makes browsers read the searches of the page type and their numbers of new lots again. */
export async function tellSearchesChanged(tx: Tx, { actor, socketId }: Acting, pageType: PageType): Promise<void> {
  await emit(tx, {
    audience: audienceOf.account(actor.accountId),
    name: 'searches.changed',
    data: { pageType },
    originSocket: socketId,
  });
}
