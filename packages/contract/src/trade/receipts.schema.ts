import { receiptStates } from '@seri/domain/receipts/receipt-states';
import { currencies } from '@seri/domain/receipts/currencies';
import { largestAmount } from '@seri/domain/money/ledger';
import { senderKinds } from '@seri/domain/receipts/sender-kinds';
import { z } from 'zod';
import { byteStream, digits, done, idText, instant, pageInfo, paging, version, yen } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import { booked, remittanceBody } from './ledger.schema.ts';
import { bankFilePreview, bankFileQuery, closingDays, takenFile } from './bank-files.schema.ts';
import { askMoneyBody, decideMoneyBody, moneyRequests, moneyRequestsQuery } from './money-requests.schema.ts';
import type { receiptsCalls } from './receipts.calls.ts';

const id = z.int().positive();
const day = z.iso.date();
const reason = z.string().trim().min(1).max(500);
const line = (longest: number) => z.string().trim().max(longest);
/** In the smallest unit of its currency: yen, or cents. */
const amount = z.int().min(1).max(largestAmount);

export const receiptViews = ['inbox', 'unidentified', 'booked', 'set-aside'] as const;
export type ReceiptView = (typeof receiptViews)[number];

export const receiptsQuery = z.object({
  /** The inbox holds what is new or suggested; set aside is what was ignored, returned or reversed. */
  view: z.enum(receiptViews).optional(),
  /** A part of a sender, a text or a reference, or a whole amount. */
  search: line(80).optional(),
  /** The receipts of one client. */
  account: digits.optional(),
  /** Those that the bank has booked by this day. */
  until: day.optional(),
  ...paging,
});
export type ReceiptsQuery = z.infer<typeof receiptsQuery>;

const named = z.object({ id: z.int(), name: z.string() });

export const receiptRow = z.object({
  id: z.int(),
  version,
  state: z.enum(receiptStates),
  /** The account of the company, as its bank calls it. */
  bankAccount: z.string(),
  bookedOn: day,
  valueOn: day.nullable(),
  amount,
  currency: z.enum(currencies),
  /** As it is booked; null while the yen of a foreign amount are unknown. */
  amountJpy: yen.nullable(),
  /** The yen for one unit, as the bank wrote it. */
  rate: z.string().nullable(),
  bankFee: yen,
  senderName: z.string(),
  senderBank: z.string(),
  text: z.string(),
  reference: z.string(),
  /** The name of the file that it came in; null if staff wrote it. */
  file: z.string().nullable(),
  /** The suggested client, or the one for whom it is booked. */
  client: named.nullable(),
  /** The score of the suggestion. */
  score: z.int().nullable(),
  entryId: z.int().nullable(),
  by: z.string().nullable(),
  /** Why it was set aside, returned or reversed. */
  note: z.string(),
  changedAt: instant,
});
export type ReceiptRow = z.infer<typeof receiptRow>;

export const receipts = z.object({
  list: z.array(receiptRow),
  pageInfo: pageInfo.omit({ totalResults: true }),
  counts: z.record(z.enum(receiptViews), z.int()),
  /** The yen of all that nobody is known to have sent. */
  unidentified: yen,
  bankAccounts: z.array(z.string()),
  /** Whether the reader may book; others look on. */
  can: z.object({ book: z.boolean() }),
});
export type Receipts = z.infer<typeof receipts>;

/** Why a client is proposed. Points are part of the score. */
const candidateReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reference'), points: z.int() }),
  z.object({ kind: z.literal('clientId'), points: z.int() }),
  z.object({ kind: z.literal('alias'), points: z.int(), name: z.string() }),
  z.object({ kind: z.literal('name'), points: z.int() }),
  z.object({ kind: z.literal('amount'), points: z.int(), purchaseIds: z.array(z.int()) }),
  z.object({ kind: z.literal('amountLessFee'), points: z.int(), purchaseIds: z.array(z.int()), short: yen }),
  z.object({ kind: z.literal('announced'), points: z.int(), announcementId: z.int() }),
]);
export type CandidateReason = z.infer<typeof candidateReason>;

const openPurchase = z.object({ id: z.int(), name: z.string(), open: yen, dueOn: day.nullable() });

const candidate = z.object({
  client: named,
  score: z.int(),
  isSuggested: z.boolean(),
  reasons: z.array(candidateReason),
  /** The sender is nobody of this account’s known names. */
  isThirdParty: z.boolean(),
  balance: yen,
  /** Only what is named is paid; no rule allocates the rest. */
  isByHand: z.boolean(),
  /** Oldest due first. */
  open: z.array(openPurchase),
});
export type ReceiptCandidate = z.infer<typeof candidate>;

export const announcement = z.object({
  id: z.int(),
  client: named,
  amount,
  currency: z.enum(currencies),
  sentOn: day,
  note: z.string(),
  /** The address of the slip; null if none was sent. */
  slip: z.string().nullable(),
  announcedAt: instant,
  /** `arrived`: a receipt was booked for it. */
  state: z.enum(['on-its-way', 'arrived', 'withdrawn']),
});
export type Announcement = z.infer<typeof announcement>;

/**
 * The best candidates for a receipt, or those that a search finds, the best first. Without a receipt it finds clients with
 * what they owe, for payouts and write-offs.
 */
export const candidatesQuery = z.object({ id: digits.optional(), search: line(80).optional() });
export type CandidatesQuery = z.infer<typeof candidatesQuery>;

export const candidates = z.object({
  /** As it stands now, wherever it is listed; null without an id. */
  receipt: receiptRow.nullable(),
  list: z.array(candidate),
  /** The payments of these clients that are on their way. */
  announcements: z.array(announcement),
});
export type Candidates = z.infer<typeof candidates>;

