import { createContext, use, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../../lib/browser/store.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { BidAbove, DeskFailure } from './desk-queue.ts';
import type { DeskQuestion } from '../dialogs/desk-questions.ts';

/** The outcome for one bid of a bulk change. */
export interface DeskResult {
  bid: ListedBid;
  /** Undefined on success. */
  failure: DeskFailure | undefined;
}

/** R57: a win that must be confirmed, with the open bids of other clients above it. */
export interface DearerWin {
  bid: ListedBid;
  dearer: readonly BidAbove[];
}

/** Dialogs over the list; only one is open at a time. */
export type DeskDialog =
  | { is: 'question'; bids: readonly ListedBid[]; status: number; steps: readonly DeskQuestion[] }
  | { is: 'edit'; bid: ListedBid }
  | { is: 'aboveBid'; bid: ListedBid; price: number }
  | { is: 'dearer'; wins: readonly DearerWin[]; batch: string | undefined }
  | { is: 'reason'; bid: ListedBid; status: number; numbers: readonly string[] }
  | { is: 'report'; label: string; results: readonly DeskResult[] };

/** The whole list, including pages that were never in sight. */
export interface ListAccess {
  indexOf: (bidId: number) => number | undefined;
  /** Bids from one index to before another, in list order; missing pages are loaded. */
  read: (from: number, to: number) => Promise<readonly ListedBid[]>;
}

/** The sold price that is being typed. It is kept outside its row, which unmounts when it is scrolled away. */
interface PriceEdit {
  bidId: number;
  typed?: string;
  /** The whole text is selected, so that typing replaces it. */
  isAllSelected?: boolean;
}

interface DeskProgress {
  done: number;
  total: number;
}

/** State of the page that outlives a list, because a bulk change goes on after its list is gone. */
interface DeskPage {
  dialog: Store<DeskDialog | undefined>;
  progress: Store<DeskProgress | undefined>;
  isShown: Store<boolean>;
}

export interface Desk extends DeskPage {
  access: Store<ListAccess>;
  /** In the order of selection; a range begins at the last one. */
  selected: Store<ReadonlySet<number>>;
  reading: Store<{ count: number } | undefined>;
  priceEdit: Store<PriceEdit | undefined>;
}

const createPage = (): DeskPage => ({
  dialog: createStore<DeskDialog | undefined>(undefined),
  progress: createStore<DeskProgress | undefined>(undefined),
  isShown: createStore(false),
});

/** One for the page, like the queue of changes. */
export const deskPage = createPage();

export function createDesk(page = createPage()): Desk {
  return {
    ...page,
    access: createStore(listAccessOf([])),
    selected: createStore<ReadonlySet<number>>(new Set()),
    reading: createStore<{ count: number } | undefined>(undefined),
    priceEdit: createStore<PriceEdit | undefined>(undefined),
  };
}

/** Marks the list as shown until the returned function runs. Then open questions close; a report stays. */
export function showDesk({ dialog, isShown }: DeskPage): () => void {
  isShown.set(true);
  return () => {
    isShown.set(false);
    if (dialog.get()?.is !== 'report') dialog.set(undefined);
  };
}

/** Waits until the open dialog is closed, so that nobody is interrupted. */
export function openNext({ dialog }: Pick<Desk, 'dialog'>, next: DeskDialog): void {
  if (!dialog.get()) return dialog.set(next);
  const stop = dialog.subscribe(() => {
    if (dialog.get()) return;
    stop();
    dialog.set(next);
  });
}

/** For a list that is loaded completely. */
export function listAccessOf(bids: readonly ListedBid[]): ListAccess {
  return {
    indexOf(bidId) {
      const index = bids.findIndex((bid) => bid.bidId === bidId);
      return index < 0 ? undefined : index;
    },
    read: (from, to) => Promise.resolve(bids.slice(from, to)),
  };
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this.');
  return desk;
}

/** Renders a row again only when its own selection changes. */
export function useIsSelected(bidId: number): boolean {
  const { selected } = useDesk();
  return useSyncExternalStore(selected.subscribe, () => selected.get().has(bidId));
}

/** Renders only the row of the price again, not all rows with each key. */
export function useIsPriceEdited(bidId: number): boolean {
  const { priceEdit } = useDesk();
  return useSyncExternalStore(priceEdit.subscribe, () => priceEdit.get()?.bidId === bidId);
}
