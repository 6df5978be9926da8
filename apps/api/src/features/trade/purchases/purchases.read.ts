import { photoAddress } from '@seri/contract/stock/photo';
import type { PurchaseRow, Purchases, PurchasesQuery } from '@seri/contract/trade/purchases.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { type PurchaseScope, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { paymentColumns, presentPayment } from '../ledger/allocation/payment-facts.query.ts';
import { grantAlbum } from '../../stock/sharing/sharing.query.ts';
import { chassisOf, pageTypeOn, type PurchaseLot, readPurchaseLots } from './purchase-lots.read.ts';
import { routeColumns } from './route-columns.ts';
import { skuOf, statusLabel } from './purchase-texts.ts';
import { isListed, visiblePurchases } from './purchases.query.ts';

/** R61: the cars that the reader or, for staff, their clients have bought, latest first. */
export async function readPurchases(
  platform: Platform,
  actor: Actor,
  query: PurchasesQuery,
  language: Language,
): Promise<Purchases> {
  const { db } = platform.database;
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const scope = query.clients ?? 'mine';
  const statuses = query.status?.split(',').filter(Boolean).map(Number) ?? [];
  const tally = await tallyPurchases(db, actor, scope);
  const chosen = tally.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const today = japanDay(platform.clock.now());
  const rows = await selectPurchases(db, actor, scope)
    .select(paymentColumns(today))
    .where('purchase.status', 'in', statuses.length === 0 ? Object.values(purchaseStatusCodes) : statuses)
    .orderBy('purchased_at', 'desc')
    .orderBy('purchase.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const lots = await readPurchaseLots(db, rows);
  return {
    list: rows.flatMap((row) => {
      const lot = lots.get(row.lot_id);
      return lot ? [{ ...presentRow(platform, actor, row, lot), ...presentPayment(row) }] : [];
    }),
    statusList: Object.values(purchaseStatusCodes).map((value) => ({
      value,
      label: statusLabel(language, value),
      count: sum(tally.filter(({ status }) => status === value)),
    })),
    pageInfo: { page, pageSize, totalSearchResults: sum(chosen), totalResults: sum(tally) },
    totalPrice: chosen.reduce((total, { cost }) => total + cost, 0),
    can: { chooseClients: isStaff(actor) },
  };
}

const cost = sql<number>`(purchase.price + coalesce(
  (select sum(amount) from charge where purchase_id = purchase.id and state = 'booked'), 0))::bigint`;

function selectPurchases(db: Db, actor: Actor, scope: PurchaseScope) {
  return visiblePurchases(db, actor, scope)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['purchase.id', 'lot_id', 'purchase.held_on', 'purchase.status', 'purchased_at', 'account_id', 'full_name'])
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['yard_arrival_eta', 'voided_at', cost.as('cost'), filesOf.as('documents')])
    .select(routeColumns)
    .where(isListed);
}

type PurchaseListRow = Awaited<ReturnType<ReturnType<typeof selectPurchases>['execute']>>[number];

function presentRow(
  platform: Platform,
  actor: Actor,
  row: PurchaseListRow,
  lot: PurchaseLot,
): Omit<PurchaseRow, keyof ReturnType<typeof presentPayment>> {
  const grant = grantAlbum(platform, lot.id);
  return {
    id: row.id,
    sku: skuOf(row.id),
    pageType: pageTypeOn(lot, japanDay(platform.clock.now())),
    lotNo: lot.lot_no,
    auction: lot.house_name ?? '',
    maker: lot.maker_name,
    model: lot.model_name,
    year: lot.year,
    chassis: chassisOf(lot),
    images: lot.photos.slice(0, 2).map((id) => photoAddress(lot.id, id, 480, grant)),
    purchaseDate: row.purchased_at.toISOString(),
    status: row.status,
    yardArrivalEta: row.yard_arrival_eta,
    exportPort: row.export_port,
    dischargePort: row.discharge_port,
    voyage: row.voyage,
    etd: row.etd,
    eta: row.eta,
    totalPrice: row.cost,
    isReturned: row.voided_at !== null,
    documents: row.documents,
    client: isStaff(actor) ? { id: row.account_id, name: row.full_name } : null,
  };
}

/** Invoices that have their files, and papers of the car that are shared (R99). */
const filesOf = sql<number>`(
  select count(distinct invoice_id)::integer from invoice_line join invoice_file using (invoice_id)
  where invoice_line.purchase_id = purchase.id) + case when voided_at is null then (
  select count(*)::integer from car_paper_purchase join car_paper on car_paper.id = paper_id
  where purchase_id = purchase.id and state = 'shared') else 0 end`;

/** R91: a void purchase costs what its end did. */
const owed = sql<number>`(${cost} - case when voided_at is null then 0 else price end)`;

/** Counts and sums the purchases of each status. */
function tallyPurchases(db: Db, actor: Actor, scope: PurchaseScope) {
  return visiblePurchases(db, actor, scope)
    .select([
      'purchase.status',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(sum(${owed}), 0)::bigint`.as('cost'),
    ])
    .where(isListed)
    .groupBy('purchase.status')
    .execute();
}

const sum = (tally: readonly { count: number }[]) => tally.reduce((total, { count }) => total + count, 0);
