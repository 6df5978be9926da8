import type { CarsForPaper } from '@seri/contract/shipping/car-papers.schema';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readSoldCars } from '../../trade/purchases/sold-cars.query.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';

const most = 60;

/** R99: the other cars of a client that stand, those on the same ship first. */
export async function readCarsForPaper(db: Db, actor: Actor, purchaseId: number): Promise<CarsForPaper> {
  const own = await visiblePurchases(db, actor)
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['account_id', 'voyage_id', 'route.voyage', 'route.shipping_line'])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst();
  if (!own) throw refusal('NOT_FOUND');
  const rows = await db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select('purchase.id')
    .select(
      sql<boolean>`case when ${own.voyage_id}::bigint is not null then voyage_id is not distinct from ${own.voyage_id}::bigint
        else voyage_id is null and ${own.voyage} <> '' and route.voyage = ${own.voyage} and route.shipping_line = ${own.shipping_line} end`.as(
        'same',
      ),
    )
    .where('account_id', '=', own.account_id)
    .where('purchase.id', '<>', purchaseId)
    .where('voided_at', 'is', null)
    .orderBy('same', 'desc')
    .orderBy('purchase.id', 'desc')
    .limit(most)
    .execute();
  const sold = await readSoldCars(
    db,
    rows.map(({ id }) => id),
  );
  const cars = new Map(sold.map((one) => [one.purchaseId, one.car]));
  return {
    cars: rows.map(({ id, same: isOnSameVoyage }) => {
      const { name = '', chassis = '' } = cars.get(id) ?? {};
      return { id, name, chassis, sku: `S-${id}`, isOnSameVoyage };
    }),
  };
}
