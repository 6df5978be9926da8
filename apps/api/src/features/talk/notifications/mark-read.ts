import { type Done, success } from '@seri/contract/common.schema';
import type { ReadBody } from '@seri/contract/talk/notifications.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { markNoticesRead } from './read-notices.command.ts';

/** R55: marks notices as read in all browsers of the account. */
export function markRead({ actor, socketId, transaction }: Acting, body: ReadBody): Promise<Done> {
  return transaction(async (tx) => {
    await markNoticesRead(tx, { accountId: actor.accountId, socketId }, body);
    return success;
  });
}
