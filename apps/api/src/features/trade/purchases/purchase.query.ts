import { photoAddress } from '@seri/contract/stock/photo';
import type { ShownCharge } from '@seri/contract/trade/charges.schema';
import type { InvoiceRow } from '@seri/contract/trade/invoices.schema';
import type { PurchaseView } from '@seri/contract/trade/purchases.schema';
import { bidTypeName } from '@seri/domain/bids/bid-types';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import { chargesToCome, costOfPurchase } from '@seri/domain/charges/charge';
import { type LineKind, lineKinds } from '@seri/domain/charges/charge-kinds.data';
import { standingStages } from '@seri/domain/purchases/stages';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { BlKind } from '@seri/domain/purchases/shipping-numbers';
import { isStaff, mayBookFor } from '@seri/domain/people/staff-rights';
import { formatMessage } from '@seri/messages/server';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { paymentColumns, presentPayment, readPaymentsOf } from '../ledger/allocation/payment-facts.query.ts';
import { boughtCar } from './bought-car.read.ts';
import { judgePurchase, tellVerdict } from '../eligibility/eligibility.query.ts';
import { grantAlbum } from '../../stock/sharing/sharing.query.ts';
import { presentParties } from './present-parties.ts';
import { chassisOf, pageTypeOn, type PurchaseLot, readPurchaseLots } from './purchase-lots.read.ts';
import { type ChargeRow, readCharges } from './charges/charge.store.ts';
import { readPapersOf } from '../papers/papers.query.ts';
import { routeColumns } from './route-columns.ts';
import { readHistory } from './stages/history.read.ts';
import { readStages } from './stages/stage.store.ts';
import { readSettlement } from './settlement.read.ts';
import { chargeLabel, skuOf, statusLabel } from './purchase-texts.ts';
import { readTakenBackWhy } from './taken-back.read.ts';
import { visiblePurchases } from './purchases.query.ts';

/** R61: one purchase, for its client and staff; for anybody else it is missing. */
export async function readPurchase(
  platform: Platform,
  actor: Actor,
  purchaseId: number,
  language: Language,
): Promise<PurchaseView> {
  const { db } = platform.database;
  const today = japanDay(platform.clock.now());
  const row = await selectPurchase(db, actor, purchaseId, today).executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
  const lot = (await readPurchaseLots(db, [row])).get(row.lot_id);
  if (!lot) throw refusal('NOT_FOUND');
  const isTakenBack = row.voided_at !== null && !ends.has(row.status);
  const [charges, settlement, papers, payments, stages, history, takenBackWhy] = await Promise.all([
    readCharges(db, purchaseId),
    readSettlement(db, purchaseId),
    readPapersOf(db, purchaseId, isStaff(actor)),
    readPaymentsOf(db, purchaseId),
    readStages(db, purchaseId),
    isStaff(actor) ? readHistory(db, purchaseId) : null,
    isTakenBack ? readTakenBackWhy(db, purchaseId) : null,
  ]);
  const verdict = await judgePurchase(db, boughtCar(row, { charges, stages: standingStages(stages), today }));
  const mayBook = mayBookFor(actor, { id: row.account_id, roleId: row.role_id });
  return {
    carDetail: presentCar(row, lot, today),
    ...presentParties(row, actor, language),
    price: row.price,
    finances: presentFinances(row.voided_at === null ? row.price : 0, charges, language),
    charges: charges
      .map((charge) => presentCharge(charge, language))
      .toSorted((a, b) => lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind)),
    toCome: chargesToCome(charges),
    ...presentPayment(row),
    payments,
    settlement,
    version: row.version,
    stages: standingStages(stages),
    history,
    logistics: presentLogistics(row, language),
    lotImages: presentPhotos(platform, lot),
    documents: presentFiles(papers, language),
    papers,
    note: row.note,
    statusList: Object.values(purchaseStatusCodes).map((value) => ({ value, label: statusLabel(language, value) })),
    exportVerdict: tellVerdict(verdict, language),
    client: isStaff(actor) ? { id: row.account_id, name: row.full_name } : null,
    isReturned: row.voided_at !== null,
    isTakenBack,
    takenBackWhy,
    can: {
      downloadPhotos: actor.permissions.downloadPhotos && lot.photos.length > 0,
      editCharges: row.voided_at === null && mayBook,
      discount: mayBook && actor.rights.accounting,
      invoice: mayBook,
      reverse: mayBook && actor.rights.accounting,
      settle: mayBook,
      move: row.voided_at === null && mayBook && actor.rights.logistics,
    },
  };
}

