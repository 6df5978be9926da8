import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { serverNow } from '../../../../lib/live/clock.ts';
import { localization } from '../../../../lib/language/language.ts';
import { may } from '../../../identity/session/session-state.ts';
import { session } from '../../../identity/session/session.ts';
import { sendStatus, sendStatuses } from './desk-status.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { Desk } from './desk.ts';
import { offerPriceField } from './price-field.ts';
import { changeable, questionsOf } from '../dialogs/desk-questions.ts';
import { setSelected } from './desk-selection.ts';
import { changeMany } from './change-many.ts';
import { deskStatusText, soldText, toastDone, toastFault } from './desk-toasts.ts';

/** R57: opens the confirmations if there are any; otherwise the change is sent at once. */
export function requestStatus(desk: Desk, bids: readonly ListedBid[], status: number): void {
  const changing = changeable(bids, status);
  if (changing.length === 0) return;
  const confirms = may(session.get().profile, 'bidChangeConfirmation');
  const steps = questionsOf(changing, status, { now: serverNow(), confirms });
  if (steps.length === 0) void changeStatus(desk, changing, status);
  else desk.dialog.set({ is: 'question', bids: changing, status, steps });
}

/** Sends a change that needs no confirmation any more, and tells what came of it. */
export function changeStatus(desk: Desk, bids: readonly ListedBid[], status: number): Promise<void> {
  const [bid, ...others] = bids;
  return bid && others.length === 0 ? changeOne(desk, bid, status) : changeAll(desk, bids, status);
}

async function changeOne(desk: Desk, bid: ListedBid, status: number): Promise<void> {
  const reply = await sendStatus(bid, status);
  if (!reply.ok) return toastFault(bid, reply);
  setSelected(desk, [bid], false);
  const { undoId, purchaseId, soldPrice } = reply.answer;
  const isBought = status === bidStatusCodes.won && purchaseId !== null;
  const title = localization.get().text('bidDesk.set', { status: deskStatusText(status) });
  toastDone(bid, { title, text: isBought ? soldText(soldPrice) : undefined, undoId });
  // The price comes next after a win, unless it was known and the purchase is booked.
  if (status === bidStatusCodes.won && !isBought && bid.can.editSoldPrice) offerPriceField(desk, bid.bidId);
}

function changeAll(desk: Desk, bids: readonly ListedBid[], status: number): Promise<void> {
  const label = deskStatusText(status);
  return changeMany(desk, bids, {
    send: (onAnswered) => sendStatuses(bids, status, onAnswered),
    label,
    titleOf: (count) => localization.get().text('bidDesk.setMany', { count, status: label }),
  });
}
