import { call } from './call.ts';
import type { CarListing, ListingQuery } from './catalogue.schema.ts';

export const catalogueCalls = {
  carListing: call<{ query: ListingQuery; answer: CarListing }>()({
    method: 'GET',
    path: '/car-auction/listing',
    access: { all: ['carAuctionsView'] },
    pace: 'reading',
    refusals: [],
    summary: 'Cars of auctions of today and later, paged and sorted',
  }),
} as const;
