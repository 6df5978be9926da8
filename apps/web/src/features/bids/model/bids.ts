import type { bidsCalls } from '@seri/contract/bids.calls';
import type { AnswerOf } from '@seri/contract/call';
import type { BidList } from '@seri/domain/bid-lists';
import type { MessageId } from '@seri/messages/message-id';

export type BidsAnswer = AnswerOf<typeof bidsCalls.dealer> & Partial<AnswerOf<typeof bidsCalls.mine>>;
export type TrackedBid = BidsAnswer['cars'][number];

/** The call that a page lists bids by. */
export type BidsCall = keyof typeof bidsCalls;

/** R56: the three are one screen with one table. */
export const bidPages = {
  mine: { list: 'live', title: 'bids.mine', path: '/bids' },
  dealer: { list: 'live', title: 'bids.mine', path: '/dealer-bids' },
  archive: { list: 'archive', title: 'bids.archive', path: '/archive-bids' },
} as const satisfies Record<BidsCall, { list: BidList; title: MessageId; path: string }>;

export const bidName = ({ maker, model }: Pick<TrackedBid, 'maker' | 'model'>): string => `${maker} ${model}`;
