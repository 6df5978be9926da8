import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { serverNow } from '../../../../lib/live/clock.ts';
import type { CallRefusal } from '../../../../lib/calls/refusal.ts';
import { localization } from '../../../../lib/language/language.ts';
import { may } from '../../../identity/session/session-state.ts';
import { session } from '../../../identity/session/session.ts';
import type { BidChangeAnswer } from './desk-calls.ts';
import { type Said, sendStatus, sendStatuses } from './desk-status.ts';
import type { ListedBid } from '../../list/bids.ts';
import { type DearerWin, type Desk, type DeskDialog, type DeskResult, openNext } from './desk.ts';
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
  if (win && others.length === 0 && batch === undefined) return changeOne(desk, win.bid, won, { confirmed: true });
  return changeAll(
    desk,
    wins.map(({ bid }) => bid),
    won,
    { confirmed: true, batch },
  );
}

async function changeOne(desk: Desk, bid: ListedBid, status: number, said?: Said): Promise<void> {
  const reply = await sendStatus(bid, status, said);
  if (reply.ok) return tellChanged(desk, bid, status, reply.answer);
  const question = questionOf(bid, status, reply.refusal);
  if (question && desk.isShown.get()) openNext(desk, question);
  else toastFault(bid, reply);
}

/** The dialog for a refusal that asks for something. */
function questionOf(bid: ListedBid, status: number, refusal: CallRefusal | undefined): DeskDialog | undefined {
  if (refusal?.code === 'REASON_NEEDED') return { is: 'reason', bid, status, numbers: refusal.data.numbers };
  if (refusal?.code !== 'DEARER_BID') return undefined;
  return { is: 'dearer', wins: [{ bid, dearer: refusal.data.dearer }], batch: undefined };
}

/** R90: takes back a win for a reason. Returns the refusal that its dialog shows, so that nothing is typed twice. */
export async function takeBackWin(
  desk: Desk,
  bid: ListedBid,
  status: number,
  reason: string,
): Promise<CallRefusal | undefined> {
  const reply = await sendStatus(bid, status, { reason });
  if (reply.ok) tellChanged(desk, bid, status, reply.answer);
  else if (desk.isShown.get() && reply.refusal && reply.refusal.code !== 'STATE_CHANGED') return reply.refusal;
  else toastFault(bid, reply);
  return undefined;
}

function tellChanged(desk: Desk, bid: ListedBid, status: number, answer: BidChangeAnswer): void {
  setSelected(desk, [bid], false);
  const { undoId, purchaseId, soldPrice } = answer;
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
