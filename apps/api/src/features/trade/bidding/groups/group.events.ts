import { logAction } from '../../../../platform/action-log.ts';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { emitToEach } from '../../../../platform/outbox/emit.ts';
import { type Bidder, clientSideOf } from '../place/bidder.store.ts';

interface GroupChange {
  bidder: Bidder;
  /** See `groupKey`. */
  key: string;
  from: number;
  to: number;
}

export async function tellGroupChanged(tx: Tx, acting: Acting, { bidder, key, from, to }: GroupChange): Promise<void> {
  await logAction(tx, {
    accountId: acting.actor.accountId,
    onBehalfOf: bidder.id,
    action: 'bid-group.changed',
    subject: `account:${bidder.id}`,
    detail: { group: key, from, to },
  });
  await emitToEach(tx, [...clientSideOf(bidder).map(audienceOf.account), audienceOf.staff], {
    name: 'bid-group.changed',
    data: { accountId: bidder.id, group: key, cars: to },
    originSocket: acting.socketId,
  });
}
