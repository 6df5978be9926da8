import type { LotDetails } from '@seri/contract/intake/feed.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { homeOf, type LotKind } from '@seri/domain/lots/lot-kinds';
import { type PageType, pageTypeOf } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { namedLots, photoIds } from '../../stock/lots/lots.query.ts';

/** The cars of purchases, by the days and the ids of their lots: told of both, few months of the archive are planned for. */
export async function readPurchaseLots(db: Db, places: readonly { lot_id: number; held_on: string }[]) {
  if (places.length === 0) return new Map<number, PurchaseLot>();
  const [ids, days] = [places.map(({ lot_id }) => lot_id), [...new Set(places.map(({ held_on }) => held_on))]];
  const rows = await selectLots(db)
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function selectLots(db: Db) {
  return namedLots(db)
    .select(['lot.id', 'lot.kind', 'lot.held_on', 'lot_no', 'year', 'mileage_km', 'engine_cc', 'color', 'trim_name'])
    .select((row) => [row.ref('lot.details').$castTo<LotDetails>().as('details'), photoIds.as('photos'), 'lot.serial']);
}

export type PurchaseLot = Awaited<ReturnType<ReturnType<typeof selectLots>['execute']>>[number];

/** The number that stands on the car; of one whose feed does not tell it the code of its chassis. */
export const chassisOf = ({ serial, chassis }: PurchaseLot): string => serial || (chassis ?? '');

/** Where its lot stands now. */
export function pageTypeOn({ kind, held_on }: PurchaseLot, today: JapanDay): PageType {
  return pageTypeOf(kind as LotKind, homeOf(kind as LotKind, held_on as JapanDay, today));
}
