import { pageTypes } from '@seri/domain/catalogue/page-types';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { purchaseScopes } from '@seri/domain/purchases/purchase';
import { blKinds, plainContainerNo, plainShippingNo } from '@seri/domain/purchases/shipping-numbers';
import { z } from 'zod';
import { digits, instant, pageInfo, paging, version, yen } from '../common.schema.ts';
import { charge } from './charges.schema.ts';
import { placeCode, toldVerdict } from './eligibility.schema.ts';
import { invoiceRow } from './invoices.schema.ts';
import { settlement } from './settlements.schema.ts';

/** Comma-separated status codes; an empty text means all. */
const statusesText = z
  .string()
  .regex(/^([0-8](,[0-8])*)?$/)
  .optional();

export const purchasesQuery = z.object({
  status: statusesText,
  /** Staff choose between their own clients (the default) and all. */
  clients: z.enum(purchaseScopes).optional(),
  ...paging,
});
export type PurchasesQuery = z.infer<typeof purchasesQuery>;

export const purchaseQuery = z.object({ id: digits });
export type PurchaseQuery = z.infer<typeof purchaseQuery>;

const status = z.int().min(0).max(8);
const day = z.iso.date().nullable();
/** The client, shown to staff; null for everybody else. */
const client = z.object({ id: z.int(), name: z.string() }).nullable();

/** The purchase is void: everything booked for it was refunded. */
const isReturned = z.boolean();

/** R92, R93: the part of the cost that is paid, and when all of it is due; null of one that costs nothing. */
const payment = { paid: yen, open: yen, dueOn: day, isOverdue: z.boolean() };

const purchase = z.object({
  id: z.int(),
  /** Stock number of the portal, as printed on documents. */
  sku: z.string(),
  /** The listing in which the lot is now. */
  pageType: z.enum(pageTypes),
  lotNo: z.string(),
  auction: z.string(),
  maker: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  chassis: z.string(),
  images: z.array(z.string()),
  purchaseDate: instant,
  status,
  yardArrivalEta: day,
  exportPort: z.string(),
  /** The port of unloading. */
  dischargePort: z.string(),
  voyage: z.string(),
  etd: day,
  eta: day,
  totalPrice: yen,
  ...payment,
  isReturned,
  documents: z.int(),
  client,
});
export type PurchaseRow = z.infer<typeof purchase>;

const statusList = z.array(z.object({ value: status, label: z.string(), count: z.int() }));

/** `statusList` counts all purchases. `totalPrice` sums those of the chosen statuses, without returned ones. */
export const purchases = z.object({
  list: z.array(purchase),
  statusList,
  pageInfo,
  totalPrice: yen,
  /** The reader may switch between their own clients and all. */
  can: z.object({ chooseClients: z.boolean() }),
});
export type Purchases = z.infer<typeof purchases>;

const party = z.object({
  fullName: z.string(),
  /** The identity document of a person, or that of the company. */
  document: z.string(),
  address: z.string(),
  country: z.string(),
  countryId: z.int().nullable(),
  port: z.string(),
  telephone: z.string(),
  email: z.string(),
  /** The declared value. */
  value: z.string(),
  paymentMethod: z.string(),
});
export type Party = z.infer<typeof party>;

/** The way of a car ends by forms of its own (R91). */
const stopOnTheWay = z.int().min(0).max(6);
const dayIn = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
const reason = z.string().trim().max(300);
const id = z.int().positive();

export const moveBody = z.object({
  id,
  version,
  status: stopOnTheWay,
  on: dayIn.nullable(),
  /** It is planned to sail on that day; only for status 4. */
  isEstimate: z.boolean().default(false),
  /** The days of the stops that are passed over; null is unknown. */
  skipped: z
    .array(z.object({ status: stopOnTheWay, on: dayIn.nullable() }))
    .max(6)
    .default([]),
  /** For a step back, and out of the way. */
  reason: reason.default(''),
});
export type MoveBody = z.infer<typeof moveBody>;

export const stageDayBody = z.object({ id, version, stage: id, on: dayIn, reason });
export type StageDayBody = z.infer<typeof stageDayBody>;

const words = z.string().trim().max(120);
const shippingNo = z.string().max(60).overwrite(plainShippingNo).optional();
const blKind = z.enum(blKinds).nullable();
export const logisticsBody = z.object({
  id,
  version,
  yardArrivalEta: dayIn.nullable(),
  stockYard: words,
  exportPort: words,
  dischargePort: words,
  /** The place by which the car is judged (R96). */
  destinationCode: placeCode.nullable(),
  destination: words,
  shippingLine: words,
  voyage: words,
  etd: dayIn.nullable(),
  eta: dayIn.nullable(),
  note: z.string().trim().max(2000),
  /** The numbers under which the line knows the car; those that are not named stay. */
  bookingNo: shippingNo,
  containerNo: z.string().max(60).overwrite(plainContainerNo).optional(),
  blNo: shippingNo,
  blKind: blKind.optional(),
  /** R98: the calls of its ship, or null for none; the words above that its ship tells are left as they are then. */
  loadCallId: id.nullable().optional(),
  dischargeCallId: id.nullable().optional(),
});
export type LogisticsBody = z.infer<typeof logisticsBody>;

