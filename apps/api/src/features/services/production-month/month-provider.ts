import type { BuiltCar } from '@seri/contract/services/production-month.schema';
import type { AskedLot } from '../../stock/lots/asked-lot.query.ts';

/** Knows when vehicles were built. */
export interface MonthProvider {
  /** Null if its records do not have the chassis. `times` counts how often it has been asked for it. */
  findMonth: (lot: AskedLot, times: number, signal: AbortSignal) => Promise<BuiltCar | null>;
}
