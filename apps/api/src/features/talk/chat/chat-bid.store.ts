import { roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { isVisibleBid } from '../../people/clients/visible-bids.query.ts';

export type ChatBid = Awaited<ReturnType<typeof findChatBid>>;

/** R60: the chat of a bid that the reader may not see is reported as missing. */
export function findChatBid(db: Db | Tx, actor: Actor, bidId: number) {
  return selectChatBid(db, actor, bidId).executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

/**
 * The bid is the last lock in the lock order and the only one that a message takes. It makes the ids of messages of one
 * bid follow their commits.
 */
export function lockChatBid(tx: Tx, actor: Actor, bidId: number): Promise<ChatBid> {
  return selectChatBid(tx, actor, bidId)
    .forNoKeyUpdate('bid')
    .executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

function selectChatBid(db: Db | Tx, actor: Actor, bidId: number) {
  return db
    .selectFrom('bid')
    .innerJoin('account', 'account.id', 'bid.account_id')
    .leftJoin('account as dealer', (join) =>
      join.onRef('dealer.id', '=', 'account.dealer_id').on('dealer.role_id', '=', roleIds.dealer),
    )
    .select([
      'bid.id',
      'bid.account_id',
      'bid.lot_id',
      'bid.held_on',
      'dealer.id as dealer_id',
      'dealer.full_name as dealer_name',
    ])
    .select(['bid.amount', 'bid.status', 'bid.bid_group', 'account.full_name as client_name'])
    .select(carsOfGroup.as('group_cars'))
    .where('bid.id', '=', bidId)
    .where(isVisibleBid(actor));
}

const carsOfGroup = sql<number | null>`(
  select cars from bid_group where bid_group.account_id = bid.account_id and letter = bid.bid_group
    and week = date_trunc('week', bid.held_on)::date)`;
