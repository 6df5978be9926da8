import type { MessagePort } from 'node:worker_threads';
import type { Settings } from '../../../../platform/config/settings.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Update } from '../columnar/segments/kept-lots.ts';

/*
 * Three kinds of threads: the one that has people waiting asks; readers answer it, from lots that the keeper loads, keeps as
 * the database has them and tells each reader, by a port that it shares with it alone.
 */

export type Asked = keyof CatalogueIndex;
export type KeeperData = Pick<Settings, 'databaseUrl' | 'logLevel'>;

export interface CatalogueFigures {
  lots: number;
  bytes: number;
  /** Lots that stand beside the large segments. */
  beside: number;
  merges: number;
  /** When a change was taken up last, on the clock of `monotonicNow`. */
  changedAt: number;
}

export interface ToKeeper {
  reader: MessagePort;
}

export type FromKeeper =
  /** Readers have been told of all that was committed before. */
  { rightAt: number } | { figures: CatalogueFigures } | { isWaiting: true };

export interface KeeperToReader {
  update: Update;
}

/** Longer than any question takes, also behind others; then another index is asked, and nobody waits for this answer. */
export const timeLimit = 3_000;

export type ToReader =
  | { updates: MessagePort }
  /** Asked on the clock of `monotonicNow`. */
  | { id: number; name: Asked; given: unknown[]; askedAt: number };

export type FromReader = { isReady: true } | { id: number; answer: unknown } | { id: number; failure: string };
