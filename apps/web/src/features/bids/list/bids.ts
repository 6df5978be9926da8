import type { bidsCalls } from '@seri/contract/screens/bids.calls';
import type { AnswerOf } from '@seri/contract/call';
import type { BidReader } from '@seri/domain/bids/bid-filters';
import type { BidList } from '@seri/domain/bids/bid-lists';
import type { MessageId } from '@seri/messages/message-id';
import { isStaff, may, type OwnProfile } from '../../identity/session/session-state.ts';

export type BidsAnswer = AnswerOf<typeof bidsCalls.dealer> & Partial<AnswerOf<typeof bidsCalls.manager>>;
export type ListedBid = BidsAnswer['cars'][number];
export type BidFacets = AnswerOf<typeof bidsCalls.filters>['filters'];
export type FoundBid = AnswerOf<typeof bidsCalls.search>['cars'][number];

/** Each page of bids has its own call. */
export type BidsCall = 'manager' | 'mine' | 'dealer' | 'archive';

/** R56: the four pages are one screen. */
export const bidPages = {
  manager: { list: 'live', title: 'bids.manager', path: '/bid-manager' },
  mine: { list: 'live', title: 'bids.mine', path: '/bids' },
  dealer: { list: 'live', title: 'bids.mine', path: '/dealer-bids' },
  archive: { list: 'archive', title: 'bids.archive', path: '/archive-bids' },
} as const satisfies Record<BidsCall, { list: BidList; title: MessageId; path: string }>;

export const bidsCallAt = (path: string): BidsCall | undefined =>
  (Object.keys(bidPages) as BidsCall[]).find((call) => bidPages[call].path === path);

const readers = { manager: 'staff', mine: 'client', dealer: 'dealer' } as const;

/** Each list but the archive has one kind of reader. */
export function readerOf(call: BidsCall, profile: OwnProfile | null): BidReader {
  if (call !== 'archive') return readers[call];
  if (isStaff(profile)) return 'staff';
  return may(profile, 'dealerBidAccess') ? 'dealer' : 'client';
}

export const livePages = {
  staff: bidPages.manager,
  dealer: bidPages.dealer,
  client: bidPages.mine,
} as const satisfies Record<BidReader, (typeof bidPages)[BidsCall]>;

export const bidName = ({ maker, model }: Pick<ListedBid, 'maker' | 'model'>): string => `${maker} ${model}`;
