import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { lockOnItsWay, writeWithdrawn } from './announcement.store.ts';
import { tellAnnouncement } from './announcements.events.ts';

/** R94: the client takes an announcement back while it is on its way. */
export function withdrawAnnouncement(acting: Acting, id: number): Promise<Done> {
  return acting.transaction(async (tx) => {
    await lockOnItsWay(tx, acting.actor.accountId, id);
    await writeWithdrawn(tx, id);
    await tellAnnouncement(tx, acting, id, 'withdrawn');
    return success;
  });
}
