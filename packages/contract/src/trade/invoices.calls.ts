import { call } from '../call.ts';
import type {
  CarsToInvoice,
  CreditBody,
  DraftQuery,
  InvoiceDraft,
  InvoiceFileParams,
  InvoiceQuery,
  Invoices,
  InvoicesQuery,
  InvoiceView,
  IssueBody,
  Issued,
  SaleOrder,
  StatementQuery,
  ToInvoiceQuery,
} from './invoices.schema.ts';

export const invoicesCalls = {
  list: call<{ query: InvoicesQuery; answer: Invoices }>()({
    method: 'GET',
    path: '/invoices',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  view: call<{ query: InvoiceQuery; answer: InvoiceView }>()({
    method: 'GET',
    path: '/invoices/view',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  draft: call<{ query: DraftQuery; answer: InvoiceDraft }>()({
    method: 'GET',
    path: '/invoices/draft',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  toInvoice: call<{ query: ToInvoiceQuery; answer: CarsToInvoice }>()({
    method: 'GET',
    path: '/invoices/to-invoice',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  /** It writes nothing; what it is asked for is too long for a query. */
  preview: call<{ body: SaleOrder; answer: Uint8Array }>()({
    method: 'POST',
    path: '/invoices/preview',
    access: 'staff',
    pace: 'exporting',
    answers: 'bytes',
    refusals: ['ALREADY_INVOICED', 'GLYPH_MISSING', 'SELLER_UNKNOWN'],
  }),
  issue: call<{ body: IssueBody; answer: Issued }>()({
    method: 'POST',
    path: '/invoices/issue',
    access: 'staff',
    pace: 'writing',
    refusals: ['ALREADY_INVOICED', 'GLYPH_MISSING', 'SELLER_UNKNOWN', 'STATE_CHANGED'],
  }),
  credit: call<{ body: CreditBody; answer: Issued }>()({
    method: 'POST',
    path: '/invoices/credit',
    access: 'staff',
    pace: 'writing',
    refusals: ['GLYPH_MISSING', 'STATE_CHANGED'],
  }),
  /** R90: for the client and staff; dealers get a 404. */
  file: call<{ params: InvoiceFileParams; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/invoices/:file',
    access: 'signed-in',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
  statement: call<{ query: StatementQuery; answer: Uint8Array }>()({
    method: 'GET',
    path: '/payments/statement',
    access: 'signed-in',
    pace: 'exporting',
    answers: 'bytes',
    refusals: ['GLYPH_MISSING', 'SELLER_UNKNOWN'],
  }),
} as const;
