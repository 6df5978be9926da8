import { mostBytesOfBankFile, mostBytesOfSlip, slipMediaTypes } from '@seri/domain/receipts/sent-files';
import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { Booked, RemittanceBody } from './ledger.schema.ts';
import type {
  Announcement,
  AnnouncementParams,
  Announcements,
  AnnounceBody,
  BookedReceipt,
  BookReceiptBody,
  Candidates,
  CandidatesQuery,
  EnteredReceipt,
  EnterReceiptBody,
  MarkReceiptBody,
  Receipts,
  ReceiptsQuery,
  ReverseReceiptBody,
  SenderQuery,
  Senders,
  SendersQuery,
} from './receipts.schema.ts';
import type { BankFilePreview, BankFileQuery, ClosingDays, TakenFile } from './bank-files.schema.ts';
import type { AskMoneyBody, DecideMoneyBody, MoneyRequests, MoneyRequestsQuery } from './money-requests.schema.ts';

const accounting = { right: 'accounting' } as const;
const bankFile = { types: ['text/csv'], most: mostBytesOfBankFile } as const;
type BankFileInput = { query: BankFileQuery; body: AsyncIterable<Uint8Array> };

/** R94: staff look on, and those book who have the right (R89). */
export const receiptsCalls = {
  list: call<{ query: ReceiptsQuery; answer: Receipts }>()({
    method: 'GET',
    path: '/receipts',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  candidates: call<{ query: CandidatesQuery; answer: Candidates }>()({
    method: 'GET',
    path: '/receipts/candidates',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  enter: call<{ body: EnterReceiptBody; answer: EnteredReceipt }>()({
    method: 'POST',
    path: '/receipts',
    access: accounting,
    pace: 'writing',
    refusals: [],
  }),
  book: call<{ body: BookReceiptBody; answer: BookedReceipt }>()({
    method: 'POST',
    path: '/receipts/book',
    access: accounting,
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'THIRD_PARTY'],
  }),
  /** Without the inbox: it writes a receipt that is booked. */
  bookRemittance: call<{ body: RemittanceBody; answer: Booked }>()({
    method: 'POST',
    path: '/user/remittance',
    access: accounting,
    pace: 'writing',
    needs: 'step-up',
    refusals: [],
  }),
  mark: call<{ body: MarkReceiptBody; answer: Done }>()({
    method: 'POST',
    path: '/receipts/mark',
    access: accounting,
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  reverse: call<{ body: ReverseReceiptBody; answer: Done }>()({
    method: 'POST',
    path: '/receipts/reverse',
    access: accounting,
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED'],
  }),
  /** It writes nothing; a file is too long for a query. */
  previewFile: call<BankFileInput & { answer: BankFilePreview }>()({
    method: 'POST',
    path: '/receipts/file/preview',
    access: accounting,
    pace: 'reading',
    takes: bankFile,
    refusals: ['WRONG_FILE'],
  }),
  takeFile: call<BankFileInput & { answer: TakenFile }>()({
    method: 'POST',
    path: '/receipts/file',
    access: accounting,
    pace: 'writing',
    takes: bankFile,
    refusals: ['WRONG_FILE', 'FILE_CHANGED'],
  }),
  closing: call<{ answer: ClosingDays }>()({
    method: 'GET',
    path: '/receipts/closing',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  senders: call<{ query: SendersQuery; answer: Senders }>()({
    method: 'GET',
    path: '/user/senders',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  forgetSender: call<{ query: SenderQuery; answer: Done }>()({
    method: 'DELETE',
    path: '/user/senders',
    access: accounting,
    pace: 'writing',
    refusals: [],
  }),
  announce: call<{ body: AnnounceBody; answer: Announcement }>()({
    method: 'POST',
    path: '/payments/announce',
    access: 'signed-in',
    pace: 'writing',
    refusals: ['TOO_MANY_ANNOUNCED'],
  }),
  sendSlip: call<{ params: AnnouncementParams; body: AsyncIterable<Uint8Array>; answer: Done }>()({
    method: 'POST',
    path: '/payments/announcements/:id/slip',
    access: 'signed-in',
    pace: 'writing',
    takes: { types: slipMediaTypes, most: mostBytesOfSlip },
    refusals: ['WRONG_FILE', 'STATE_CHANGED'],
  }),
  /** For the client and staff. */
  slip: call<{ params: AnnouncementParams; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/payments/announcements/:id/slip',
    access: 'signed-in',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
  announcements: call<{ answer: Announcements }>()({
    method: 'GET',
    path: '/payments/announcements',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  withdraw: call<{ params: AnnouncementParams; answer: Done }>()({
    method: 'POST',
    path: '/payments/announcements/:id/withdraw',
    access: 'signed-in',
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  moneyRequests: call<{ query: MoneyRequestsQuery; answer: MoneyRequests }>()({
    method: 'GET',
    path: '/money-requests',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  askMoney: call<{ body: AskMoneyBody; answer: EnteredReceipt }>()({
    method: 'POST',
    path: '/money-requests',
    access: accounting,
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'MONEY_EXCEEDED'],
  }),
  decideMoney: call<{ body: DecideMoneyBody; answer: Done }>()({
    method: 'POST',
    path: '/money-requests/decide',
    access: accounting,
    pace: 'writing',
    needs: 'step-up',
    refusals: ['STATE_CHANGED', 'MONEY_EXCEEDED', 'SECOND_PERSON'],
  }),
} as const;
