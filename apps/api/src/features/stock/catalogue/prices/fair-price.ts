import type { AveragePrice } from '@seri/contract/stock/catalogue.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { FairPrice } from '@seri/domain/prices/fair-price';
import { loosenedAfter } from '@seri/domain/prices/likeness';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Selectable } from 'kysely';
import type { Lot } from '../../../../platform/database/schema.generated.ts';
import type { PricedLot } from '../index/catalogue-index.ts';

export type PricedLotRow = Pick<
  Selectable<Lot>,
  'kind' | 'held_on' | 'runs_at' | 'model_id' | 'chassis_id' | 'year' | 'condition' | 'mileage_km' | 'hours'
> &
  Pick<Selectable<Lot>, 'trim_name' | 'sold_price'>;

/** R39: a lot that has run is compared with earlier sales, so never with itself; any other one with all sales until now. */
export function pricedLotOf(row: PricedLotRow, today: JapanDay): PricedLot {
  const hasRun = row.kind !== 'stock' && (row.sold_price !== null || row.held_on < today);
  return {
    kind: row.kind as LotKind,
    modelId: row.model_id,
    chassisId: row.chassis_id,
    year: row.year,
    condition: row.condition,
    mileage: row.mileage_km,
    hours: row.hours,
    trim: row.trim_name,
    day: hasRun ? (row.held_on as JapanDay) : today,
    before: hasRun ? row.runs_at.getTime() : null,
  };
}

export function presentAverage(lot: PricedLot, { quartiles, count, steps }: FairPrice): AveragePrice {
  return {
    averagePrice: quartiles?.median ?? null,
    averageCount: count,
    averageBasis: [...loosenedAfter(lot, steps)],
  };
}
