import { call } from '../call.ts';
import type { ExtraPhotos, ExtraPhotosQuery } from './extra-photos.schema.ts';

export const extraPhotosCalls = {
  find: call<{ query: ExtraPhotosQuery; answer: ExtraPhotos }>()({
    method: 'GET',
    path: '/car-auction/uss-images',
    access: { all: ['carAuctionsView'] },
    pace: 'writing',
    // It takes a place of the day's limit, although it is a GET.
    acts: true,
    refusals: ['IMAGE_LIMIT', 'PROVIDER_FAILED'],
  }),
} as const;
