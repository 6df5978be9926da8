import { z } from 'zod';
import { bytes, idText } from './common.schema.ts';
import { type PhotoWidth, photoWidths } from './photo.ts';

export const photoParams = z.object({
  lotId: idText,
  photoId: idText,
  width: z.enum(photoWidths.map(String)).transform((text) => Number(text) as PhotoWidth),
});
export type PhotoParams = z.infer<typeof photoParams>;

export const photosSchemas = {
  view: { params: photoParams, answer: bytes },
};
