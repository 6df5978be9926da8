import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { serverNow } from '../../../../lib/live/clock.ts';
import { localization } from '../../../../lib/language/language.ts';
import { may } from '../../../identity/session/session-state.ts';
import { session } from '../../../identity/session/session.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { Desk, DeskResult } from './desk.ts';
import { offerPriceField } from './desk-priced.ts';
import { changeable, questionsOf } from '../dialogs/desk-questions.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { setSelected } from './desk-selection.ts';
import { type BulkChangeAnswer, setStatus, setStatuses } from './desk-calls.ts';
import { refetchAfterChange, settle, showState } from './desk-settle.ts';
import { soldText, deskStatusText, toastDone, toastFault, reportResults, failureText } from './desk-tell.ts';

/** Batches of this size, so that the first are answered while the last ones wait. */
const batchSize = 20;

/** Opens the confirmations if there are any. */
export function requestStatus(desk: Desk, bids: readonly ListedBid[], status: number): void {
  const changing = changeable(bids, status);
  if (changing.length === 0) return;
  const confirms = may(session.get().profile, 'bidChangeConfirmation');
  const steps = questionsOf(changing, status, { now: serverNow(), confirms });
  if (steps.length === 0) void sendStatus(desk, changing, status);
  else desk.dialog.set({ is: 'question', bids: changing, status, steps });
}

/** R57: shows the status at once; a change that fails is reverted, with its reason. */
export function sendStatus(desk: Desk, bids: readonly ListedBid[], status: number): Promise<void> {
  const [bid, ...others] = bids;
  return bid && others.length === 0 ? sendOne(desk, bid, status) : sendMany(desk, bids, status);
}

async function sendOne(desk: Desk, bid: ListedBid, status: number): Promise<void> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: { bidStatus: status },
    send: ([latest = bid]) => setStatus({ bidId: bid.bidId, status, version: latest.version }),
    settle,
  });
  refetchAfterChange();
  if (!reply.ok) return toastFault(bid, reply);
  setSelected(desk, [bid], false);
  const { undoId, purchaseId, soldPrice } = reply.answer;
  const isBought = status === bidStatusCodes.won && purchaseId !== null;
  const title = localization.get().text('bidDesk.set', { status: deskStatusText(status) });
  toastDone(bid, { title, text: isBought ? soldText(soldPrice) : undefined, undoId });
  // The price comes next after a win, unless it was known and the purchase is booked.
  if (status === bidStatusCodes.won && !isBought && bid.can.editSoldPrice) offerPriceField(desk, bid.bidId);
}

async function sendMany(desk: Desk, bids: readonly ListedBid[], status: number): Promise<void> {
  desk.progress.set({ done: 0, total: bids.length });
  let queue: Promise<unknown> = Promise.resolve();
  const results = await Promise.all(
    batchesOf(bids).map(async (batch) => {
      const reply = await deskQueue.run({
        bids: batch,
        optimistic: { bidStatus: status },
        send: (latest) => {
          const request = queue.then(() =>
            setStatuses({ status, bids: latest.map(({ bidId, version }) => ({ bidId, version })) }),
          );
          queue = request;
          return request;
        },
        settle: settleMany,
      });
      const { done, total } = desk.progress.get() ?? { done: 0, total: bids.length };
      desk.progress.set({ done: done + batch.length, total });
      return batch.map((bid) => resultOf(bid, reply));
    }),
  );
  refetchAfterChange();
  desk.progress.set(undefined);
  const statusLabel = deskStatusText(status);
  reportResults(desk, results.flat(), statusLabel, (count) =>
    localization.get().text('bidDesk.setMany', { count, status: statusLabel }),
  );
}

function batchesOf<Bid>(bids: readonly Bid[]): Bid[][] {
  return Array.from({ length: Math.ceil(bids.length / batchSize) }, (_, at) =>
    bids.slice(at * batchSize, (at + 1) * batchSize),
  );
}

function settleMany(reply: DeskReply<BulkChangeAnswer>) {
  if (!reply.ok) return [];
  for (const { bid } of reply.answer.results) if (bid) showState(bid);
  return reply.answer.results.flatMap(({ success, bid }) => (success && bid ? [bid] : []));
}

function resultOf(bid: ListedBid, reply: DeskReply<BulkChangeAnswer>): DeskResult {
  if (!reply.ok) return { bid, failure: failureText(reply) };
  const result = reply.answer.results.find(({ bidId }) => bidId === bid.bidId);
  return {
    bid,
    failure: result?.success ? undefined : localization.get().text(`refusals.${result?.code ?? 'INTERNAL'}`),
  };
}
