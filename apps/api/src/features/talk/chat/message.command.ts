import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statements.ts';
import type { BidMessage } from '../../../platform/database/schema.generated.ts';

export type MessageRow = Selectable<BidMessage>;

interface NewMessage {
  bidId: number;
  accountId: number;
  isFromStaff: boolean;
  body: string;
}

/** Messages that come with bids, as part of the statement that writes the bids and holds their locks. */
export const insertMessages = (messages: readonly NewMessage[]): RawBuilder<unknown> => sql`
  insert into bid_message (bid_id, account_id, is_from_staff, body)
  select "bidId", "accountId", "isFromStaff", body
  from jsonb_to_recordset(${JSON.stringify(messages)}) as input (
    "bidId" bigint, "accountId" bigint, "isFromStaff" boolean, body text)`;

/**
 * The caller locks the bid. So messages are numbered in the order of their commits, and none can appear before one that
 * was read.
 */
export async function insertMessage(
  tx: Tx,
  bidId: number,
  author: Pick<Actor, 'accountId' | 'roleId'>,
  body: string,
): Promise<MessageRow> {
  const insert = tx
    .insertInto('bid_message')
    .values({ bid_id: bidId, account_id: author.accountId, is_from_staff: isStaff(author), body })
    .returning(['id', 'bid_id', 'account_id', 'is_from_staff', 'body', 'written_at']);
  const { rows } = await prepared(insert).execute(tx);
  return (rows as [MessageRow])[0];
}