export const movedPurchase = z.object({ version });
export type MovedPurchase = z.infer<typeof movedPurchase>;

export const purchaseView = z.object({
  carDetail: z.object({
    id: z.int(),
    /** The id of the lot. */
    carId: z.int(),
    pageType: z.enum(pageTypes),
    title: z.string(),
    lotNo: z.string(),
    auction: z.string(),
    model: z.string(),
    yearMonth: z.string(),
    chassis: z.string(),
    mileage: z.int().nullable(),
    engine: z.int().nullable(),
    color: z.string(),
    purchaseDate: instant,
    sku: z.string(),
  }),
  consignee: party,
  notifyParty: party.extend({ sameAsConsignee: z.boolean() }),
  finances: z.object({ fields: z.array(z.object({ value: yen, label: z.string() })), total: yen }),
  /** The price of the car, also where everything was given back. */
  price: yen,
  charges: z.array(charge),
  /** How it came to an end; null unless it was settled. */
  settlement: settlement.nullable(),
  /** Charges that are not booked yet: the sum of the known ones, and how many nobody knows. */
  toCome: z.object({ known: yen, unknown: z.int() }),
  ...payment,
  /** The money that has paid it, the oldest first. */
  payments: z.array(z.object({ entryId: z.int(), date: instant, description: z.string(), amount: yen })),
  logistics: z.object({
    status,
    purchaseDate: instant,
    yardArrivalEta: day,
    stockYard: z.string(),
    exportPort: z.string(),
    typeOfExport: z.string(),
    shippingLine: z.string(),
    voyage: z.string(),
    dischargePort: z.string(),
    destination: z.string(),
    destinationCode: z.string().nullable(),
    etd: day,
    eta: day,
    bookingNo: z.string(),
    containerNo: z.string(),
    blNo: z.string(),
    blKind,
  }),
  lotImages: z.object({ images: z.array(z.string()), thumbnails: z.array(z.string()) }),
  documents: z.array(z.object({ name: z.string(), path: z.string(), type: z.string() })),
  /** Invoices, proformas and credit notes, the newest first. */
  papers: z.array(invoiceRow),
  note: z.string(),
  statusList: z.array(z.object({ value: status, label: z.string() })),
  client,
  /** R96: whether the car may go where it goes. */
  exportVerdict: toldVerdict,
  isReturned,
  /** The win was taken back, so the purchase never happened. */
  isTakenBack: z.boolean(),
  /** R90: the reason that was given for it; null if none was asked. */
  takenBackWhy: z.string().nullable(),
  version,
  /** R97: the stops at which the car has been, in the order of its way. */
  stages: z.array(z.object({ id: z.int(), status, on: day, isEstimate: z.boolean() })),
  /** Every move and corrected day, the latest first; null for everybody but staff. */
  history: z
    .array(
      z.object({
        id: z.int(),
        kind: z.enum(['move', 'date']),
        status,
        on: day,
        reason: z.string(),
        at: instant,
        /** Null where another act has moved it. */
        by: z.string().nullable(),
      }),
    )
    .nullable(),
  can: z.object({
    downloadPhotos: z.boolean(),
    editCharges: z.boolean(),
    /** R89: these two need the right to book money. */
    discount: z.boolean(),
    reverse: z.boolean(),
    invoice: z.boolean(),
    settle: z.boolean(),
    /** R97: this needs the right to logistics. */
    move: z.boolean(),
  }),
});
export type PurchaseView = z.infer<typeof purchaseView>;

export const purchasesSchemas = {
  list: {
    summary: 'The reader’s won and ordered cars, latest first; staff see those of their clients',
    query: purchasesQuery,
    answer: purchases,
  },
  move: {
    summary: 'Moves a car along its way, back, or out of it, over the version that was seen',
    body: moveBody,
    answer: movedPurchase,
  },
  correctStage: { summary: 'Gives another day to a stop of a car', body: stageDayBody, answer: movedPurchase },
  editLogistics: {
    summary: 'Writes where a car stands and how it goes, over the version that was seen',
    body: logisticsBody,
    answer: movedPurchase,
  },
  downloadImages: {
    summary: 'The address of an archive with all photos of a purchased car; empty if there are none',
    query: purchaseQuery,
    answer: z.string(),
  },
};
