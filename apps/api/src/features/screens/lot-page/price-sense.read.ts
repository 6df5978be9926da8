import type { PriceSense } from '@seri/contract/stock/lots.schema';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { homeOf, type LotKind } from '@seri/domain/lots/lot-kinds';
import { pageTypeOf, soldKind } from '@seri/domain/catalogue/page-types';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readAppearances } from './appearances.read.ts';
import { presentAverage, pricedLotOf, readFairPrice, readPriceError } from '../../stock/catalogue/catalogue.query.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { readPrices, readSimilarLots } from './similar-lots.read.ts';

/** R46: the sales behind the fair price of a lot, and earlier appearances of the vehicle. */
export async function readPriceSense(db: Db, actor: Actor, request: LotRequest): Promise<PriceSense> {
  const lot = await readKnownLot(db, actor, request);
  const today = japanDay(request.now);
  const reader = { permissions: actor.permissions, today };
  const priced = pricedLotOf(lot, today);
  const fair = await readFairPrice(db, priced);
  const [error, prices, similar, appearances] = await Promise.all([
    readPriceError(db, soldKind(priced.kind)),
    readPrices(db, priced, fair),
    readSimilarLots(db, priced, fair, reader),
    readAppearances(db, lot, reader),
  ]);
  return {
    ...presentAverage(priced, fair),
    lowerPrice: fair.quartiles?.lower ?? null,
    upperPrice: fair.quartiles?.upper ?? null,
    error,
    prices,
    similar: similar.map((sold) => ({
      ...presentLotRef(sold, today),
      soldAt: sold.runs_at.toISOString(),
      grade: sold.trim_name,
      condition: sold.condition,
      year: sold.year,
      hours: sold.hours,
      soldPrice: sold.sold_price,
    })),
    appearances: appearances.map((former) => ({
      ...presentLotRef(former, today),
      auctionDate: former.runs_at.toISOString(),
      startPrice: former.start_price,
      soldPrice: former.sold_price,
      status: former.status,
    })),
  };
}

interface ComparedLotRow {
  id: number;
  kind: string;
  held_on: string;
  house_name: string | null;
  lot_no: string;
  mileage_km: number | null;
}

function presentLotRef({ id, kind, held_on, house_name, lot_no, mileage_km }: ComparedLotRow, today: JapanDay) {
  const home = homeOf(kind as LotKind, held_on as JapanDay, today);
  return {
    id,
    pageType: pageTypeOf(kind as LotKind, home),
    auctionName: house_name ?? '',
    lotNo: lot_no,
    mileage: mileage_km,
  };
}
