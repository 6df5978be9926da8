import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import { insertActions } from '../../../../platform/action-log.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { prepared } from '../../../../platform/database/kept-statements.ts';
import { type AnsweredKey, freeKeys, keepAnswers } from '../../../../platform/http/answer-once.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { enqueueAll, newJob, type NewJob } from '../../../../platform/jobs/job.ts';
import { emitAll, type NewEvent } from '../../../../platform/outbox/emit.ts';
import { insertMessages } from '../../../talk/chat/message.command.ts';
import { reserveCar } from '../../../stock/lots/reserve-car.command.ts';
import {
  insertNotices,
  type KeptNotice,
  noticeEffects,
  selectKept,
} from '../../../talk/notifications/notifications.command.ts';
import { type BidRow, editedBid, insertBids, lockBids, rewriteBids } from '../bid.store.ts';
import { bidNotices } from '../tell/bid-notice.ts';
import { actionOf, areToBeTold, type BidChange, bidChanged, newsOfBidders } from '../tell/bidding.events.ts';
import { type Placing, statusAfter } from './decide-bids.ts';
import { tellBidders } from '../tell/tell-bidders.ts';
import { timesOfArrival } from './times-of-arrival.ts';

/** A wish that is taken, as it is written; nothing of it where the bid stays the same. */
export interface Written {
  placing: Placing;
  bid: BidRow;
  change?: BidChange;
}

/** Each as it is to be, over what its lock shows. */
export async function prepareBids(tx: Tx, placings: readonly Placing[]): Promise<Written[]> {
  const ids = placings.flatMap(({ decision }) => (decision.do === 'change' ? [decision.bid.bidId] : []));
  const former = new Map((ids.length === 0 ? [] : await lockBids(tx, ids)).map((bid) => [bid.id, bid]));
  const times = timesOfArrival(placings.map(arrivedAs));
  return placings.map((placing, place) => {
    const { decision } = placing;
    const at = times[place] as Date;
    return decision.do === 'place' ? placed(placing, at) : changed(placing, at, former.get(decision.bid.bidId));
  });
}

function arrivedAs({ decision, lot, now, bidId }: Placing) {
  return { id: decision.do === 'place' ? bidId : decision.bid.bidId, lotId: lot.id, amount: decision.amount, now };
}

function placed(placing: Placing, at: Date): Written {
  const { decision, bidder, lot } = placing;
  const isRebid = decision.do === 'place' && decision.isRebid;
  const bid = newBid(placing, at);
  return { placing, bid, change: { action: isRebid ? 'placed-again' : 'placed', bid, bidder, lot: lot.names } };
}

function changed(placing: Placing, at: Date, former: BidRow | undefined): Written {
  const { decision, bidder, lot } = placing;
  if (!former) throw refusal('STATE_CHANGED');
  if (decision.do === 'change' && decision.isSame) return { placing, bid: former };
  const bid = editedBid(former, { ...chosenOf(placing), now: at, status: statusAfter(former.status, placing) });
  return { placing, bid, change: { action: 'changed', bid, former, bidder, lot: lot.names } };
}

/** What of the wish holds; a group is kept by its letter, its week is the lot's. */
function chosenOf({ decision: { amount, bidType, group, adjustment }, wish }: Placing) {
  return { amount, bidType, group: group === null ? null : wish.body.bidGroup, adjustment };
}

function newBid(placing: Placing, at: Date): BidRow {
  const { bidder, lot, wish, now, bidId } = placing;
  const { amount, bidType, group, adjustment } = chosenOf(placing);
  return {
    id: bidId,
    account_id: bidder.id,
    lot_id: lot.id,
    kind: lot.kind,
    session_id: lot.sessionId,
    held_on: lot.day,
    amount,
    adjustment,
    status: bidStatusCodes.new,
    bid_type: bidType,
    bid_group: group,
    auto_bid: false,
    end_reason: null,
    sold_price: null,
    purchase_id: null,
    created_by: wish.actor.accountId,
    created_at: now,
    placed_at: at,
    version: 1,
  };
}

/** R50: writes, logs and tells of all, with the answers of their keys; what follows for the worker and for browsers is a statement each. */
export async function writeBids(tx: Tx, written: readonly Written[], keys: readonly AnsweredKey[]): Promise<void> {
  const changes = written.flatMap(({ placing, change }) => (change ? [{ placing, change }] : []));
  const notices = Map.groupBy(await writeRows(tx, written, changes, keys), ({ bid_id: bidId }) => bidId);
  const jobs: NewJob[] = [];
  const events: NewEvent[] = [];
  const lotsToTell = new Set<number>();
  for (const { placing, change } of changes) {
    const { lot, wish, company } = placing;
    if (lot.kind === 'stock' && !change.former) await reserveCar(tx, lot);
    if (!change.former && areToBeTold(change.bid, company)) lotsToTell.add(lot.id);
    const noticed = noticeEffects(notices.get(change.bid.id) ?? [], wish.socketId);
    jobs.push(...noticed.jobs);
    events.push(
      ...bidChanged(authorOf(placing), change.bid, placing.bidder),
      ...(change.former ? [] : newsOfBidders(change.bid, company)),
      ...noticed.events,
    );
  }
  await enqueueAll(tx, [...jobs, ...[...lotsToTell].map((lotId) => newJob(tellBidders, { lotId }))]);
  await emitAll(tx, events);
}

const authorOf = ({ wish: { actor, socketId } }: Placing) => ({ accountId: actor.accountId, socketId });

async function writeRows(
  tx: Tx,
  written: readonly Written[],
  changes: readonly Required<Pick<Written, 'placing' | 'change'>>[],
  keys: readonly AnsweredKey[],
): Promise<KeptNotice[]> {
  const fresh = changes.filter(({ change }) => !change.former).map(({ change }) => change.bid);
  const rewritten = changes.filter(({ change }) => change.former).map(({ change }) => change.bid);
  const actions = changes.map(({ placing, change }) => ({
    ...actionOf(authorOf(placing), change),
    id: placing.changeId,
  }));
  const { rows } = await sql<KeptNotice & { rewritten: number }>`${prepared}
    with placed as (${insertBids(fresh)}), rewritten as (${rewriteBids(rewritten)}), logged as (${insertActions(actions)}),
      said as (${insertMessages(written.flatMap(messagesOf))}), noticed as (${insertNotices(changes.flatMap(noticesOf))}),
      answered as (${keepAnswers(keys)}), freed as (${freeKeys(keys)})
    select kept.*, (select count(*) from rewritten) as rewritten
    from (values (true)) as once left join (${selectKept}) as kept on true order by kept.id`.execute(tx);
  if (rows[0]?.rewritten !== rewritten.length) throw refusal('STATE_CHANGED');
  return rows.filter(({ id }) => id !== null);
}

function messagesOf({ placing: { wish }, bid }: Written) {
  const { actor, body } = wish;
  if (!body.comment) return [];
  return [{ bidId: bid.id, accountId: actor.accountId, isFromStaff: isStaff(actor), body: body.comment }];
}

function noticesOf({ placing: { wish, bidder, changeId }, change }: { placing: Placing; change: BidChange }) {
  const telling = { changeId, clientId: bidder.id, authorId: wish.actor.accountId };
  return bidNotices(change, wish.actor.accountId).map((notice) => ({ notice, telling }));
}
