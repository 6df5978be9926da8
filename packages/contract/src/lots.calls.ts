import { call } from './call.ts';
import type { CarView, LotQuery, PhotoParams } from './lots.schema.ts';

export const lotsCalls = {
  carView: call<{ query: LotQuery; answer: CarView }>()({
    method: 'GET',
    path: '/car-auction/view',
    access: { all: ['carAuctionsView'] },
    pace: 'reading',
    refusals: [],
    summary: 'One car lot',
  }),
  photo: call<{ params: PhotoParams; answer: Uint8Array }>()({
    method: 'GET',
    path: '/photos/:id/:width',
    access: { all: ['carAuctionsView'] },
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
    summary: 'A photo of a listed lot in one width, WebP',
  }),
} as const;
