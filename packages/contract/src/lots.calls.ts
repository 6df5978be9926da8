import { call } from './call.ts';
import type { CarView, LotQuery } from './lots.schema.ts';

export const lotsCalls = {
  carView: call<{ query: LotQuery; answer: CarView }>()({
    method: 'GET',
    path: '/car-auction/view',
    access: { all: ['carAuctionsView'] },
    pace: 'reading',
    refusals: [],
    summary: 'One car lot',
  }),
} as const;
