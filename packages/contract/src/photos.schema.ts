import { z } from 'zod';
import { bytes, byteStream, idText } from './common.schema.ts';
import { type PhotoWidth, photoWidths } from './photo.ts';

export const photoParams = z.object({
  lotId: idText,
  photoId: idText,
  width: z.enum(photoWidths.map(String)).transform((text) => Number(text) as PhotoWidth),
});
export type PhotoParams = z.infer<typeof photoParams>;

/** Given with a shared lot: opens its photos without a sign-in, for a while. */
export const photoQuery = z.object({ grant: z.string().max(80).optional() });
export type PhotoQuery = z.infer<typeof photoQuery>;

export const zipParams = z.object({ lotId: idText });
export type ZipParams = z.infer<typeof zipParams>;

export const photosSchemas = {
  view: { params: photoParams, query: photoQuery, answer: bytes },
  zip: { params: zipParams, answer: byteStream },
};
