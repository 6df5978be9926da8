import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { serverNow } from '../../../../lib/live/clock.ts';
import { localization } from '../../../../lib/language/language.ts';
import { may } from '../../../identity/session/session-state.ts';
import { session } from '../../../identity/session/session.ts';
import { sendStatus, sendStatuses } from './desk-status.ts';
import type { ListedBid } from '../../list/bids.ts';
import { type DearerWin, type Desk, type DeskResult, openNext } from './desk.ts';
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

/** R57: records wins below dearer bids, after the question. */
export function winAnyway(desk: Desk, wins: readonly DearerWin[], batch: string | undefined): Promise<void> {
  const [win, ...others] = wins;
  const { won } = bidStatusCodes;
  if (win && others.length === 0 && batch === undefined) return changeOne(desk, win.bid, won, true);
  return changeAll(
    desk,
    wins.map(({ bid }) => bid),
    won,
    { confirmed: true, batch },
  );
}

async function changeOne(desk: Desk, bid: ListedBid, status: number, confirmed = false): Promise<void> {
  const reply = await sendStatus(bid, status, confirmed);
  if (!reply.ok) {
    if (reply.refusal?.code !== 'DEARER_BID' || !desk.isShown.get()) return toastFault(bid, reply);
    const { dearer } = reply.refusal.data;
    return openNext(desk, { is: 'dearer', wins: [{ bid, dearer }], batch: undefined });
  }
  setSelected(desk, [bid], false);
  const { undoId, purchaseId, soldPrice } = reply.answer;
  const isBought = status === bidStatusCodes.won && purchaseId !== null;
  const title = localization.get().text('bidDesk.set', { status: deskStatusText(status) });
  toastDone(bid, { title, text: isBought ? soldText(soldPrice) : undefined, undoId });
  // The price comes next after a win, unless it was known and the purchase is booked.
  if (status === bidStatusCodes.won && !isBought && bid.can.editSoldPrice) offerPriceField(desk, bid.bidId);
}

function changeAll(
  desk: Desk,
  bids: readonly ListedBid[],
  status: number,
  { confirmed = false, batch }: { confirmed?: boolean; batch?: string | undefined } = {},
): Promise<void> {
  const label = deskStatusText(status);
  const change = {
    send: (name: string, onAnswered: (count: number) => void) =>
      sendStatuses(bids, { status, confirmed, batch: name }, onAnswered),
    ask: (results: readonly DeskResult[], name: string) => askAboutDearer(desk, results, name),
    label,
    titleOf: (count: number) => localization.get().text('bidDesk.setMany', { count, status: label }),
  };
  return changeMany(desk, bids, change, batch);
}

/** One question for all wins that were refused for a dearer bid; without a list to ask over they are failures. */
function askAboutDearer(desk: Desk, results: readonly DeskResult[], batch: string): readonly DeskResult[] {
  if (!desk.isShown.get()) return results;
  const wins = results.flatMap(({ bid, failure }) =>
    failure && 'code' in failure && failure.dearer ? [{ bid, dearer: failure.dearer }] : [],
  );
  if (wins.length === 0) return results;
  openNext(desk, { is: 'dearer', wins, batch });
  return results.filter(({ bid }) => !wins.some((win) => win.bid === bid));
}
