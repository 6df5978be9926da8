import { createContext, use } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';
import type { TrackedBid } from './bids.ts';
import type { DeskQuestion } from './desk-questions.ts';

/** What came of each bid of several. */
export interface DeskResult {
  bid: TrackedBid;
  /** Why it is as it was; nothing where it is done. */
  why: string | undefined;
}

/** What stands over the list, one at a time. */
export type DeskDialog =
  | { is: 'question'; bids: readonly TrackedBid[]; status: number; steps: readonly DeskQuestion[] }
  | { is: 'edit'; bid: TrackedBid }
  | { is: 'aboveBid'; bid: TrackedBid; price: number }
  | { is: 'report'; status: number; results: readonly DeskResult[] };

export interface Desk {
  dialog: Store<DeskDialog | undefined>;
  /** Ids of bids; a range is taken from the last one that was taken. */
  selected: Store<ReadonlySet<number>>;
  /** Whose sold price is being typed. */
  priced: Store<number | undefined>;
  /** Of a change of several, how many are answered. */
  progress: Store<{ done: number; of: number } | undefined>;
}

export function createDesk(): Desk {
  return {
    dialog: createStore<DeskDialog | undefined>(undefined),
    selected: createStore<ReadonlySet<number>>(new Set()),
    priced: createStore<number | undefined>(undefined),
    progress: createStore<{ done: number; of: number } | undefined>(undefined),
  };
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Of a cell inside the desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this.');
  return desk;
}
