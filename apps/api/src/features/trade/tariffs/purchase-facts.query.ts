import { clientTierOf } from '@seri/domain/tariffs/client-tier';
import { houseRegion } from '@seri/domain/tariffs/house-region';
import type { TariffFacts } from '@seri/domain/tariffs/tariff-scope';
import { sizeClassOf, vehicleVolume } from '@seri/domain/tariffs/vehicle-size';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { namedLots } from '../../stock/lots/lots.query.ts';

export type PricedFacts = TariffFacts & { price: number };

export interface FactsOfPurchase {
  facts: PricedFacts;
  purchasedOn: JapanDay;
}

interface LotOfFacts {
  kind: string;
  engine_cc: number | null;
  house_id: number | null;
  house_name: string | null;
}

/** A stock car has no auction house, and nobody knows where it stands. */
export function lotFacts({ kind, engine_cc: engineCc, house_id: houseId, house_name: houseName }: LotOfFacts) {
  const sizeClass = sizeClassOf({ kind: kind as LotKind, engineCc });
  return {
    houseId,
    method: kind === 'stock' ? ('stock' as const) : ('bid' as const),
    region: houseName === null ? undefined : houseRegion(houseName),
    sizeClass,
    tenthsOfM3: vehicleVolume(undefined, sizeClass),
  };
}

/** R88: what is known of purchases by now, for the price of their charges. */
export async function readPurchaseFacts(
  db: Db | Tx,
  purchaseIds: readonly number[],
): Promise<Map<number, FactsOfPurchase>> {
  const purchases = await selectPurchases(db, purchaseIds).execute();
  const lots = await readLots(db, purchases);
  return new Map(
    purchases.flatMap((purchase) => {
      const lot = lots.get(purchase.lot_id);
      return lot ? [[purchase.id, factsOf(purchase, lot)] as const] : [];
    }),
  );
}

function selectPurchases(db: Db | Tx, ids: readonly number[]) {
  return db
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['purchase.id', 'account_id', 'role_id', 'lot_id', 'held_on', 'price', 'purchased_at'])
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['stock_yard', 'route.export_port', 'route.discharge_port', 'route.shipping_line'])
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`);
}

type PurchaseFactsRow = Awaited<ReturnType<ReturnType<typeof selectPurchases>['execute']>>[number];

async function readLots(db: Db | Tx, purchases: readonly PurchaseFactsRow[]): Promise<Map<number, LotOfFacts>> {
  if (purchases.length === 0) return new Map();
  const [ids, days] = [purchases.map(({ lot_id }) => lot_id), purchases.map(({ held_on }) => held_on)];
  const rows = await namedLots(db)
    .select(['lot.id', 'lot.kind', 'engine_cc'])
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${[...new Set(days)]}::date[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function factsOf(purchase: PurchaseFactsRow, lot: LotOfFacts): FactsOfPurchase {
  return {
    purchasedOn: japanDay(purchase.purchased_at),
    facts: {
      ...lotFacts(lot),
      accountId: purchase.account_id,
      clientTier: clientTierOf(purchase.role_id),
      yard: purchase.stock_yard || undefined,
      loadPort: purchase.export_port || undefined,
      dischargePort: purchase.discharge_port || undefined,
      line: purchase.shipping_line || undefined,
      price: purchase.price,
      days: undefined,
    },
  };
}
