import { pageTypes } from '@seri/domain/catalogue/page-types';
import { purchaseScopes } from '@seri/domain/purchases/purchase';
import { z } from 'zod';
import { pageInfo } from '../stock/catalogue.schema.ts';
import { digits, instant, paging, yen } from '../common.schema.ts';

/** Codes with commas between; nothing narrows nothing. */
const statusesText = z
  .string()
  .regex(/^([0-8](,[0-8])*)?$/)
  .optional();

export const purchasesQuery = z.object({
  status: statusesText,
  /** Of staff: whose; those of the clients they look after where nothing is said. */
  clients: z.enum(purchaseScopes).optional(),
  ...paging,
});
export type PurchasesQuery = z.infer<typeof purchasesQuery>;

export const purchaseQuery = z.object({ id: digits });
export type PurchaseQuery = z.infer<typeof purchaseQuery>;

const status = z.int().min(0).max(8);
const day = z.iso.date().nullable();
/** What staff see of whose it is; nothing of an own one. */
const client = z.object({ id: z.int(), name: z.string() }).nullable();

/** It came to nothing: all that was booked for it has been given back. */
const isReturned = z.boolean();

const purchase = z.object({
  id: z.int(),
  /** Its number in the portal's stock, as papers name it. */
  sku: z.string(),
  /** Where its lot stands now. */
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
  /** Where it is unloaded. */
  dischargePort: z.string(),
  voyage: z.string(),
  etd: day,
  eta: day,
  totalPrice: yen,
  isReturned,
  documents: z.int(),
  client,
});
export type PurchaseRow = z.infer<typeof purchase>;

const statusList = z.array(z.object({ value: status, label: z.string(), count: z.int() }));

/** `statusList` counts the whole list, `totalPrice` is what those that the statuses leave cost, without the returned ones. */
export const purchases = z.object({
  list: z.array(purchase),
  statusList,
  pageInfo,
  totalPrice: yen,
  /** There are clients of one's own and of others. */
  can: z.object({ chooseClients: z.boolean() }),
});
export type Purchases = z.infer<typeof purchases>;

const party = z.object({
  fullName: z.string(),
  /** Of an identity paper, or of the company. */
  document: z.string(),
  address: z.string(),
  country: z.string(),
  countryId: z.int().nullable(),
  port: z.string(),
  telephone: z.string(),
  email: z.string(),
  /** What is declared. */
  value: z.string(),
  paymentMethod: z.string(),
});
export type Party = z.infer<typeof party>;

export const purchaseView = z.object({
  carDetail: z.object({
    id: z.int(),
    /** The lot, and where it stands now. */
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
    etd: day,
    eta: day,
  }),
  lotImages: z.object({ images: z.array(z.string()), thumbnails: z.array(z.string()) }),
  documents: z.array(z.object({ name: z.string(), path: z.string(), type: z.string() })),
  note: z.string(),
  statusList: z.array(z.object({ value: status, label: z.string() })),
  client,
  isReturned,
  /** The win was taken back. */
  isTakenBack: z.boolean(),
  can: z.object({ downloadPhotos: z.boolean() }),
});
export type PurchaseView = z.infer<typeof purchaseView>;

export const purchasesSchemas = {
  list: { query: purchasesQuery, answer: purchases },
  view: { query: purchaseQuery, answer: purchaseView },
  downloadImages: { query: purchaseQuery, answer: z.string() },
};
