import { type Done, success } from '@seri/contract/common.schema';
import type { ReadBody } from '@seri/contract/talk/notifications.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { readNotices } from './read-notices.command.ts';

/** R55: what one browser has read is read in the others. */
export function markRead({ actor, socketId, transaction }: Acting, body: ReadBody): Promise<Done> {
  return transaction(async (tx) => {
    await readNotices(tx, { accountId: actor.accountId, socketId }, body);
    return success;
  });
}
