import { driveKinds } from '@seri/domain/eligibility/export-facts';
import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { z } from 'zod';
import { instant } from '../common.schema.ts';

/** A feed is one JSON object per line. These schemas define the format; `docs/feed.md` describes it to sources. */

/** An id that the source chooses: printable characters without blanks. */
const id = z.string().regex(/^[!-~]{1,120}$/);
/** The year must be 20xx: tables have partitions by month, and a typo would create one for the year 212. */
const moment = instant.regex(/^20/);
const name = z.string().trim().min(1).max(80);
const text = z.string().max(400).default('');
const yen = z.int().min(0).max(100_000_000_000);
const minutes = z.int().min(0).max(10_080);
/** A state's code; an undefined one is stored and shown as Unknown (R14). */
const status = z.int().min(1).max(32_767);
const rate = z.int().min(0).max(10);
/** A picture is fetched by https, or drawn by the demonstration (`drawn:`). */
const picture = z
  .string()
  .max(1000)
  .regex(/^(https:\/\/[!-~]+|drawn:[a-z]+(\/[\w-]+)+)$/);

export const houseRow = z.strictObject({
  type: z.literal('house'),
  id,
  name,
  bidStep: z.int().min(1).max(1_000_000).default(5000),
});

export const sessionRow = z.strictObject({
  type: z.literal('session'),
  id,
  house: id,
  /** The passing time of the first lot; its day in Japan is the session's day. */
  startsAt: moment,
  lanes: z.int().min(1).max(60).default(1),
  /** In minutes: the times before the start, and the length of the last hour. */
  biddingCloses: minutes.default(60),
  cancellingCloses: minutes.default(120),
  lastHour: minutes.default(60),
  cancelled: z.boolean().default(false),
});

/** `x` and `y` are percent of the width and height of the vehicle's map. */
export const damageMark = z.strictObject({ code: z.string().min(1).max(6), x: z.number(), y: z.number() });

/** `photo` is the number of the lot's photo that shows it, from 1. */
const rateNote = z.strictObject({ text: z.string().max(400), photo: z.int().min(1).max(60).optional() });

/** Details that are shown but cannot be searched. */
export const lotDetails = z.strictObject({
  horsePower: z.int().positive().optional(),
  /** An export rule may hang on it. */
  driveKind: z.enum(driveKinds).optional(),
  mileageNote: z.string().max(200).optional(),
  /** The month of the first registration. */
  month: z.int().min(1).max(12).optional(),
  exterior: z.string().max(4).optional(),
  interior: z.string().max(4).optional(),
  colorCode: z.string().max(12).optional(),
  seats: z.int().positive().optional(),
  doors: z.int().positive().optional(),
  /** The year of first use as the house prints it; the wire calls it `gg`. */
  eraYear: z.string().max(12).optional(),
  marks: z.array(damageMark).max(40).optional(),
  /** The seller's words, in Japanese. */
  points: z.string().max(600).optional(),
  /** The inspector's words, in Japanese. */
  remarks: z.string().max(1000).optional(),
  /** For bikes only, like `notes` and `videos`. */
  rateNotes: z
    .partialRecord(z.enum(['engine', 'electric', 'exterior', 'front', 'rear', 'frame']), z.array(rateNote).max(20))
    .optional(),
  notes: z.array(z.string().max(400)).max(20).optional(),
  videos: z
    .array(z.url({ protocol: /^https$/ }).max(1000))
    .max(6)
    .optional(),
  /** For machines only: the house's own names and values. */
  description: z.record(z.string().max(80), z.string().max(400)).optional(),
});

export const lotRow = z.strictObject({
  type: z.literal('lot'),
  id,
  kind: z.enum(lotKinds),
  /** Stock cars have no session. */
  session: id.optional(),
  /** The passing time; for a stock car, the time since it is on offer. */
  runsAt: moment,
  lane: z.int().min(1).max(60).optional(),
  lotNo: z.string().trim().min(1).max(12),
  maker: name,
  model: name,
  trim: text,
  /** The maker's type code, such as GK3. */
  chassis: z.string().max(24).default(''),
  /** The vehicle's own number, which identifies it at later auctions. */
  serial: z.string().max(40).default(''),
  /** For machines only: group, then category. */
  category: z.tuple([name, name]).optional(),
  year: z.int().min(1900).max(2100).optional(),
  engineCc: z.int().min(0).max(30_000).optional(),
  color: z.string().max(40).default(''),
  gearbox: z.string().max(12).default(''),
  drive: z.string().max(12).default(''),
  steering: z.enum(['right', 'left', '']).default(''),
  mileageKm: z.int().min(0).max(5_000_000).optional(),
  hours: z.int().min(0).max(500_000).optional(),
  volume: z.string().max(24).default(''),
  equipment: text,
  condition: z.string().max(12).default(''),
  /** The end of the inspection's validity as the house prints it. */
  inspection: z.string().max(24).default(''),
  rates: z
    .strictObject({ engine: rate, front: rate, exterior: rate, rear: rate, electric: rate, frame: rate })
    .partial()
    .optional(),
  /** More pictures can be requested; the wire calls it `isUss`. */
  morePhotos: z.boolean().default(false),
  /** The price of a stock car. */
  startPrice: yen.optional(),
  /** A lot that has run may include its result; without these fields a known result stays. */
  status: status.optional(),
  soldPrice: yen.optional(),
  endedAt: moment.optional(),
  reason: z.string().max(200).optional(),
  details: lotDetails.default({}),
});

export const photosRow = z.strictObject({
  type: z.literal('photos'),
  lot: id,
  photos: z.array(picture).max(60),
  sheet: picture.optional(),
});

export const resultRow = z.strictObject({
  type: z.literal('result'),
  lot: id,
  status,
  soldPrice: yen.optional(),
  endedAt: moment.optional(),
  /** The house's reason for a cancellation or removal. */
  reason: z.string().max(200).optional(),
});

export const feedRow = z.discriminatedUnion('type', [houseRow, sessionRow, lotRow, photosRow, resultRow]);

/** A row as sent: fields with a default may be missing. */
export type FeedRow = z.input<typeof feedRow>;
export type FeedRowOf<Type extends FeedRow['type']> = Extract<FeedRow, { type: Type }>;
/** A row after parsing: defaults are filled in. */
export type ParsedRow = z.output<typeof feedRow>;
export type ParsedRowOf<Type extends FeedRow['type']> = Extract<ParsedRow, { type: Type }>;
export type LotDetails = z.output<typeof lotDetails>;
export type DamageMark = z.output<typeof damageMark>;
