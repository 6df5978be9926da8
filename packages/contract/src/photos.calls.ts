import { call } from './call.ts';
import type { PhotoParams } from './photos.schema.ts';

export const photosCalls = {
  view: call<{ params: PhotoParams; answer: Uint8Array }>()({
    method: 'GET',
    path: '/lots/:lotId/photos/:photoId/:width',
    access: 'signed-in',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
    summary: 'A photo or the sheet of a lot that one may see, in one width; AVIF where it is accepted, else WebP',
  }),
} as const;
