import { createContext, use, useSyncExternalStore } from 'react';
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
  | { is: 'report'; now: string; results: readonly DeskResult[] };

/** The whole list, of which parts may never have been in sight. */
export interface DeskReach {
  placeOf: (bidId: number) => number | undefined;
  /** From one place to before another, in their order; what is missing is asked for. */
  read: (from: number, to: number) => Promise<readonly TrackedBid[]>;
}

export interface Desk {
  reach: Store<DeskReach>;
  dialog: Store<DeskDialog | undefined>;
  /** Ids of bids; a range is taken from the last one that was taken. */
  selected: Store<ReadonlySet<number>>;
  /** How many are asked for, to be selected. */
  reading: Store<{ count: number } | undefined>;
  /** Whose sold price is being typed. */
  priced: Store<number | undefined>;
  /** Of a change of several, how many are answered. */
  progress: Store<{ done: number; of: number } | undefined>;
}

export function createDesk(): Desk {
  return {
    reach: createStore(reachOf([])),
    dialog: createStore<DeskDialog | undefined>(undefined),
    selected: createStore<ReadonlySet<number>>(new Set()),
    reading: createStore<{ count: number } | undefined>(undefined),
    priced: createStore<number | undefined>(undefined),
    progress: createStore<{ done: number; of: number } | undefined>(undefined),
  };
}

/** What nobody has asked for waits until the reader is done with what stands there. */
export function openNext({ dialog }: Pick<Desk, 'dialog'>, next: DeskDialog): void {
  if (!dialog.get()) return dialog.set(next);
  const stop = dialog.subscribe(() => {
    if (dialog.get()) return;
    stop();
    dialog.set(next);
  });
}

/** Of a list that is loaded as it is. */
export function reachOf(bids: readonly TrackedBid[]): DeskReach {
  return {
    placeOf(bidId) {
      const place = bids.findIndex((bid) => bid.bidId === bidId);
      return place < 0 ? undefined : place;
    },
    read: (from, to) => Promise.resolve(bids.slice(from, to)),
  };
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Of a cell inside the desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this.');
  return desk;
}

/** A row is drawn again only when it is taken or let go of itself. */
export function useIsSelected(bidId: number): boolean {
  const { selected } = useDesk();
  return useSyncExternalStore(selected.subscribe, () => selected.get().has(bidId));
}
