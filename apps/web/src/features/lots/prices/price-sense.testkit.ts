import { fewestSales } from '@seri/domain/prices/fair-price';
import { quartilesOf } from '@seri/domain/prices/price-sense';
import type { PriceSenseAnswer, SimilarLot } from './sold-lots.ts';

/** An answer about these sales, with the figures that the server would give. */
export function senseOf(sales: readonly SimilarLot[]): PriceSenseAnswer {
  const prices = sales.map(({ soldPrice }) => soldPrice).toSorted((one, other) => one - other);
  const { lower, median, upper } = (sales.length >= fewestSales && quartilesOf(prices)) || {};
  return {
    averagePrice: median ?? null,
    averageCount: sales.length,
    averageBasis: [],
    lowerPrice: lower ?? null,
    upperPrice: upper ?? null,
    error: null,
    prices,
    similar: [...sales],
    appearances: [],
  };
}
