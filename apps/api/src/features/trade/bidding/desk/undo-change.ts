import type { ChangedBid, UndoBody } from '@seri/contract/trade/bid-desk.schema';
import { mayTakeBack, undoFlags } from '@seri/domain/bids/undo';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { changed, stateChanged } from '../bid-state.ts';
import { lockBidder } from '../place/bidder.store.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { type LoggedChange, type OwnChange, readEndedBy, readLastChanges } from './changes.read.ts';
import { deskAuthor } from './desk-author.ts';
import { type LockedBid, lockBidOnLot } from '../locked-bid.ts';
import { refuseBid } from './refuse-bid.ts';
import { findReopenRefusal } from './reopening.ts';
import { restoreBid, restoreEnded } from './restore-bid.ts';
import { withinCredit } from '../place/within-credit.ts';

/**
 * R58: takes back one of the own last changes, while nothing newer happened to its bid. What is opened again passes the
 * checks of placing; a win gives back what it ended, as far as that still can be.
 */
export function undoChange(acting: Acting, { id }: UndoBody): Promise<ChangedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const change = await findOwn(tx, acting, id);
    const ended = change.action === 'bid.won' ? await readEndedBy(tx, change) : [];
    await lockAccounts(tx, [change, ...ended]);
    // Alone with the lot: no other bid on it is placed or won meanwhile.
    const locked = await lockBidOnLot(tx, change.bidId, true);
    assertCanManage(actor, locked.bidder);
    assertInTime(acting, change, locked);
    const no = await findReopenRefusal(tx, actor, locked, change.from);
    if (no) throw refuseBid(no);
    const author = deskAuthor(acting, locked);
    const isQuiet = author.isQuiet || change.isQuiet;
    const restored = () => restoreBid(tx, { ...author, isQuiet }, locked, change);
    // What is paid holds nothing: its price stands in the ledger.
    const bid = await (change.from.purchaseId === null ? withinCredit(tx, locked.bidder, restored) : restored());
    for (const each of ended) await restoreEnded(tx, actor, each, isQuiet);
    return changed(actor, { bid, lot: locked.lot }, null);
  });
}

async function findOwn(tx: Tx, { actor }: Acting, id: number): Promise<OwnChange> {
  const change = (await readLastChanges(tx, actor.accountId)).find((each) => each.id === id);
  if (!change) throw refusal('UNDO_CLOSED');
  const flag = undoFlags[change.action];
  if (flag && !actor.permissions[flag]) throw refusal('FORBIDDEN');
  return change;
}

/** Of several accounts the lower id first, as whoever else takes several. */
async function lockAccounts(tx: Tx, changes: readonly LoggedChange[]): Promise<void> {
  const ids = [...new Set(changes.map(({ accountId }) => accountId))].toSorted((one, other) => one - other);
  for (const id of ids) await lockBidder(tx, id);
}

function assertInTime({ actor }: Acting, change: OwnChange, locked: LockedBid): void {
  const answer = mayTakeBack(change, locked.bid, locked.now);
  if (answer === 'closed') throw refusal('UNDO_CLOSED');
  if (answer === 'changed') throw stateChanged(actor, locked);
}
