import type { AdjustmentBody, BidPriceBody, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { changeOnDesk } from './change-on-desk.ts';
import { writeEdit } from './write-edit.ts';

/** R59: changes amount, group, export type and adjustment; fields that the actor may not see stay as they are. */
export function editBid(acting: Acting, { jasId: bidId, version, ...edit }: BidPriceBody): Promise<ChangedBid> {
  const { adjustmentPriceShow, exportTypeShow } = acting.actor.permissions;
  return changeOnDesk(acting, { bidId, version, action: 'edited', right: 'editPrice' }, (tx, locked) => {
    const { bid_group: group, bid_type: bidType, adjustment } = locked.bid;
    return writeEdit(tx, acting, locked, {
      amount: edit.amount,
      group: edit.bidGroup === undefined ? group : edit.bidGroup,
      bidType: exportTypeShow && edit.exportType !== undefined ? edit.exportType : bidType,
      adjustment: (adjustmentPriceShow ? edit.adjustmentPrice : undefined) ?? adjustment,
    });
  });
}

/** R59: changes only the adjustment. */
export function setAdjustment(acting: Acting, body: AdjustmentBody): Promise<ChangedBid> {
  return changeOnDesk(acting, { ...body, action: 'adjusted', right: 'editPrice' }, (tx, locked) => {
    const { amount, bid_group: group, bid_type: bidType } = locked.bid;
    return writeEdit(tx, acting, locked, { amount, group, bidType, adjustment: body.adjustmentPrice });
  });
}
