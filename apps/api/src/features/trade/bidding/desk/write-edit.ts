import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import { decideEdit } from '@seri/domain/bids/bid-decision';
import { groupKey } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import { assertMayBeExported } from '../../eligibility/eligibility.query.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { type BidEdit, type BidRow, changeBid } from '../bid.store.ts';
import { readBidFacts } from '../place/bid-facts.read.ts';
import { judgeBidAt } from '../place/judge-exports.ts';
import { figuresOf } from '../place/bid-figures.ts';
import type { LockedBid } from '../locked-bid.ts';
import { openBidOf } from '../place/open-bid-of.ts';
import { refusalFrom } from '../refusal-from.ts';

/** R59: writes an edit that the rules accept. Returns the same row if nothing differs. `group` is a letter. */
export async function writeEdit(
  tx: Tx,
  acting: Acting,
  locked: LockedBid,
  edit: Omit<BidEdit, 'status' | 'now'>,
): Promise<BidRow> {
  const { bid, now } = locked;
  const keyOf = (letter: string | null) => letter && groupKey(bid.held_on as JapanDay, letter);
  const facts = await readEditFacts(tx, acting, locked);
  const price = maxPriceOf(edit);
  if (price > maxPriceOf(bid)) assertMayBeExported(await judgeBidAt(tx, locked, price));
  const decision = decideEdit(facts, openBidOf(locked, figuresOf(bid)), { ...edit, group: keyOf(edit.group) });
  if ('refuse' in decision) throw refusalFrom(decision);
  if (decision.do === 'change' && decision.isSame) return bid;
  const { amount, bidType, adjustment } = decision;
  return changeBid(tx, bid, { amount, bidType, adjustment, group: edit.group, status: bid.status, now });
}

/**
 * An edit neither requires nor drops an export type. A bid with a purchase needs no credit: its price is in the ledger.
 */
async function readEditFacts(tx: Tx, { actor }: Acting, { bid, bidder, lot }: LockedBid) {
  const facts = await readBidFacts(tx, { actor, bidder, lot });
  const creditLimitCheck = facts.client.creditLimitCheck && bid.purchase_id === null;
  return {
    ...facts,
    client: { ...facts.client, creditLimitCheck },
    actor: { ...facts.actor, exportTypeShow: true, exportTypeOptional: true },
  };
}