export const enterReceiptBody = z.object({
  bankAccount: line(60).min(1),
  bookedOn: day,
  amount,
  currency: z.enum(currencies),
  /** The yen for one unit of a foreign amount, as the bank wrote it. */
  rate: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/)
    .nullable(),
  bankFee: yen.min(0).max(largestAmount),
  senderName: line(200),
  senderBank: line(100),
  text: line(500),
  reference: line(60),
});
export type EnterReceiptBody = z.infer<typeof enterReceiptBody>;
export const enteredReceipt = z.object({ id: z.int() });
export type EnteredReceipt = z.infer<typeof enteredReceipt>;

export const senderChoices = ['once', ...senderKinds] as const;

export const bookReceiptBody = z.object({
  id,
  version,
  accountId: id,
  /** The purchases that it pays first; the rest goes to the oldest due. */
  purchaseIds: z.array(id).max(100),
  /** The announcement that it fulfils. */
  announcementId: id.nullable(),
  /** For a foreign amount whose yen the bank has not told. */
  amountJpy: yen.min(1).max(largestAmount).optional(),
  /** Whether the sender is remembered: as a name of the client, or as somebody who pays for them. */
  sender: z.enum(senderChoices),
});
export type BookReceiptBody = z.infer<typeof bookReceiptBody>;
export const bookedReceipt = z.object({
  success: z.literal(true),
  entryId: z.int(),
  /** The purchases that it has paid, in part or whole. */
  allocated: z.array(z.object({ purchaseId: z.int(), name: z.string(), amount: yen })),
  /** The money of the account that stays free. */
  free: yen,
});
export type BookedReceipt = z.infer<typeof bookedReceipt>;

/** The moves that book nothing. */
export const markReceiptBody = z.object({
  id,
  version,
  to: z.enum(['new', 'unidentified', 'ignored', 'returned']),
  /** Needed to ignore or return it. */
  reason: line(500),
});
export type MarkReceiptBody = z.infer<typeof markReceiptBody>;

export const reverseReceiptBody = z.object({ id, version, reason });
export type ReverseReceiptBody = z.infer<typeof reverseReceiptBody>;

export const announceBody = z.object({ amount, currency: z.enum(currencies), sentOn: day, note: line(500) });
export type AnnounceBody = z.infer<typeof announceBody>;
export const announcementParams = z.object({ id: idText });
export type AnnouncementParams = z.output<typeof announcementParams>;
export const announcements = z.object({ list: z.array(announcement) });
export type Announcements = z.infer<typeof announcements>;

export const sendersQuery = z.object({ id: digits });
export type SendersQuery = z.infer<typeof sendersQuery>;

export const senders = z.object({
  /** The latest first. */
  list: z.array(
    z.object({ key: z.string(), name: z.string(), kind: z.enum(senderKinds), by: z.string(), at: instant }),
  ),
  can: z.object({ forget: z.boolean() }),
});
export type Senders = z.infer<typeof senders>;

export const senderQuery = sendersQuery.extend({ key: z.string().min(1).max(600) });
export type SenderQuery = z.infer<typeof senderQuery>;

export const receiptsSchemas = {
  bookRemittance: {
    summary: 'Books money that a client has sent; the first of the set minimum lifts a restricted account',
    body: remittanceBody,
    answer: booked,
  },
  list: { summary: 'Money that has come to the bank, by what became of it', query: receiptsQuery, answer: receipts },
  candidates: {
    summary: 'A receipt with the clients who may have sent it, and why; or clients by their name',
    query: candidatesQuery,
    answer: candidates,
  },
  enter: { summary: 'Writes a receipt by hand', body: enterReceiptBody, answer: enteredReceipt },
  book: {
    summary: 'Books a receipt for a client; another state by now is refused',
    body: bookReceiptBody,
    answer: bookedReceipt,
  },
  mark: {
    summary: 'Sets a receipt aside, or takes it up again; nothing is booked',
    body: markReceiptBody,
    answer: done,
  },
  reverse: {
    summary: 'Takes a booked receipt back, by an entry down',
    body: reverseReceiptBody,
    answer: done,
  },
  previewFile: {
    summary: 'Reads a file of the bank and says what of it is new; it keeps nothing',
    query: bankFileQuery,
    body: byteStream,
    answer: bankFilePreview,
  },
  takeFile: {
    summary: 'Takes the new lines of a file of the bank',
    query: bankFileQuery,
    body: byteStream,
    answer: takenFile,
  },
  closing: { summary: 'Closing balances of the bank against the lines of its files', answer: closingDays },
  senders: {
    summary: 'The names under which the money of a client comes: its own, and those who pay for it',
    query: sendersQuery,
    answer: senders,
  },
  forgetSender: { summary: 'Forgets a sender of a client', query: senderQuery, answer: done },
  announce: { summary: 'A client says that a payment is on its way', body: announceBody, answer: announcement },
  sendSlip: {
    summary: 'Sends the slip of an announced payment',
    params: announcementParams,
    body: byteStream,
    answer: done,
  },
  slip: { summary: 'The slip of an announced payment', params: announcementParams, answer: byteStream },
  announcements: { summary: 'The announced payments of the reader', answer: announcements },
  withdraw: { summary: 'Takes an announcement back', params: announcementParams, answer: done },
  moneyRequests: {
    summary: 'Payouts and write-offs that wait for a second person, or that were decided',
    query: moneyRequestsQuery,
    answer: moneyRequests,
  },
  askMoney: { summary: 'Asks for a payout or a write-off', body: askMoneyBody, answer: enteredReceipt },
  decideMoney: {
    summary: 'A second person books a payout or a write-off, or refuses it',
    body: decideMoneyBody,
    answer: done,
  },
} satisfies SchemasOf<typeof receiptsCalls>;
