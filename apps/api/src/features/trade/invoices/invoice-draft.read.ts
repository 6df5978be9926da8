import type { DraftQuery, InvoiceDraft } from '@seri/contract/trade/invoices.schema';
import { isOverInvoiced, restOf } from '@seri/domain/invoices/invoice-lines';
import { addBankDays } from '@seri/domain/time/bank-days';
import { japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readSeller } from '../../people/seller/seller.query.ts';
import { visiblePurchases } from '../purchases/purchases.query.ts';
import { readDueDays } from '../ledger/allocation/due-days.query.ts';
import { readSoldCars, type SoldCar } from '../purchases/sold-cars.query.ts';
import { findReplaced, readOpenLines } from './draft-sale.query.ts';
import { isSellerKnown } from './paper-seller.ts';

/** R90: what the form of an invoice shows before anything is chosen. All purchases are of one client. */
export async function readInvoiceDraft(
  db: Db,
  actor: Actor,
  { kind, purchases }: DraftQuery,
  now: Date,
): Promise<InvoiceDraft> {
  const ids = [...new Set(purchases.split(',').map(Number))];
  const seen = await visiblePurchases(db, actor)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['account_id', 'full_name'])
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .execute();
  const [first] = seen;
  if (!first || seen.length < ids.length || seen.some(({ account_id: id }) => id !== first.account_id)) {
    throw refusal('NOT_FOUND');
  }
  const cars = await readSoldCars(db, ids);
  const [open, seller, replaces] = [
    await readOpenLines(db, cars),
    await readSeller(db),
    await findReplaced(db, kind, ids),
  ];
  const { details: billing } = seller.billing;
  return {
    accountId: first.account_id,
    client: first.full_name,
    cars: cars.map(({ purchaseId, car }) => ({ purchaseId, sku: car.stockNo, name: car.name })),
    lines: open.map((line) => ({ ...line, amount: restOf(line) })),
    total: open.reduce((sum, line) => sum + restOf(line), 0),
    dueOn: addBankDays(japanDay(now), await readDueDays(db, first.account_id)),
    incoterm: billing.incoterm,
    port: portOf(cars, billing.incoterm),
    replaces,
    toCredit: open.some(isOverInvoiced) ? await readInvoicesOf(db, ids) : [],
    lacksSeller: !isSellerKnown(billing),
  };
}

/** The terms name the port where they end: of loading on board, of discharge with freight. */
function portOf([first]: readonly SoldCar[], incoterm: InvoiceDraft['incoterm']): string {
  return (incoterm === 'FOB' ? first?.loadingPort : first?.dischargePort) ?? '';
}

function readInvoicesOf(db: Db, purchaseIds: readonly number[]) {
  return db
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_id', 'invoice.id')
    .select(['invoice.id', 'number'])
    .distinct()
    .where('invoice.kind', '=', 'invoice')
    .where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`)
    .orderBy('invoice.id')
    .execute();
}
