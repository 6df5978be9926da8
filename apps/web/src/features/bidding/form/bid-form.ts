import { amountFault } from '@seri/domain/bids/bid-amount';
import type { BidType } from '@seri/domain/bids/bid-types';
import type { Faults } from '@seri/domain/common/field-fault';
import type { ChosenClient } from '../panel/bid-pieces.ts';
import type { LotBidInfo, OwnBidView } from '../panel/own-bid.ts';

export interface BidValues {
  amount: number | null;
  bidType: BidType | null;
  group: string | null;
  comment: string;
}

/** The client that staff bid for, null while none is chosen; undefined for the reader's own bid. */
export type BidClient = ChosenClient | null | undefined;
export type BidFieldName = keyof BidValues | 'client';

/** A bid as filled in, ready to be confirmed and sent. */
export interface BidDraft extends Omit<BidValues, 'amount'> {
  amount: number;
  client: ChosenClient | undefined;
  isChange: boolean;
}

export function bidValuesOf(own: OwnBidView): BidValues {
  const { myBidAmount, bidType, bidGroup } = own;
  return { amount: myBidAmount, bidType: bidType as BidType | null, group: bidGroup, comment: '' };
}

export const rulesOf = ({ startPrice, bidStep }: LotBidInfo) => ({ startPrice, step: bidStep });

/** R51: the same rules for the fields as on the server. */
export function bidFaults(
  values: BidValues,
  info: LotBidInfo,
  client: BidClient,
  own?: Pick<OwnBidView, 'myBidAmount'>,
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
