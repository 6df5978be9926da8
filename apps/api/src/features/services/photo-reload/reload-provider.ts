import type { AskedLot } from '../../stock/lots/asked-lot.query.ts';

/** Says anew which pictures a lot has, in place of the feed that sent it. */
export interface ReloadProvider {
  /** The addresses of its pictures in their order, or null if it does not know the lot. */
  listPhotos: (lot: AskedLot, signal: AbortSignal) => Promise<readonly string[] | null>;
}
