import { lineKinds } from '@seri/domain/charges/charge-kinds.data';
import { paperLanguages, saleKindsOfPapers, salePurposes } from '@seri/domain/invoices/paper-snapshot';
import { invoiceStates } from '@seri/domain/invoices/invoice-state';
import { incoterms } from '@seri/domain/money/company-billing';
import { largestAmount } from '@seri/domain/money/ledger';
import { purchaseScopes } from '@seri/domain/purchases/purchase';
import { z } from 'zod';
import { byteStream, bytes, digits, pageInfo, paging, yen } from '../common.schema.ts';

const id = z.int().positive();
const day = z.iso.date();
const line = z.string().trim();

/** The number of purchases on one paper. */
export const mostOnPaper = 100;

/** The choices of staff; all else the paper takes from the account, the purchases and the company. */
const saleOrder = z.object({
  kind: z.enum(['proforma', 'invoice']),
  accountId: id,
  /** Empty if it asks for a deposit. */
  purchaseIds: z.array(id).max(mostOnPaper),
  /** Null unless it asks for one. */
  deposit: yen.min(1).max(largestAmount).nullable(),
  language: z.enum(paperLanguages),
  terms: z.object({ incoterm: z.enum(incoterms), port: line.min(1).max(80) }).nullable(),
  /** An amount in another currency, for information: the yen for one unit, as the bank wrote it. */
  rate: z
    .object({
      currency: z.string().regex(/^[A-Z]{3}$/),
      yen: z.string().regex(/^\d{1,6}(\.\d{1,6})?$/),
      day,
      source: line.min(1).max(40),
    })
    .nullable(),
  remarks: z.string().trim().max(500),
});
export type SaleOrder = z.infer<typeof saleOrder>;

/** Another total by now than the one on the screen is refused. */
export const issueBody = saleOrder.extend({ total: yen });
export type IssueBody = z.infer<typeof issueBody>;

export const previewBody = saleOrder;

export const draftQuery = z.object({
  kind: saleOrder.shape.kind,
  /** Ids, separated by commas. */
  purchases: z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/),
});
export type DraftQuery = z.infer<typeof draftQuery>;

const draftLine = z.object({
  purchaseId: z.int(),
  /** Null of the price. */
  chargeId: z.int().nullable(),
  kind: z.enum(lineKinds),
  note: z.string(),
  amount: yen,
  /** The part that invoices bear already, of the same line. */
  invoiced: yen,
});

/** The paper as it would be. */
export const draft = z.object({
  accountId: z.int(),
  client: z.string(),
  cars: z.array(z.object({ purchaseId: z.int(), sku: z.string(), name: z.string() })),
  lines: z.array(draftLine),
  total: yen,
  dueOn: day,
  incoterm: z.enum(incoterms),
  /** The port that the terms would name; empty if it is not known. */
  port: z.string(),
  /** The proforma that it would replace. */
  replaces: z.string().nullable(),
  /** Invoices that say more than is booked by now, and have to be credited first. */
  toCredit: z.array(z.object({ id: z.int(), number: z.string() })),
  /** The company has no name and address for its papers yet. */
  lacksSeller: z.boolean(),
});
export type InvoiceDraft = z.infer<typeof draft>;

export const toInvoiceQuery = z.object({ account: digits });
export type ToInvoiceQuery = z.infer<typeof toInvoiceQuery>;

/** At most as many as one paper may have. */
export const carsToInvoice = z.object({
  list: z.array(
    z.object({
      purchaseId: z.int(),
      sku: z.string(),
      name: z.string(),
      chassis: z.string(),
      /** Its rest: booked, and on no invoice yet. */
      amount: yen,
    }),
  ),
});
export type CarsToInvoice = z.infer<typeof carsToInvoice>;

export const issued = z.object({ id: z.int(), number: z.string() });
export type Issued = z.infer<typeof issued>;

