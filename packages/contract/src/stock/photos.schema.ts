import { z } from 'zod';
import { bytes, byteStream, idText } from '../common.schema.ts';
import { type PhotoWidth, photoWidths } from './photo.ts';

export const photoParams = z.object({
  lotId: idText,
  photoId: idText,
  width: z.enum(photoWidths.map(String)).transform((text) => Number(text) as PhotoWidth),
});
export type PhotoParams = z.infer<typeof photoParams>;

/** The grant of a shared or bought lot opens its photos without a sign-in, for a limited time. */
export const photoQuery = z.object({ grant: z.string().max(80).optional() });
export type PhotoQuery = z.infer<typeof photoQuery>;

export const albumParams = z.object({ lotId: idText });
export type AlbumParams = z.infer<typeof albumParams>;

export const photosSchemas = {
  view: {
    summary:
      'A photo or the sheet of a lot that one may see, or was granted, in one width; AVIF where it is accepted, else WebP',
    params: photoParams,
    query: photoQuery,
    answer: bytes,
  },
  preview: {
    summary: 'What messengers show beside the link of a shared lot: its first photo with the plate and the grade; JPEG',
    params: albumParams,
    query: photoQuery,
    answer: bytes,
  },
  zip: {
    summary: 'All photos of a lot that one may see, or has bought, as one file',
    params: albumParams,
    query: photoQuery,
    answer: byteStream,
  },
};
