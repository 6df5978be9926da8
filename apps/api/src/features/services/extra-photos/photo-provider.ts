import type { AskedLot } from '../../stock/lots/asked-lot.query.ts';

/** Has more pictures of cars than their houses show at first. */
export interface PhotoProvider {
  /** The addresses of more pictures; none if there are none. `times` counts how often it has been asked for this lot. */
  findPhotos: (lot: AskedLot, times: number, signal: AbortSignal) => Promise<readonly string[]>;
}