/** Without lines the whole rest is credited. A line is named by its place on the invoice. */
export const creditBody = z.object({
  id,
  lines: z
    .array(z.object({ place: z.int().min(0).max(5000), amount: yen }))
    .max(500)
    .nullable(),
  reason: z.string().trim().min(1).max(500),
  /** The total of the credit note that was on the screen. */
  total: yen,
});
export type CreditBody = z.infer<typeof creditBody>;

export const invoicesQuery = z.object({
  /** A part of the number. */
  number: line.max(20).optional(),
  /** The total, in yen. */
  amount: digits.optional(),
  from: day.optional(),
  to: day.optional(),
  /** A part of the name of whoever pays. */
  party: line.max(80).optional(),
  kind: z.enum(saleKindsOfPapers).optional(),
  /** Staff choose between their own clients (the default) and all, or one client. */
  clients: z.enum(purchaseScopes).optional(),
  account: digits.optional(),
  ...paging,
});
export type InvoicesQuery = z.infer<typeof invoicesQuery>;

export const invoiceRow = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(saleKindsOfPapers),
  purpose: z.enum(salePurposes),
  state: z.enum(invoiceStates),
  issuedOn: day,
  dueOn: day.nullable(),
  total: yen,
  /** The part of an invoice that credit notes have taken back. */
  credited: yen,
  /** R92: the part of it that is paid. */
  paid: yen,
  party: z.string(),
  cars: z.array(z.object({ purchaseId: z.int(), name: z.string() })),
  /** The number of the invoice that a credit note is for. */
  cancels: z.string().nullable(),
  /** The address of the file; null while it is being made. */
  url: z.string().nullable(),
  /** The client, shown to staff; null for everybody else. */
  client: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

export const invoices = z.object({
  list: z.array(invoiceRow),
  pageInfo: pageInfo.omit({ totalResults: true }),
  can: z.object({ issue: z.boolean(), chooseClients: z.boolean() }),
});
export type Invoices = z.infer<typeof invoices>;

export const invoiceQuery = z.object({ id: digits });
export type InvoiceQuery = z.infer<typeof invoiceQuery>;

/** An invoice with its lines, for the form of a credit note. */
export const invoiceView = invoiceRow.extend({
  lines: z.array(
    z.object({
      place: z.int(),
      car: z.string(),
      kind: z.enum(['deposit', ...lineKinds]),
      note: z.string(),
      amount: yen,
      credited: yen,
    }),
  ),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const invoiceFileParams = z.object({ file: z.string().regex(/^\d{1,15}\.pdf$/) });
export type InvoiceFileParams = z.infer<typeof invoiceFileParams>;

export const statementQuery = z.object({
  /** A month of Japan. */
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  language: z.enum(paperLanguages),
  /** The account, for staff; without it, one's own. */
  id: digits.optional(),
});
export type StatementQuery = z.infer<typeof statementQuery>;

export const invoicesSchemas = {
  list: {
    summary: 'Invoices, proformas and credit notes, the newest first; staff see those of their clients',
    query: invoicesQuery,
    answer: invoices,
  },
  view: { summary: 'An invoice line by line', query: invoiceQuery, answer: invoiceView },
  draft: { summary: 'What an invoice of these purchases would say', query: draftQuery, answer: draft },
  toInvoice: {
    summary: 'The purchases of a client that have something to invoice, the oldest first',
    query: toInvoiceQuery,
    answer: carsToInvoice,
  },
  preview: { summary: 'The paper without a number, marked as a preview', body: previewBody, answer: bytes },
  issue: { summary: 'Issues an invoice or a proforma under the next number', body: issueBody, answer: issued },
  credit: {
    summary: 'Issues a credit note for an invoice, or for some of its lines',
    body: creditBody,
    answer: issued,
  },
  file: { summary: 'The file of a paper, as PDF', params: invoiceFileParams, answer: byteStream },
  statement: { summary: 'The entries of an account in a month, as PDF', query: statementQuery, answer: bytes },
};
