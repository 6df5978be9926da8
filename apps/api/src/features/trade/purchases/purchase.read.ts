import { photoAddress } from '@seri/contract/stock/photo';
import type { PurchaseView } from '@seri/contract/trade/purchases.schema';
import { bidTypeName } from '@seri/domain/bids/bid-types';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import { feeKinds, purchaseStatusCodes, totalOf } from '@seri/domain/purchases/purchase';
import { isStaff } from '@seri/domain/people/staff-rights';
import { formatMessage } from '@seri/messages/server';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { grantAlbum } from '../../stock/sharing/sharing.query.ts';
import { presentParties } from './present-parties.ts';
import { chassisOf, pageTypeOn, type PurchaseLot, readPurchaseLots } from './purchase-lots.read.ts';
import { readFees } from './purchase.store.ts';
import { feeLabel, skuOf, statusLabel } from './purchase-texts.ts';
import { visiblePurchases } from './purchases.query.ts';

/** R61: one purchase, for its client and staff; for anybody else it is missing. */
export async function readPurchase(
  platform: Platform,
  actor: Actor,
  purchaseId: number,
  language: Language,
): Promise<PurchaseView> {
  const { db } = platform.database;
  const row = await selectPurchase(db, actor, purchaseId).executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
  const lot = (await readPurchaseLots(db, [row])).get(row.lot_id);
  if (!lot) throw refusal('NOT_FOUND');
  const fees = new Map((await readFees(db, purchaseId)).map(({ kind, amount }) => [kind, amount]));
  const charged = feeKinds.map((kind) => ({ kind, amount: fees.get(kind) ?? 0 }));
  return {
    carDetail: presentCar(row, lot, japanDay(platform.clock.now())),
    ...presentParties(row, language),
    finances: {
      fields: [
        { value: row.price, label: formatMessage(language, 'purchases.price') },
        ...charged.map(({ kind, amount }) => ({ value: amount, label: feeLabel(language, kind) })),
      ],
      total: totalOf({ price: row.price, fees: charged }),
    },
    logistics: presentLogistics(row, language),
    lotImages: presentPhotos(platform, lot),
    documents: [],
    note: row.note,
    statusList: Object.values(purchaseStatusCodes).map((value) => ({ value, label: statusLabel(language, value) })),
    client: isStaff(actor) ? { id: row.account_id, name: row.full_name } : null,
    isReturned: row.voided_at !== null,
    isTakenBack: row.voided_at !== null && !ends.has(row.status),
    can: { downloadPhotos: actor.permissions.downloadPhotos && lot.photos.length > 0 },
  };
}

const ends = new Set<number>([purchaseStatusCodes.cancelled, purchaseStatusCodes.resold]);

function selectPurchase(db: Db, actor: Actor, purchaseId: number) {
  return visiblePurchases(db, actor)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .selectAll('purchase')
    .select('full_name')
    .where('purchase.id', '=', purchaseId);
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
    etd: row.etd,
    eta: row.eta,
  };
}

function presentPhotos(platform: Platform, { id, photos }: PurchaseLot): PurchaseView['lotImages'] {
  const grant = grantAlbum(platform, id);
  const inWidth = (width: 480 | 1280) => photos.map((photo) => photoAddress(id, photo, width, grant));
  return { images: inWidth(1280), thumbnails: inWidth(480) };
}
