import { isStaff } from '@seri/domain/staff-rights';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';
import type { BidMessage } from '../../platform/database/schema.generated.ts';

export type MessageRow = Selectable<BidMessage>;

/** The caller holds the lock of the bid: what is read up to one message has none before it that comes later. */
export function insertMessage(
  tx: Tx,
  bidId: number,
  author: Pick<Actor, 'accountId' | 'roleId'>,
  body: string,
): Promise<MessageRow> {
  return tx
    .insertInto('bid_message')
    .modifyEnd(kept)
    .values({ bid_id: bidId, account_id: author.accountId, is_from_staff: isStaff(author), body })
    .returning(['id', 'bid_id', 'account_id', 'is_from_staff', 'body', 'written_at'])
    .executeTakeFirstOrThrow();
}
