import type { InvoiceRow } from '@seri/contract/trade/invoices.schema';
import { apiRoot } from '@seri/contract/headers';
import { invoiceState } from '@seri/domain/invoices/invoice-state';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { creditedOfLine } from './paper.store.ts';

export { type CreditableLine, findPaper, type PaperLineRow, readPaperLines } from './paper.store.ts';

export interface InvoicedSum {
  purchaseId: number;
  /** Null of the price. */
  chargeId: number | null;
  /** The sum on invoices, less their credit notes. */
  amount: number;
}

/** R90: what invoices bear of the lines of purchases. Nothing is told of lines of which nothing is left. */
export async function readInvoiced(db: Db | Tx, purchaseIds: readonly number[]): Promise<InvoicedSum[]> {
  if (purchaseIds.length === 0) return [];
  const net = sql<number>`sum(case invoice.kind when 'credit_note' then -amount else amount end)::bigint`;
  const rows = await db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .select(['purchase_id', 'charge_id', net.as('amount')])
    .where('invoice.kind', '<>', 'proforma')
    .where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`)
    .groupBy(['purchase_id', 'charge_id'])
    .having(net, '<>', 0)
    .execute();
  return rows.map(({ purchase_id, charge_id, amount }) => ({
    purchaseId: purchase_id ?? 0,
    chargeId: charge_id,
    amount,
  }));
}

/** The number of an invoice that bears some of a charge; undefined if none does. */
async function findInvoiceOf(tx: Tx, chargeId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .select('number')
    .where('charge_id', '=', chargeId)
    .where('invoice.kind', '=', 'invoice')
    .where(sql<boolean>`invoice_line.amount <> ${creditedOfLine}`)
    .executeTakeFirst();
  return row?.number;
}

/** R90: a charge that an invoice bears stays as it is until that is credited. */
export async function assertNotInvoiced(tx: Tx, chargeId: number): Promise<void> {
  const number = await findInvoiceOf(tx, chargeId);
  if (number !== undefined) throw refusal('ALREADY_INVOICED', { number });
}

/** R90: the numbers of the invoices that bear a purchase and are not wholly credited. */
export async function readBearing(tx: Tx, purchaseId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .select('number')
    .distinct()
    .where('purchase_id', '=', purchaseId)
    .where('invoice.kind', '=', 'invoice')
    .where(sql<boolean>`invoice_line.amount <> ${creditedOfLine}`)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Papers as lists show them. The reader of the rows decides whose they may be. */
export function selectPapers(db: Db | Tx) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice_file', 'invoice_file.invoice_id', 'invoice.id')
    .leftJoin('invoice as cancelled', 'cancelled.id', 'invoice.cancels_id')
    .innerJoin('account', 'account.id', 'invoice.account_id')
    .select(['invoice.id', 'invoice.number', 'invoice.kind', 'invoice.purpose', 'invoice.issued_on', 'invoice.due_on'])
    .select(['invoice.total', 'invoice.party', 'invoice.account_id', 'account.full_name', 'made_at'])
    .select('cancelled.number as cancels')
    .select((paper) => [
      creditedOfPaper.as('credited'),
      paidOfPaper.as('paid'),
      isReplaced.as('is_replaced'),
      hasVoidPurchase.as('has_void_purchase'),
      paper.ref('invoice.snapshot').$castTo<SalePaper>().as('snapshot'),
      purchasesOf.as('purchases'),
    ]);
}

const creditedOfPaper = sql<number>`coalesce((
  select sum(note.total)::bigint from invoice as note where note.cancels_id = invoice.id), 0)`;

/** R92: the money of a purchase pays the lines of its invoices, the oldest first. */
const paidOfPaper = sql<number>`case when invoice.kind = 'invoice' then coalesce((
  select sum(greatest(0, least(own.net, purchase.allocated - earlier.net)))::bigint
  from (select purchase_id, sum(amount - ${creditedOfLine}) as net from invoice_line
    where invoice_id = invoice.id and purchase_id is not null group by purchase_id) as own
  join purchase on purchase.id = own.purchase_id
  cross join lateral (
    select coalesce(sum(invoice_line.amount - ${creditedOfLine}), 0) as net
    from invoice_line join invoice as other on other.id = invoice_id
    where purchase_id = own.purchase_id and invoice_id < invoice.id and other.kind = 'invoice') as earlier), 0) else 0 end`;

/** The next proforma or invoice for one of its purchases replaces a proforma. */
const isReplaced = sql<boolean>`exists (
  select from invoice_line as own
  join invoice_line as other on other.purchase_id = own.purchase_id and other.invoice_id > own.invoice_id
  join invoice as next on next.id = other.invoice_id and next.kind <> 'credit_note'
  where own.invoice_id = invoice.id)`;

const hasVoidPurchase = sql<boolean>`exists (
  select from invoice_line join purchase on purchase.id = purchase_id
  where invoice_id = invoice.id and voided_at is not null)`;

/** In the order of the paper. */
const purchasesOf = sql<number[]>`coalesce((
  select jsonb_agg(purchase_id order by place) from (
    select purchase_id, min(place) as place from invoice_line
    where invoice_id = invoice.id and purchase_id is not null group by purchase_id) as car), '[]')`;

type SelectedPaper = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number];

export function presentPaper(row: SelectedPaper, isForStaff: boolean): InvoiceRow {
  const { id, number, total, party, credited, paid, cancels, snapshot } = row;
  const kind = row.kind as InvoiceRow['kind'];
  const cars = snapshot.items.flatMap(({ car }) => (car ? [car] : []));
  return {
    id,
    number,
    kind,
    purpose: row.purpose as InvoiceRow['purpose'],
    state: invoiceState({
      kind,
      total,
      credited,
      paid,
      isReplaced: row.is_replaced,
      hasVoidPurchase: row.has_void_purchase,
    }),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    total,
    credited,
    paid,
    party,
    cars: cars.map(({ name }, place) => ({ purchaseId: row.purchases[place] ?? 0, name })),
    cancels,
    url: row.made_at === null ? null : paperAddress(id),
    client: isForStaff ? { id: row.account_id, name: row.full_name } : null,
  };
}

/** R90: the last invoice or proforma for the purchase of a `bid` that has its file. */
export const lastPaperOfBid = sql<number | null>`(
  select max(invoice.id) from invoice_line join invoice on invoice.id = invoice_line.invoice_id
  join invoice_file on invoice_file.invoice_id = invoice.id
  where invoice_line.purchase_id = bid.purchase_id and invoice.kind <> 'credit_note')`;

export const paperAddress = (id: number): string => `${apiRoot}/invoices/${id}.pdf`;

/** R90: the papers for a purchase, the newest first. */
export async function readPapersOf(db: Db, purchaseId: number, isForStaff: boolean): Promise<InvoiceRow[]> {
  const rows = await selectPapers(db)
    .where(
      sql<boolean>`exists (select from invoice_line where invoice_id = invoice.id and purchase_id = ${purchaseId})`,
    )
    .orderBy('invoice.id', 'desc')
    .execute();
  return rows.map((row) => presentPaper(row, isForStaff));
}
