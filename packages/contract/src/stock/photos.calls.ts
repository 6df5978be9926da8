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
    summary:
      'A photo or the sheet of a lot that one may see, or was granted, in one width; AVIF where it is accepted, else WebP',
  }),
  preview: call<{ params: AlbumParams; query: PhotoQuery; answer: Uint8Array }>()({
    method: 'GET',
    path: '/lots/:lotId/preview.jpg',
    access: 'anyone',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
    summary: 'What messengers show beside the link of a shared lot: its first photo with the plate and the grade; JPEG',
  }),
  zip: call<{ params: AlbumParams; query: PhotoQuery; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/lots/:lotId/photos.zip',
    access: { all: ['downloadPhotos'] },
    pace: 'exporting',
    answers: 'bytes',
    refusals: [],
    summary: 'All photos of a lot that one may see, or has bought, as one file',
  }),
} as const;
