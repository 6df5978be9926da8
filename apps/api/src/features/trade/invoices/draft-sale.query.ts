import type { SaleOrder } from '@seri/contract/trade/invoices.schema';
import { type InvoiceableLine, isOverInvoiced, restOf } from '@seri/domain/invoices/invoice-lines';
import type { PaperItem, PaperLine, SalePaper } from '@seri/domain/invoices/paper-snapshot';
import type { CompanyBilling } from '@seri/domain/money/company-billing';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readContent } from '../../people/company/company.query.ts';
import { readSeller } from '../../people/seller/seller.query.ts';
import { readDueDays } from '../ledger/allocation/due-days.query.ts';
import { type PaperLineRow, readInvoiced } from '../papers/papers.query.ts';
import { readSoldCars, type SoldCar } from '../purchases/sold-cars.query.ts';
import { paperBuyer, paperParty, goesLike } from './paper-parties.ts';
import { paperSeller } from './paper-seller.ts';

export interface SaleDraft {
  snapshot: SalePaper;
  /** Those of the snapshot, in its order, with what they are for. */
  lines: PaperLineRow[];
  /** Bank days until an invoice is due; a deposit has no day. */
  dueDays: number | null;
  isOverInvoiced: boolean;
}

/** R90: what a paper would say by now. It has no number yet, and the days are those of its issue. */
export async function draftSale(db: Db | Tx, order: SaleOrder): Promise<SaleDraft> {
  const { kind, accountId, purchaseIds, deposit, language, terms, rate, remarks } = order;
  const [seller, content] = [await readSeller(db), await readContent(db)];
  const buyer = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
  const cars = await readSoldCars(db, purchaseIds);
  if (!buyer || cars.length < purchaseIds.length || cars.some((car) => car.accountId !== accountId)) {
    throw refusal('NOT_FOUND');
  }
  const { details: billing } = seller.billing;
  const open = await readOpenLines(db, cars);
  const items = deposit === null ? itemsOf(cars, open, billing) : [depositItem(deposit)];
  return {
    snapshot: {
      kind,
      purpose: deposit === null ? 'sale' : 'deposit',
      language,
      issuedOn: japanDay(await nowOf(db)),
      number: null,
      dueOn: null,
      seller: paperSeller(billing, content.content),
      buyer: paperBuyer(buyer, language),
      client: paymentReference(accountId),
      remarks: remarks === '' ? null : inBoth(remarks),
      terms: terms && { incoterm: terms.incoterm, port: inBoth(terms.port) },
      ...wayOf(cars, language),
      items,
      bank: seller.bank.details,
      rate: rate && { ...rate, day: rate.day as JapanDay },
      cancels: null,
      replaces: await findReplaced(db, kind, purchaseIds),
    },
    lines: deposit === null ? rowsOf(open) : [depositRow(deposit)],
    dueDays: deposit === null ? await readDueDays(db, accountId) : null,
    isOverInvoiced: open.some(isOverInvoiced),
  };
}

/** R90: something is left to invoice, and no invoice says more than is booked. */
export function assertInvoiceable({ lines, isOverInvoiced: isOver }: SaleDraft): void {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (isOver || total <= 0) throw refusal('ALREADY_INVOICED', { number: null });
}

/** R90: the lines of these purchases with what is booked for them, what invoices bear of it, and something left. */
export async function readOpenLines(db: Db | Tx, cars: readonly SoldCar[]): Promise<InvoiceableLine[]> {
  const ids = cars.map(({ purchaseId }) => purchaseId);
  const invoiced = await readInvoiced(db, ids);
  const sumOf = (purchaseId: number, chargeId: number | null) =>
    invoiced.find((one) => one.purchaseId === purchaseId && one.chargeId === chargeId)?.amount ?? 0;
  return cars
    .flatMap(({ purchaseId, lines }) =>
      lines.map((line) => ({ ...line, purchaseId, invoiced: sumOf(purchaseId, line.chargeId) })),
    )
    .filter((line) => restOf(line) !== 0);
}

function itemsOf(cars: readonly SoldCar[], open: readonly InvoiceableLine[], billing: CompanyBilling): PaperItem[] {
  return cars.flatMap(({ purchaseId, car }) => {
    const lines = open.filter((line) => line.purchaseId === purchaseId).map((line) => paperLine(line, billing));
    return lines.length > 0 ? [{ car, lines }] : [];
  });
}

/** The proceeds of a resale are set off against its car, and have its mark. */
function paperLine(line: InvoiceableLine, { taxTable }: CompanyBilling): PaperLine {
  const { kind, note } = line;
  const label = kind === 'other' && note !== '' ? inBoth(note) : null;
  return { kind, label, amount: restOf(line), tax: taxTable[kind === 'proceeds' ? 'car' : kind] };
}

const depositItem = (amount: number): PaperItem => ({
  car: null,
  lines: [{ kind: 'deposit', label: null, amount, tax: 'outside' }],
});

const depositRow = (amount: number): PaperLineRow => ({
  place: 0,
  purchase_id: null,
  charge_id: null,
  kind: 'deposit',
  note: '',
  amount,
});

const rowsOf = (open: readonly InvoiceableLine[]): PaperLineRow[] =>
  open.map((line, place) => ({
    place,
    purchase_id: line.purchaseId,
    charge_id: line.chargeId,
    kind: line.kind,
    note: line.note,
    amount: restOf(line),
  }));

/** Texts that people have written stand on the paper as they are. */
const inBoth = (text: string) => ({ en: text, ru: text });

/** One paper names one consignee and one way. Cars that go different ways stand on it without. */
function wayOf(
  cars: readonly SoldCar[],
  language: SaleOrder['language'],
): Pick<SalePaper, 'consignee' | 'notify' | 'route'> {
  const [first] = cars;
  const none = { consignee: null, notify: null, route: null };
  if (!first) return none;
  const isOneWay = cars.every((car) => goesLike(car, first));
  if (!isOneWay) return none;
  const { consignee, notify, loadingPort, dischargePort } = first;
  return {
    consignee: paperParty(consignee, language),
    notify: notify && paperParty(notify, language),
    route: loadingPort && dischargePort ? { from: inBoth(loadingPort), to: inBoth(dischargePort) } : null,
  };
}

/** R90: the last proforma for one of these purchases, which the next one replaces. */
export async function findReplaced(
  db: Db | Tx,
  kind: SaleOrder['kind'],
  purchaseIds: readonly number[],
): Promise<string | null> {
  if (kind !== 'proforma' || purchaseIds.length === 0) return null;
  const row = await db
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_id', 'invoice.id')
    .select(['number', 'invoice.kind'])
    .where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`)
    .where('invoice.kind', '<>', 'credit_note')
    .orderBy('invoice.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind === 'proforma' ? row.number : null;
}
