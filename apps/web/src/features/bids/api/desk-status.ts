import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { serverNow } from '../../../lib/clock.ts';
import { localization } from '../../../lib/language.ts';
import { may } from '../../identity/model/session-state.ts';
import { session } from '../../identity/model/session.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { Desk, DeskResult } from '../model/desk.ts';
import { offerPrice } from '../model/desk-priced.ts';
import { changeable, questionsOf } from '../model/desk-questions.ts';
import { deskQueue, type DeskReply } from '../model/desk-queue.ts';
import { setSelected } from '../model/desk-selection.ts';
import { type ChangedBids, setStatus, setStatuses } from './desk-calls.ts';
import { askAfterChange, settle, showState } from './desk-settle.ts';
import { soldText, statusText, tellDone, tellFault, tellMany, whyText } from './desk-tell.ts';

/** Of more at once the first are answered while the last ones wait. */
const atOnce = 20;

/** Asks what is to be asked first; a status that stands already is not set again. */
export function askStatus(desk: Desk, bids: readonly TrackedBid[], status: number): void {
  const meant = changeable(bids, status);
  if (meant.length === 0) return;
  const confirms = may(session.get().profile, 'bidChangeConfirmation');
  const steps = questionsOf(meant, status, { now: serverNow(), confirms });
  if (steps.length === 0) void putStatus(desk, meant, status);
  else desk.dialog.set({ is: 'question', bids: meant, status, steps });
}

/** R57: shows it at once; what fails comes back, and says why. */
export function putStatus(desk: Desk, bids: readonly TrackedBid[], status: number): Promise<void> {
  const [bid, ...others] = bids;
  return bid && others.length === 0 ? putOne(desk, bid, status) : putMany(desk, bids, status);
}

async function putOne(desk: Desk, bid: TrackedBid, status: number): Promise<void> {
  const reply = await deskQueue.run({
    bids: [bid],
    shows: { bidStatus: status },
    send: ([seen = bid]) => setStatus({ bidId: bid.bidId, status, version: seen.version }),
    settle,
  });
  askAfterChange();
  if (!reply.ok) return tellFault(bid, reply);
  setSelected(desk, [bid], false);
  const { undoId, purchaseId, soldPrice } = reply.answer;
  const isBought = status === bidStatusCodes.won && purchaseId !== null;
  const title = localization.get().text('bidDesk.set', { status: statusText(status) });
  tellDone(bid, { title, text: isBought ? soldText(soldPrice) : undefined, undoId });
  // What is to come next, unless its price was said while it waited.
  if (status === bidStatusCodes.won && !isBought && bid.can.editSoldPrice) offerPrice(desk, bid.bidId);
}

async function putMany(desk: Desk, bids: readonly TrackedBid[], status: number): Promise<void> {
  desk.progress.set({ done: 0, of: bids.length });
  let line: Promise<unknown> = Promise.resolve();
  const results = await Promise.all(
    partsOf(bids).map(async (part) => {
      const reply = await deskQueue.run({
        bids: part,
        shows: { bidStatus: status },
        send: (seen) => {
          const sent = line.then(() =>
            setStatuses({ status, bids: seen.map(({ bidId, version }) => ({ bidId, version })) }),
          );
          line = sent;
          return sent;
        },
        settle: settleMany,
      });
      const { done, of } = desk.progress.get() ?? { done: 0, of: bids.length };
      desk.progress.set({ done: done + part.length, of });
      return part.map((bid) => resultOf(bid, reply));
    }),
  );
  askAfterChange();
  desk.progress.set(undefined);
  const now = statusText(status);
  tellMany(desk, results.flat(), now, (count) => localization.get().text('bidDesk.setMany', { count, status: now }));
}

function partsOf<Bid>(bids: readonly Bid[]): Bid[][] {
  return Array.from({ length: Math.ceil(bids.length / atOnce) }, (_, at) => bids.slice(at * atOnce, (at + 1) * atOnce));
}

function settleMany(reply: DeskReply<ChangedBids>) {
  if (!reply.ok) return [];
  for (const { bid } of reply.answer.results) if (bid) showState(bid);
  return reply.answer.results.flatMap(({ success, bid }) => (success && bid ? [bid] : []));
}

function resultOf(bid: TrackedBid, reply: DeskReply<ChangedBids>): DeskResult {
  if (!reply.ok) return { bid, why: whyText(reply) };
  const told = reply.answer.results.find(({ bidId }) => bidId === bid.bidId);
  return { bid, why: told?.success ? undefined : localization.get().text(`refusals.${told?.code ?? 'INTERNAL'}`) };
}
