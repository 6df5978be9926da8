import type { Quartiles } from './price-sense.ts';

/** R39: fewer sales are told as their number, without a price. */
export const fewestSales = 5;

/** R39: what comparable vehicles were sold for. */
export interface FairPrice {
  /** Null for fewer than `fewestSales` sales. */
  quartiles: Quartiles | null;
  count: number;
  /** How many steps of loosening were needed, see `loosenedAfter`. */
  steps: number;
}

export function fairPriceOf({ quartiles, count, steps }: FairPrice): FairPrice {
  return { quartiles: count < fewestSales ? null : quartiles, count, steps };
}
