import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf } from '@seri/contract/call';
import type { CallRefusal } from '../../../../lib/calls/refusal.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { EditedBid } from '../dialogs/desk-edit.ts';
import { addLayer } from './desk-layers.ts';

/** Why a change failed: a refusal, or the error text in an answer with a good HTTP status. */
export type DeskFault = { refusal: CallRefusal; errorText?: undefined } | { errorText: string; refusal?: undefined };

type BulkResult = AnswerOf<typeof biddingCalls.setStatuses>['results'][number];

/** R57: an open bid above a win that is to be confirmed. */
export type BidAbove = NonNullable<BulkResult['dearer']>[number];

/** Why one bid of a bulk change did not change: its request failed, or the server refused this bid alone. */
export type DeskFailure = DeskFault | { code: NonNullable<BulkResult['code']>; dearer?: BulkResult['dearer'] };

export type DeskReply<Answer> = { ok: true; answer: Answer } | ({ ok: false } & DeskFault);

/** A bid at one of its versions, with what an edit would overwrite if it is known. */
type BidAtVersion = Pick<ListedBid, 'bidId' | 'version'> & Partial<EditedBid>;

export interface DeskChange<Answer> {
  bids: readonly BidAtVersion[];
  /** The state shown until the answer. */
  optimistic: Partial<ListedBid>;
  /** Gets the bids as the reader's own changes left them, in the same order. */
  send: (bids: readonly BidAtVersion[]) => Promise<DeskReply<Answer>>;
  /** Stores the new state before the optimistic layer goes; returns the bids that changed. */
  settle: (reply: DeskReply<Answer>) => readonly BidAtVersion[];
}

/**
 * Changes of one bid are sent one after another, each with the version that the one before left. A change that fails
 * only removes its own layer, so the last state of the server always wins.
 */
export function createDeskQueue() {
  const tails = new Map<number, Promise<unknown>>();
  // Each bid as the last answered change of the reader returned it. The next change builds on it, even if it was made
  // before that answer, so that only changes by others conflict.
  const latest = new Map<number, BidAtVersion>();

  function latestOf(bid: BidAtVersion): BidAtVersion {
    const own = latest.get(bid.bidId);
    return own && own.version > bid.version ? own : bid;
  }

  async function runNext<Answer>({ bids, send, settle }: DeskChange<Answer>): Promise<DeskReply<Answer>> {
    await Promise.allSettled(bids.flatMap(({ bidId }) => tails.get(bidId) ?? []));
    const reply = await send(bids.map(latestOf));
    for (const bid of settle(reply)) latest.set(bid.bidId, bid);
    // The query cache notifies its lists a turn later. The layer goes only then, so that no outdated state shows in
    // between.
    await new Promise((next) => setTimeout(next));
    return reply;
  }

  function run<Answer>(change: DeskChange<Answer>): Promise<DeskReply<Answer>> {
    const ids = change.bids.map(({ bidId }) => bidId);
    const removeLayers = ids.map((bidId) => addLayer(bidId, change.optimistic));
    const done = runNext(change).finally(() => {
      for (const remove of removeLayers) remove();
      for (const bidId of ids) if (tails.get(bidId) === done) tails.delete(bidId);
    });
    for (const bidId of ids) tails.set(bidId, done);
    return done;
  }

  return {
    run,
    /** Resolves when all changes that are pending now have settled. */
    whenIdle: async (): Promise<void> => void (await Promise.allSettled(tails.values())),
    /** Keeps those of bids with pending changes. */
    forgetVersions(): void {
      for (const bidId of latest.keys()) if (!tails.has(bidId)) latest.delete(bidId);
    },
  };
}

/** One for the page, because a change goes on after its list is gone. */
export const deskQueue = createDeskQueue();
