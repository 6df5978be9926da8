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

/** What an account makes of its searches is logged, and told to its other browsers. */
export async function tellSearchChanged(tx: Tx, acting: Acting, change: SearchChange): Promise<void> {
  const { id, pageType, action, detail = {} } = change;
  await logAction(tx, { accountId: acting.actor.accountId, action, subject: `search:${id}`, detail });
  await tellSearchesChanged(tx, acting, pageType);
}

/** The searches of a page type, or how many lots are new in them, are read anew. */
export async function tellSearchesChanged(tx: Tx, { actor, socketId }: Acting, pageType: PageType): Promise<void> {
  await emit(tx, {
    audience: audienceOf.account(actor.accountId),
    name: 'searches.changed',
    data: { pageType },
    originSocket: socketId,
  });
}
