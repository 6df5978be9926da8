import type { AnswerOf } from '@seri/contract/call';
import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { groupKey } from '@seri/domain/bids/bid-groups';
import { exposureOf, headroomOf } from '@seri/domain/money/exposure';
import { japanDay } from '@seri/domain/time/japan-time';
import type { ListedBid } from '../../list/bids.ts';
import { parseYen } from './desk-amount.ts';
import type { EditValues } from './desk-edit.ts';

type Standing = AnswerOf<typeof biddingCalls.standing>;

/** R25: what is free to bid once the values are saved. A bid that is bought holds nothing any more. */
export function headroomAfter(
  { balanceInfo, bids, rooms }: Standing,
  { bidId, auctionDate }: Pick<ListedBid, 'bidId' | 'auctionDate'>,
  values: Pick<EditValues, 'amount' | 'adjustment' | 'group'>,
): number {
  const group = values.group === '' ? null : groupKey(japanDay(new Date(auctionDate)), values.group);
  const edited = bids.map((bid) =>
    bid.bidId === bidId
      ? { ...bid, amount: parseYen(values.amount) ?? 0, adjustment: parseYen(values.adjustment) ?? 0, group }
      : bid,
  );
  const exposure = exposureOf(edited, new Map(rooms.map((room) => [room.group, room.cars])));
  return headroomOf({ ...balanceInfo, exposure });
}