const ends = new Set<number>([purchaseStatusCodes.cancelled, purchaseStatusCodes.resold]);

function selectPurchase(db: Db, actor: Actor, purchaseId: number, today: JapanDay) {
  return visiblePurchases(db, actor)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .selectAll('purchase')
    .select(routeColumns)
    .select(['full_name', 'role_id'])
    .select(paymentColumns(today))
    .where('purchase.id', '=', purchaseId);
}

function presentFiles(papers: readonly InvoiceRow[], language: Language): PurchaseView['documents'] {
  return papers.flatMap(({ kind, number, url }) =>
    url === null
      ? []
      : [{ name: `${formatMessage(language, `invoices.kind.${kind}`)} ${number}`, path: url, type: 'pdf' }],
  );
}

function presentCharge({ id, kind, note, amount, state, version }: ChargeRow, language: Language): ShownCharge {
  return { id, kind, label: chargeLabel(language, kind), note, amount, state, version };
}

/** The kinds that every purchase tells in this order, also those that come to nothing; other kinds follow if they are booked. */
const wireKinds = ['agent', 'other', 'freight', 'invoice', 'delivery'] as const satisfies readonly LineKind[];

function presentFinances(price: number, charges: readonly ChargeRow[], language: Language): PurchaseView['finances'] {
  const bookedOf = (kind: LineKind) =>
    charges.reduce((sum, one) => (one.kind === kind && one.state === 'booked' ? sum + (one.amount ?? 0) : sum), 0);
  const others = lineKinds.filter((kind) => !new Set<LineKind>(wireKinds).has(kind) && bookedOf(kind) !== 0);
  return {
    fields: [
      { value: price, label: formatMessage(language, 'purchases.price') },
      ...[...wireKinds, ...others].map((kind) => ({ value: bookedOf(kind), label: chargeLabel(language, kind) })),
    ],
    total: costOfPurchase({ price, charges }),
  };
}

type PurchaseDetailRow = Awaited<ReturnType<ReturnType<typeof selectPurchase>['executeTakeFirstOrThrow']>>;

function presentCar(row: PurchaseDetailRow, lot: PurchaseLot, today: JapanDay): PurchaseView['carDetail'] {
  const model = [lot.maker_name, lot.model_name].join(' ');
  const { month } = lot.details;
  return {
    id: row.id,
    carId: lot.id,
    pageType: pageTypeOn(lot, today),
    title: [model, lot.trim_name].filter(Boolean).join(' '),
    lotNo: lot.lot_no,
    auction: lot.house_name ?? '',
    model,
    yearMonth: [lot.year, month && String(month).padStart(2, '0')].filter(Boolean).join('/'),
    chassis: chassisOf(lot),
    mileage: lot.mileage_km,
    engine: lot.engine_cc,
    color: lot.color,
    purchaseDate: row.purchased_at.toISOString(),
    sku: skuOf(row.id),
  };
}

function presentLogistics(row: PurchaseDetailRow, language: Language): PurchaseView['logistics'] {
  const exportType = bidTypeName(row.export_type);
  return {
    status: row.status,
    purchaseDate: row.purchased_at.toISOString(),
    yardArrivalEta: row.yard_arrival_eta,
    stockYard: row.stock_yard,
    exportPort: row.export_port,
    typeOfExport: exportType ? formatMessage(language, `bidding.type.${exportType}`) : '',
    shippingLine: row.shipping_line,
    voyage: row.voyage,
    dischargePort: row.discharge_port,
    destination: row.destination,
    destinationCode: row.destination_code,
    etd: row.etd,
    eta: row.eta,
    bookingNo: row.booking_no,
    containerNo: row.container_no,
    blNo: row.bl_no,
    blKind: row.bl_kind as BlKind | null,
  };
}

function presentPhotos(platform: Platform, { id, photos }: PurchaseLot): PurchaseView['lotImages'] {
  const grant = grantAlbum(platform, id);
  const inWidth = (width: 480 | 1280) => photos.map((photo) => photoAddress(id, photo, width, grant));
  return { images: inWidth(1280), thumbnails: inWidth(480) };
}
