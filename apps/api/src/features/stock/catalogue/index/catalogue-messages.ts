import type { MessagePort } from 'node:worker_threads';
import type { Settings } from '../../../../platform/config/settings.ts';
import type { Update } from '../columnar/segments/kept-lots.ts';
import type { PackedIndex } from './packed-counts.ts';

/*
 * Three kinds of threads: the request thread asks; readers answer. The keeper loads the lots, follows the database and sends
 * updates to each reader over a port of its own.
 */

export type IndexMethod = keyof PackedIndex;
export type QuestionArgs = { [Name in IndexMethod]: Parameters<PackedIndex[Name]> };
export type PackedAnswers = { [Name in IndexMethod]: Awaited<ReturnType<PackedIndex[Name]>> };

export type KeeperData = Pick<Settings, 'databaseUrl' | 'logLevel'>;

export interface CatalogueFigures {
  lots: number;
  bytes: number;
  /** Changed lots that are not merged into the large segments yet. */
  beside: number;
  merges: number;
  /** When a change was applied last, on the clock of `monotonicNow`. */
  changedAt: number;
}

export interface ToKeeper {
  reader: MessagePort;
}

export type FromKeeper =
  /** Readers have been sent everything that was committed before this moment. */
  { upToDateAt: number } | { figures: CatalogueFigures } | { isWaiting: true };

export interface KeeperToReader {
  update: Update;
}

/** Longer than any question takes, even in a queue. After it the caller asks the other index and drops this question. */
export const timeLimit = 3_000;

export interface SentQuestion<Name extends IndexMethod = IndexMethod> {
  id: number;
  name: Name;
  args: QuestionArgs[Name];
  /** On the clock of `monotonicNow`. */
  askedAt: number;
}

export type ToReader = { updates: MessagePort } | SentQuestion;

export type FromReader =
  | { isReady: true }
  | { id: number; answer: PackedAnswers[IndexMethod] }
  | { id: number; failure: string };
