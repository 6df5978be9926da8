import type { LotDetails } from '@seri/contract/intake/feed.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { homeOf, type LotKind } from '@seri/domain/lots/lot-kinds';
import { type PageType, pageTypeOf } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { namedLots, photoIds } from '../../stock/lots/lots.query.ts';

/** Reads the lots of purchases by id and day; with the days PostgreSQL reads only their months (partition pruning). */
export async function readPurchaseLots(db: Db | Tx, purchases: readonly { lot_id: number; held_on: string }[]) {
  if (purchases.length === 0) return new Map<number, PurchaseLot>();
  const [ids, days] = [purchases.map(({ lot_id }) => lot_id), [...new Set(purchases.map(({ held_on }) => held_on))]];
  const rows = await selectLots(db)
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function selectLots(db: Db | Tx) {
  return namedLots(db)
    .select(['lot.id', 'lot.kind', 'lot.held_on', 'lot_no', 'year', 'mileage_km', 'engine_cc', 'color', 'trim_name'])
    .select((row) => [row.ref('lot.details').$castTo<LotDetails>().as('details'), photoIds.as('photos'), 'lot.serial']);
}

export type PurchaseLot = Awaited<ReturnType<ReturnType<typeof selectLots>['execute']>>[number];

/** The serial number of the car, or the chassis code if the feed does not tell the number. */
export const chassisOf = ({ serial, chassis }: PurchaseLot): string => serial || (chassis ?? '');

/** The listing in which the lot is now. */
export function pageTypeOn({ kind, held_on }: PurchaseLot, today: JapanDay): PageType {
  return pageTypeOf(kind as LotKind, homeOf(kind as LotKind, held_on as JapanDay, today));
}
