import { call } from '../call.ts';
import type { AlbumParams, PhotoParams, PhotoQuery } from './photos.schema.ts';

export const photosCalls = {
  view: call<{ params: PhotoParams; query: PhotoQuery; answer: Uint8Array }>()({
    method: 'GET',
    path: '/lots/:lotId/photos/:photoId/:width',
    access: 'anyone',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
  preview: call<{ params: AlbumParams; query: PhotoQuery; answer: Uint8Array }>()({
    method: 'GET',
    path: '/lots/:lotId/preview.jpg',
    access: 'anyone',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
  zip: call<{ params: AlbumParams; query: PhotoQuery; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/lots/:lotId/photos.zip',
    access: { all: ['downloadPhotos'] },
    pace: 'exporting',
    answers: 'bytes',
    refusals: [],
  }),
} as const;
