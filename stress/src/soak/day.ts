import type { AnswerOf } from '@seri/contract/call';
import type { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { Random } from '@seri/drawings/random';
import type { LotToBidOn, SignedInPerson } from './people.ts';
import type { SoakedPortal } from './portal.ts';

type FoundFacets = AnswerOf<(typeof catalogueCalls)['car-auction']['filters']>;

export interface PlacedByBidder {
  bidId: number;
  amount: number;
  bidder: SignedInPerson;
  lot: LotToBidOn;
}

/** Everybody and everything of a day. */
export interface SoakDay {
  random: Random;
  people: readonly SignedInPerson[];
  manager: SignedInPerson;
  lots: readonly LotToBidOn[];
  makers: readonly number[];
  /** The last bids, about which people write. */
  recent: PlacedByBidder[];
}

const remembered = 500;

export function rememberBid({ recent }: SoakDay, bid: PlacedByBidder): void {
  recent.push(bid);
  if (recent.length > remembered) recent.shift();
}

export async function readMakers(portal: SoakedPortal, { cookie }: SignedInPerson): Promise<number[]> {
  const facets = await portal.read<FoundFacets>('/car-auction/filters', { cookie });
  return facets?.maker?.map(({ value }) => value) ?? [];
}
