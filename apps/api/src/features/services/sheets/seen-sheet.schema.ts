import { notedAreas, type SeenSheet, sheetFields } from '@seri/domain/sheet/reading/reading';
import { z } from 'zod';

const share = z.number().min(-1).max(2);
const place = z.object({ x: share, y: share, width: share, height: share });
const p = z.number().min(0).max(1.001);
const sign = z.object({
  sign: z.string().max(4),
  p,
  others: z.array(z.tuple([z.string().max(4), p])).max(5),
  at: share,
});
const signs = z.array(sign).max(500);
const name = z.string().max(40);

/** The answer of a reader, which has looked at a picture from outside. */
export const seenSheet: z.ZodType<SeenSheet> = z.object({
  form: name.nullable(),
  lines: z.array(z.object({ place, signs, area: name.nullable() })).max(1000),
  rooms: z.partialRecord(z.enum(notedAreas), place),
  fields: z.array(z.object({ field: z.enum(sheetFields), place, signs })).max(10),
  ringed: z.array(z.object({ field: name, print: name, place })).max(100),
});
