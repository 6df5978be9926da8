import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import { insertActions } from '../../../../platform/action-log.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { prepared } from '../../../../platform/database/prepared-statements.ts';
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
import {
  actionOf,
  bidChangedEvents,
  type BidNews,
  mustTellAllBidders,
  otherBiddersEvents,
} from '../tell/bidding.events.ts';
import { type AcceptedRequest, statusAfterChange } from './decide-bids.ts';
import { tellBiddersJob } from '../tell/tell-bidders.ts';
import { type BidTypeChoiceRow, keepBidTypes } from './bid-type-choice.store.ts';
import { rankingTimes } from './ranking-times.ts';

/** The row that an accepted request writes. There is no news if the open bid already has these terms. */
export interface BidWrite {
  accepted: AcceptedRequest;
  bid: BidRow;
  news?: BidNews;
}

type WriteWithNews = Required<Pick<BidWrite, 'accepted' | 'news'>>;

/** Locks the open bids that change and computes the row of each request. */
export async function prepareBids(tx: Tx, accepted: readonly AcceptedRequest[]): Promise<BidWrite[]> {
  const ids = accepted.flatMap(({ decision }) => (decision.do === 'change' ? [decision.bid.bidId] : []));
  const former = new Map((ids.length === 0 ? [] : await lockBids(tx, ids)).map((bid) => [bid.id, bid]));
  const times = rankingTimes(accepted.map(arrivalOf));
  return accepted.map((one, index) => {
    const { decision } = one;
    const at = times[index] as Date;
    return decision.do === 'place' ? insertOf(one, at) : updateOf(one, at, former.get(decision.bid.bidId));
  });
}

function arrivalOf({ decision, lot, now, bidId }: AcceptedRequest) {
  return { id: decision.do === 'place' ? bidId : decision.bid.bidId, lotId: lot.id, amount: decision.amount, now };
}

function insertOf(accepted: AcceptedRequest, at: Date): BidWrite {
  const { decision, bidder, lot } = accepted;
  const isRebid = decision.do === 'place' && decision.isRebid;
  const bid = newBid(accepted, at);
  return { accepted, bid, news: { action: isRebid ? 'placed-again' : 'placed', bid, bidder, lot: lot.names } };
}

function updateOf(accepted: AcceptedRequest, at: Date, former: BidRow | undefined): BidWrite {
  const { decision, bidder, lot } = accepted;
  if (!former) throw refusal('STATE_CHANGED');
  if (decision.do === 'change' && decision.isSame) return { accepted, bid: former };
  const status = statusAfterChange(former.status, accepted);
  const { destination = former.destination_code } = accepted.request.body;
  const bid = { ...editedBid(former, { ...storedTermsOf(accepted), now: at, status }), destination_code: destination };
  return { accepted, bid, news: { action: 'changed', bid, former, bidder, lot: lot.names } };
}

/** A bid stores only the letter of its group; the week is that of the lot. */
function storedTermsOf({ decision: { amount, bidType, group, adjustment }, request }: AcceptedRequest) {
  return { amount, bidType, group: group === null ? null : request.body.bidGroup, adjustment };
}

function newBid(accepted: AcceptedRequest, at: Date): BidRow {
  const { bidder, lot, request, now, bidId } = accepted;
  const { amount, bidType, group, adjustment } = storedTermsOf(accepted);
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
    destination_code: request.body.destination ?? null,
    auto_bid: false,
    end_reason: null,
    sold_price: null,
    purchase_id: null,
    created_by: request.actor.accountId,
    created_at: now,
    placed_at: at,
    version: 1,
  };
}

/**
 * R50: one statement writes bids, log rows, notices, comments, chosen export types and answers of keys; jobs and events
 * take one each.
 */
export async function writeBids(tx: Tx, writes: readonly BidWrite[], keys: readonly AnsweredKey[]): Promise<void> {
  const changes = writes.flatMap(({ accepted, news }) => (news ? [{ accepted, news }] : []));
  const notices = Map.groupBy(await writeRows(tx, writes, changes, keys), ({ bid_id: bidId }) => bidId);
  const jobs: NewJob[] = [];
  const events: NewEvent[] = [];
  const lotsToTell = new Set<number>();
  for (const { accepted, news } of changes) {
    const { lot, request, otherBidders } = accepted;
    if (lot.kind === 'stock' && !news.former) await reserveCar(tx, lot);
    if (!news.former && mustTellAllBidders(news.bid, otherBidders)) lotsToTell.add(lot.id);
    const noticed = noticeEffects(notices.get(news.bid.id) ?? [], request.socketId);
    jobs.push(...noticed.jobs);
    events.push(
      ...bidChangedEvents(authorOf(accepted), news.bid, accepted.bidder),
      ...(news.former ? [] : otherBiddersEvents(news.bid, otherBidders)),
      ...noticed.events,
    );
  }
  await enqueueAll(tx, [...jobs, ...[...lotsToTell].map((lotId) => newJob(tellBiddersJob, { lotId }))]);
  await emitAll(tx, events);
}

const authorOf = ({ request: { actor, socketId } }: AcceptedRequest) => ({ accountId: actor.accountId, socketId });

async function writeRows(
  tx: Tx,
  writes: readonly BidWrite[],
  changes: readonly WriteWithNews[],
  keys: readonly AnsweredKey[],
): Promise<KeptNotice[]> {
  const inserted = changes.filter(({ news }) => !news.former).map(({ news }) => news.bid);
  const rewritten = changes.filter(({ news }) => news.former).map(({ news }) => news.bid);
  const actions = changes.map(({ accepted, news }) => ({
    ...actionOf(authorOf(accepted), news),
    id: accepted.changeId,
  }));
  const { rows } = await prepared(sql<KeptNotice & { rewritten: number }>`
    with placed as (${insertBids(inserted)}), rewritten as (${rewriteBids(rewritten)}), logged as (${insertActions(actions)}),
      messaged as (${insertMessages(writes.flatMap(messagesOf))}), noticed as (${insertNotices(changes.flatMap(noticesOf))}),
      chosen as (${keepBidTypes(writes.flatMap(typeChoicesOf))}), answered as (${keepAnswers(keys)}), freed as (${freeKeys(keys)})
    select kept.*, (select count(*) from rewritten) as rewritten
    from (values (true)) as once left join (${selectKept}) as kept on true order by kept.id`).execute(tx);
  if (rows[0]?.rewritten !== rewritten.length) throw refusal('STATE_CHANGED');
  return rows.filter(({ id }) => id !== null);
}

/** A stock car has no export type, and neither has an actor who is not shown it. */
function typeChoicesOf({ accepted: { request, decision, bidder, lot } }: BidWrite): BidTypeChoiceRow[] {
  const { actor } = request;
  if (lot.kind === 'stock' || !actor.permissions.exportTypeShow) return [];
  const isByStaff = actor.accountId !== bidder.id;
  return [{ account_id: bidder.id, kind: lot.kind, is_by_staff: isByStaff, bid_type: decision.bidType }];
}

function messagesOf({ accepted: { request }, bid }: BidWrite) {
  const { actor, body } = request;
  if (!body.comment) return [];
  return [{ bidId: bid.id, accountId: actor.accountId, isFromStaff: isStaff(actor), body: body.comment }];
}

function noticesOf({ accepted: { request, bidder, changeId }, news }: WriteWithNews) {
  const telling = { changeId, clientId: bidder.id, authorId: request.actor.accountId };
  return bidNotices(news, request.actor.accountId).map((notice) => ({ notice, telling }));
}
