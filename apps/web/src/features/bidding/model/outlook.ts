import { candidateOf } from '@seri/domain/bid-decision';
import { groupKey } from '@seri/domain/bid-groups';
import { type BidOutlook, outlookOf } from '@seri/domain/bid-outlook';
import type { JapanDay } from '@seri/domain/japan-time';
import { detailOf, type LotView } from '../../lots/model/lot-view.ts';
import type { Standing } from './bid-credit.ts';

interface Wished {
  amount: number;
  group: string | null;
}

/** R25: what a bid on this lot would mean for whose standing it is. */
export function outlookFor(lot: LotView, standing: Standing, { amount, group }: Wished, now: Date): BidOutlook {
  const { balanceInfo, bids, rooms } = standing;
  const { cancelDeadline, biddingDeadline, bidWeek } = lot.bidInfo;
  const deadlines =
    cancelDeadline && biddingDeadline
      ? { cancelling: new Date(cancelDeadline), bidding: new Date(biddingDeadline) }
      : null;
  const lotId = detailOf(lot).id;
  const own = bids.find((bid) => bid.lotId === lotId);
  const key = group && bidWeek ? groupKey(bidWeek as JapanDay, group) : null;
  return outlookOf(
    { ...balanceInfo, openBids: bids, rooms: new Map(rooms.map((room) => [room.group, room.cars])) },
    candidateOf(now, { lotId, deadlines }, own, { amount, group: key }),
    bidWeek,
  );
}

/** The letter by which a group is known on screen; its key names the week too. */
export const letterOf = (group: string): string => group.slice(-1);
