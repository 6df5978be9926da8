import { languages } from '@seri/domain/common/languages';
import { redFlags } from '@seri/domain/sheet/decoded-sheet';
import { notedAreas, readHows, sheetFields } from '@seri/domain/sheet/reading/reading';
import { z } from 'zod';
import { bytes, idText } from '../common.schema.ts';

const language = z.enum(languages);
const shortText = z.string().max(2000);

/** The sheet is found by the lot; the rest is there for clients of the former portal. */
export const translateQuery = z.object({
  carId: idText,
  language,
  image: shortText.optional(),
  maker: shortText.optional(),
  model: shortText.optional(),
  auction: shortText.optional(),
  lotNo: shortText.optional(),
});
export type TranslateQuery = z.infer<typeof translateQuery>;

export const sheetQuery = z.object({ carId: idText });
export type SheetQuery = z.infer<typeof sheetQuery>;

/** The version makes each picture one that never changes. */
export const sheetPictureParams = z.object({ lotId: idText, language, version: z.string().regex(/^[a-f\d]{16}$/) });
export type SheetPictureParams = z.infer<typeof sheetPictureParams>;

const bilingual = z.object({ en: z.string(), ru: z.string() });
/** Shares of the picture's width and height. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const flag = z.enum(redFlags);

const note = z.object({
  area: z.enum(notedAreas).nullable(),
  japanese: z.string(),
  places: z.array(place),
  /** Null: not read. */
  meaning: bilingual.nullable(),
  how: z.enum(readHows).nullable(),
  flag: flag.nullable(),
  /** Not read, but it looks like a phrase that raises this flag. */
  suspicion: flag.nullable(),
});

export const sheetAnswer = z.object({
  /** `none`: nobody has asked yet. */
  state: z.enum(['none', 'waiting', 'read', 'failed']),
  reading: z
    .object({
      /** Read by this product, or by a service outside. */
      reader: z.enum(['own', 'outside']),
      /** False: nothing tells notes from print, so that only what is surely a note is told. */
      knowsForm: z.boolean(),
      notes: z.array(note),
      fields: z.array(z.object({ field: z.enum(sheetFields), value: z.string(), place })),
      /** `flag`: a ring that is a red flag by itself. */
      ringed: z.array(z.object({ print: z.string(), meaning: bilingual, place, flag: flag.nullable() })),
      /** The sheet and the auction house seem to disagree on these fields. */
      differences: z.array(z.object({ field: z.enum(sheetFields), onSheet: z.string(), inFeed: z.string(), place })),
    })
    .nullable(),
});
export type SheetAnswer = z.infer<typeof sheetAnswer>;
export type ReadSheetView = NonNullable<SheetAnswer['reading']>;

export const sheetsSchemas = {
  translate: {
    summary:
      'The address of the sheet with its words in another language. A sheet that was not read yet is read now, which takes some seconds',
    query: translateQuery,
    answer: z.string(),
  },
  reading: {
    summary: 'What a machine has read on the sheet of a lot, and where',
    query: sheetQuery,
    answer: sheetAnswer,
  },
  picture: {
    summary: 'The sheet with its words in another language; WebP',
    params: sheetPictureParams,
    answer: bytes,
  },
};
