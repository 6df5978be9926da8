import { amountFault } from '@seri/domain/bids/bid-amount';
import type { BidType } from '@seri/domain/bids/bid-types';
import type { Faults } from '@seri/domain/common/field-fault';
import type { LotView } from '../../lots/model/lot-view.ts';
import type { ChosenClient } from './bid-pieces.ts';
import type { OwnBid } from './own-bid.ts';

export interface BidValues {
  amount: number | null;
  bidType: BidType | null;
  group: string | null;
  comment: string;
}

/** Of staff: for whom; nobody while none is chosen. Absent where one bids for oneself. */
export type BidClient = ChosenClient | null | undefined;
export type BidFieldName = keyof BidValues | 'client';

/** What is asked for, checked and ready to be confirmed. */
export interface BidOrder extends Omit<BidValues, 'amount'> {
  amount: number;
  client: ChosenClient | undefined;
  /** An open bid becomes this one. */
  isChange: boolean;
}

type BidInfo = LotView['bidInfo'];

/** An open bid is changed from what it says. */
export function valuesOf(own: OwnBid): BidValues {
  const { myBidAmount, bidType, bidGroup } = own;
  return { amount: myBidAmount, bidType: bidType as BidType | null, group: bidGroup, comment: '' };
}

export const rulesOf = ({ startPrice, bidStep }: BidInfo) => ({ startPrice, step: bidStep });

/** R51: the rules of a bid's fields, which the server applies too. */
export function bidFaults(
  values: BidValues,
  info: BidInfo,
  client: BidClient,
  own?: Pick<OwnBid, 'myBidAmount'>,
): Faults<BidFieldName> {
  const { amount, bidType } = values;
  const ofAmount =
    amount === null ? ({ problem: 'required' } as const) : amountFault(amount, rulesOf(info), own?.myBidAmount);
  const lacksType = info.exportTypeShow && !info.exportTypeOptional && bidType === null;
  return {
    ...(client === null && { client: { problem: 'required' } }),
    ...(ofAmount && { amount: ofAmount }),
    ...(lacksType && { bidType: { problem: 'required' } }),
  };
}
