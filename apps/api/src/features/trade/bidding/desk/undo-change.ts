import type { ChangedBid, UndoBody } from '@seri/contract/trade/bid-desk.schema';
import { undoFlags, undoState } from '@seri/domain/bids/undo';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { changedAnswer, stateChanged } from '../bid-state.ts';
import { lockBidder } from '../place/bidder.store.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { type LoggedBidChange, type OwnBidChange, readEndedBy, readLastChanges } from './changes.read.ts';
import { deskAuthor } from './desk-author.ts';
import { lockBidOnLot } from '../locked-bid.ts';
import { refusalFrom } from '../refusal-from.ts';
import { assertMayBeExported } from '../../eligibility/eligibility.query.ts';
import { findReopenRefusal, judgeReopening } from './reopening.ts';
import { restoreBid, restoreEnded } from './restore-bid.ts';
import { withinCredit } from '../place/within-credit.ts';

/**
 * R58: undoes one of the actor's own last changes if its bid has not changed since. A bid that is reopened must pass
 * the checks of placing. Undoing a win also reopens the bids that it ended, where that is still possible. `batch` names
 * the batch that is undone with it.
 */
export function undoChange(acting: Acting, { id }: UndoBody, batch?: string): Promise<ChangedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const change = await findOwn(tx, acting, id);
    const ended = change.action === 'bid.won' ? await readEndedBy(tx, change) : [];
    await lockAccounts(tx, [change, ...ended]);
    // The exclusive lock keeps other bids on the lot from being placed or won meanwhile.
    const locked = await lockBidOnLot(tx, change.bidId, true);
    assertCanManage(actor, locked.bidder);
    const state = undoState(change, locked.bid, locked.now);
    // A batch may be undone again, after an answer that was lost.
    if (state === 'done' && batch !== undefined) return changedAnswer(actor, locked, null);
    if (state === 'closed') throw refusal('UNDO_CLOSED');
    if (state !== 'open') throw stateChanged(actor, locked);
    const refused = await findReopenRefusal(tx, actor, locked, change.from);
    if (refused) throw refusalFrom(refused);
    assertMayBeExported(await judgeReopening(tx, locked, change.from));
    const author = deskAuthor(acting, locked);
    const isQuiet = author.isQuiet || change.isQuiet;
    const restore = () => restoreBid(tx, { ...author, isQuiet, batch }, locked, change);
    // A bid with a purchase holds no amount, because its price is in the ledger.
    const bid = await (change.from.purchaseId === null ? withinCredit(tx, locked.bidder, restore) : restore());
    for (const each of ended) await restoreEnded(tx, actor, each, isQuiet);
    return changedAnswer(actor, { bid, lot: locked.lot }, null);
  });
}

async function findOwn(tx: Tx, { actor }: Acting, id: number): Promise<OwnBidChange> {
  const [change] = await readLastChanges(tx, { accountId: actor.accountId, now: await nowOf(tx) }, { id });
  if (!change) throw refusal('UNDO_CLOSED');
  const flag = undoFlags[change.action];
  if (flag && !actor.permissions[flag]) throw refusal('FORBIDDEN');
  return change;
}

/** Locks in the order of ids, like every transaction that locks several accounts. */
async function lockAccounts(tx: Tx, changes: readonly LoggedBidChange[]): Promise<void> {
  const ids = [...new Set(changes.map(({ accountId }) => accountId))].toSorted((one, other) => one - other);
  for (const id of ids) await lockBidder(tx, id);
}
