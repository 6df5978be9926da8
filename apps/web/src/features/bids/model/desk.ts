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

/** Whose sold price is being typed, and what of it: rows come and go while the list is scrolled. */
interface Priced {
  bidId: number;
  typed?: string;
  /** What is typed next takes its place. */
  isWhole?: boolean;
}

/** Of a change of several, how many are answered. */
interface DeskProgress {
  done: number;
  of: number;
}

/** What stands over the page, whichever list it shows: a change of many goes on after its list has gone. */
interface DeskPage {
  dialog: Store<DeskDialog | undefined>;
  progress: Store<DeskProgress | undefined>;
  /** There is a list for a dialog to stand over. */
  isShown: Store<boolean>;
}

export interface Desk extends DeskPage {
  reach: Store<DeskReach>;
  /** Ids of bids; a range is taken from the last one that was taken. */
  selected: Store<ReadonlySet<number>>;
  /** How many are asked for, to be selected. */
  reading: Store<{ count: number } | undefined>;
  priced: Store<Priced | undefined>;
}

const createPage = (): DeskPage => ({
  dialog: createStore<DeskDialog | undefined>(undefined),
  progress: createStore<DeskProgress | undefined>(undefined),
  isShown: createStore(false),
});

/** One for the page, as its changes are. */
export const deskPage = createPage();

export function createDesk(over = createPage()): Desk {
  return {
    ...over,
    reach: createStore(reachOf([])),
    selected: createStore<ReadonlySet<number>>(new Set()),
    reading: createStore<{ count: number } | undefined>(undefined),
    priced: createStore<Priced | undefined>(undefined),
  };
}

/** For as long as a list is shown. What was asked of it goes with it; what came of a change does not. */
export function showDesk({ dialog, isShown }: DeskPage): () => void {
  isShown.set(true);
  return () => {
    isShown.set(false);
    if (dialog.get()?.is !== 'report') dialog.set(undefined);
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

/** As a row is by its selection: others are not drawn again by what is typed. */
export function useIsPriced(bidId: number): boolean {
  const { priced } = useDesk();
  return useSyncExternalStore(priced.subscribe, () => priced.get()?.bidId === bidId);
}
