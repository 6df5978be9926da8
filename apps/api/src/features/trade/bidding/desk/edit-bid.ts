import type { AdjustmentBody, BidPriceBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { changeOnDesk } from './change-on-desk.ts';
import { writeEdit } from './write-edit.ts';

/** R59: amount, group, export type and adjustment of a bid, as far as the actor is shown them. */
export function editBid(acting: Acting, { jasId: bidId, version, ...wish }: BidPriceBody): Promise<ChangedBid> {
  const { adjustmentPriceShow, exportTypeShow } = acting.actor.permissions;
  return changeOnDesk(acting, { bidId, version, action: 'edited', right: 'editPrice' }, (tx, locked) => {
    const { bid_group: group, bid_type: bidType, adjustment } = locked.bid;
    return writeEdit(tx, acting, locked, {
      amount: wish.amount,
      group: wish.bidGroup === undefined ? group : wish.bidGroup,
      bidType: exportTypeShow && wish.exportType !== undefined ? wish.exportType : bidType,
      adjustment: (adjustmentPriceShow ? wish.adjustmentPrice : undefined) ?? adjustment,
    });
  });
}

/** R59: what staff add to or take from the amount, and nothing else. */
export function setAdjustment(acting: Acting, body: AdjustmentBody): Promise<ChangedBid> {
  return changeOnDesk(acting, { ...body, action: 'adjusted', right: 'editPrice' }, (tx, locked) => {
    const { amount, bid_group: group, bid_type: bidType } = locked.bid;
    return writeEdit(tx, acting, locked, { amount, group, bidType, adjustment: body.adjustmentPrice });
  });
}
