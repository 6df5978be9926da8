import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { z } from 'zod';
import { instant } from '../common.schema.ts';

/** The rows of a feed, one JSON object a line: the one truth about their form; `docs/feed.md` tells it to those who send. */

/** The source's own name for a thing: printable, without blanks. */
const id = z.string().regex(/^[!-~]{1,120}$/);
/** Of this century: the archive is parted by months, and a slip of the pen would open one of the year 212. */
const moment = instant.regex(/^20/);
const name = z.string().trim().min(1).max(80);
const text = z.string().max(400).default('');
const yen = z.int().min(0).max(100_000_000_000);
const minutes = z.int().min(0).max(10_080);
/** A state by its code; one that nobody has named is kept and reads Unknown (R14). */
const status = z.int().min(1).max(32_767);
const rate = z.int().min(0).max(10);
/** Where a picture is: fetched by https, or drawn by the demonstration. */
const picture = z
  .string()
  .max(1000)
  .regex(/^(https:\/\/|drawn:)[!-~]+$/);

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
  /** When its first lot runs; its day in Japan is the session's day. */
  startsAt: moment,
  lanes: z.int().min(1).max(60).default(1),
  /** How long before the start they close, and how long the last hour is; in minutes. */
  biddingCloses: minutes.default(60),
  cancellingCloses: minutes.default(120),
  lastHour: minutes.default(60),
  cancelled: z.boolean().default(false),
});

/** A damage mark of the sheet: what it is, and where on the vehicle's map, in percent of its width and height. */
export const damageMark = z.strictObject({ code: z.string().min(1).max(6), x: z.number(), y: z.number() });

/** A word on one rate, and which of the lot's photos shows it, from 1. */
const rateNote = z.strictObject({ text: z.string().max(400), photo: z.int().min(1).max(60).optional() });

/** What stands on the sheet, or beside it, and is shown but not searched. */
export const lotDetails = z.strictObject({
  horsePower: z.int().positive().optional(),
  mileageNote: z.string().max(200).optional(),
  /** Month of the first registration. */
  month: z.int().min(1).max(12).optional(),
  exterior: z.string().max(4).optional(),
  interior: z.string().max(4).optional(),
  colorCode: z.string().max(12).optional(),
  seats: z.int().positive().optional(),
  doors: z.int().positive().optional(),
  /** The first use as the house prints it; on the wire `gg`. */
  eraYear: z.string().max(12).optional(),
  marks: z.array(damageMark).max(40).optional(),
  /** The seller's words and the inspector's, in Japanese. */
  points: z.string().max(600).optional(),
  remarks: z.string().max(1000).optional(),
  /** Of bikes: per rate its notes, free texts, and videos. */
  rateNotes: z
    .partialRecord(z.enum(['engine', 'electric', 'exterior', 'front', 'rear', 'frame']), z.array(rateNote).max(20))
    .optional(),
  notes: z.array(z.string().max(400)).max(20).optional(),
  videos: z
    .array(z.url({ protocol: /^https$/ }).max(1000))
    .max(6)
    .optional(),
  /** Of machines: what the house says, by its own names. */
  description: z.record(z.string().max(80), z.string().max(400)).optional(),
});

export const lotRow = z.strictObject({
  type: z.literal('lot'),
  id,
  kind: z.enum(lotKinds),
  /** Of a lot at auction; a stock car has none. */
  session: id.optional(),
  /** When it runs; of a stock car, since when it is offered. */
  runsAt: moment,
  lane: z.int().min(1).max(60).optional(),
  lotNo: z.string().trim().min(1).max(12),
  maker: name,
  model: name,
  trim: text,
  /** The maker's code of the type, such as GK3. */
  chassis: z.string().max(24).default(''),
  /** The vehicle's own number, by which it is known when it comes again. */
  serial: z.string().max(40).default(''),
  /** Of machines: group, then category. */
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
  /** Until when the inspection holds, as the house prints it. */
  inspection: z.string().max(24).default(''),
  rates: z
    .strictObject({ engine: rate, front: rate, exterior: rate, rear: rate, electric: rate, frame: rate })
    .partial()
    .optional(),
  /** More pictures can be asked for; on the wire `isUss`. */
  morePhotos: z.boolean().default(false),
  /** Of a stock car, its price. */
  startPrice: yen.optional(),
  /** A lot that has run may come with its result; one that comes without keeps what it has. */
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
  /** Why it was cancelled or removed, where the house says so. */
  reason: z.string().max(200).optional(),
});

export const feedRow = z.discriminatedUnion('type', [houseRow, sessionRow, lotRow, photosRow, resultRow]);

/** As it is sent: what has a default may be left out. */
export type FeedRow = z.input<typeof feedRow>;
export type FeedRowOf<Type extends FeedRow['type']> = Extract<FeedRow, { type: Type }>;
/** As it is taken: every field there. */
export type TakenRow = z.output<typeof feedRow>;
export type TakenRowOf<Type extends FeedRow['type']> = Extract<TakenRow, { type: Type }>;
export type LotDetails = z.output<typeof lotDetails>;
export type DamageMark = z.output<typeof damageMark>;
