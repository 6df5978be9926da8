import { defaultStep, maxPriceOf } from '@seri/domain/bids/bid-amount';
import type { TrackedBid } from '@seri/contract/screens/bids.schema';
import { photoAddress } from '@seri/contract/stock/photo';
import { defaultCars } from '@seri/domain/bids/bid-groups';
import { trackedTypes } from '@seri/domain/bids/bid-lists';
import { bidRights, noBidRights, ownBidRights } from '@seri/domain/bids/bid-rights';
import { asksForWin, type ShownReason } from '@seri/domain/bids/bid-result';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { countryCodeOf } from '@seri/domain/people/countries';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { deadlinesOf } from '@seri/domain/lots/lot-clock';
import { isOver } from '@seri/domain/lots/lot-states';
import { homeOf, type LotKind, mostPhotos } from '@seri/domain/lots/lot-kinds';
import { pageTypeOf } from '@seri/domain/catalogue/page-types';
import type { Permissions } from '@seri/domain/people/permissions';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { roleName } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lastMessage, lastMessageId, unreadMessages } from '../../talk/chat/chat.query.ts';
import { balanceOfAccount } from '../../trade/ledger/ledger.query.ts';
import { lastPaperOfBid, paperAddress } from '../../trade/papers/papers.query.ts';
import { namedLots, photoIds } from '../../stock/lots/lots.query.ts';
import type { BidPlace } from './bid-places.read.ts';
import { type BidSelection, readerOf } from './bid-question.ts';

export async function readBidRows(db: Db, selection: BidSelection, places: readonly BidPlace[]): Promise<TrackedBid[]> {
  if (places.length === 0) return [];
  const rows = await selectRows(db, selection.actor, places).execute();
  const bids = new Map(rows.map((row) => [row.bid_id, presentBid(row, selection)]));
  return places.flatMap(({ id }) => bids.get(id) ?? []);
}

function selectRows(db: Db, actor: Actor, places: readonly BidPlace[]) {
  const days = [...new Set(places.map(({ day }) => day))];
  return namedLots(db)
    .innerJoin('bid', (join) => join.onRef('bid.lot_id', '=', 'lot.id').onRef('bid.held_on', '=', 'lot.held_on'))
    .innerJoin('account', 'account.id', 'bid.account_id')
    .leftJoin('account as manager', 'manager.id', 'account.manager_id')
    .leftJoin('account as dealer', 'dealer.id', 'account.dealer_id')
    .leftJoin('bid_group', (join) =>
      join
        .onRef('bid_group.account_id', '=', 'bid.account_id')
        .onRef('letter', '=', 'bid_group')
        .on(sql<boolean>`bid_group.week = date_trunc('week', bid.held_on)::date`),
    )
    .selectAll('lot')
    .select(['bid.id as bid_id', 'amount', 'adjustment', 'placed_at', 'bid.status as bid_status', 'bid_type'])
    .select([
      'bid.account_id',
      'bid_group',
      'cars',
      'auto_bid',
      toldReason.as('told_reason'),
      lastPaperOfBid.as('paper_id'),
      'bid.version',
    ])
    .select(['bid.session_id as bid_session_id', 'bid.sold_price as bid_sold_price', 'bid.purchase_id'])
    .select(['account.full_name', 'account.company', 'account.role_id', 'account.created_at', 'account.last_login_at'])
    .select(['account.credit_limit', 'account.country_id', 'account.note'])
    .select(['manager.full_name as manager_name', 'dealer.full_name as dealer_name', balanceOfAccount.as('balance')])
    .select([photoIds.as('photos'), unreadMessages(actor).as('unread')])
    .select([lastMessage.as('message'), lastMessageId.as('message_id')])
    .select(['starts_at', 'auction_session.bidding_closes_minutes', 'auction_session.cancelling_closes_minutes'])
    .select(['house.bid_step', biddingCloses.as('bidding_closes'), warnsFrom.as('warns_from')])
    .where(sql<boolean>`bid.id = any(${places.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`lot.id = any(${places.map(({ lotId }) => lotId)}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`);
}

/** R56: what was won and came to nothing has its reason from its last purchase. */
const toldReason = sql<ShownReason | null>`case when bid.status = ${sql.lit(bidStatusCodes.blank)} then (
  select case purchase.status
    when ${sql.lit(purchaseStatusCodes.cancelled)} then 'purchaseCancelled'
    when ${sql.lit(purchaseStatusCodes.resold)} then 'purchaseResold' end
  from purchase where purchase.bid_id = bid.id order by purchase.id desc limit 1
) else bid.end_reason end`;
const biddingCloses = sql<Date | null>`starts_at - make_interval(mins => bidding_closes_minutes)`;
const warnsFrom = sql<Date | null>`starts_at - make_interval(mins => last_hour_minutes)`;

type BidListRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function presentBid(row: BidListRow, selection: BidSelection): TrackedBid {
  const { actor, list, today } = selection;
  const { permissions } = actor;
  const kind = row.kind as LotKind;
  const home = homeOf(kind, row.held_on as JapanDay, today);
  return {
    bidId: row.bid_id,
    version: row.version,
    ...presentLot(row, kind),
    ...presentTimes(row, permissions),
    pageType: pageTypeOf(kind, home),
    autoBid: row.auto_bid,
    ...presentInvoice(row, actor),
    bidDate: row.placed_at.toISOString(),
    bidStatus: row.bid_status,
    endReason: row.told_reason,
    asksForWin:
      isStaff(actor) &&
      asksForWin({ status: row.bid_status, cost: maxPriceOf(row) }, { status: row.status, soldPrice: row.sold_price }),
    bidAmount: row.amount,
    exportType: permissions.exportTypeShow ? row.bid_type : null,
    bidGroup: row.bid_group,
    bidGroupPrefix: row.bid_group && `${row.bid_group}${row.cars ?? defaultCars}`,
    adjustmentPrice: permissions.adjustmentPriceShow ? row.adjustment : null,
    images: row.photos.slice(0, mostPhotos[home]).map((id) => photoAddress(row.id, id, 480)),
    purchaseId: row.purchase_id,
    manager: readerOf(actor) === 'client' ? null : row.manager_name,
    user: row.account_id === actor.accountId ? null : presentUser(row, actor),
    message: row.message,
    messageId: row.message_id,
    isRead: row.unread === 0,
    unread: row.unread,
    // The archive is read-only for everyone.
    can: list === 'archive' ? noBidRights : bidRights(actor, { status: row.bid_status, kind }),
    ...presentOwnRights(row, selection),
  };
}

/** R90: for the client and staff, once the file is there. */
function presentInvoice({ paper_id: id, account_id: accountId }: BidListRow, actor: Actor) {
  const isShown = id !== null && (isStaff(actor) || accountId === actor.accountId);
  return { invoiceAvailable: isShown, invoiceUrl: isShown ? paperAddress(id) : null };
}

/** R52: the reader's own bid, as far as the lot and its deadlines allow. */
function presentOwnRights(row: BidListRow, { actor, list, now, today }: BidSelection) {
  if (list === 'archive' || row.account_id !== actor.accountId) return { mayCancel: false, mayRaise: false };
  const { starts_at: startsAt, bidding_closes_minutes: biddingClosesMinutes } = row;
  const cancellingClosesMinutes = row.cancelling_closes_minutes;
  const hasTimes = startsAt !== null && biddingClosesMinutes !== null && cancellingClosesMinutes !== null;
  return ownBidRights({
    now,
    status: row.bid_status,
    permissions: actor.permissions,
    isStock: row.kind === 'stock',
    isOver: isOver({ kind: row.kind as LotKind, status: row.status, day: row.held_on as JapanDay }, today),
    deadlines: hasTimes ? deadlinesOf({ startsAt, biddingClosesMinutes, cancellingClosesMinutes }) : null,
    cancellingClosesMinutes,
  });
}

/** Orders have no session. Readers without the deadline check get no bidding deadline. */
function presentTimes(row: BidListRow, { bidDeadlineCheck, lastHourBidWarning }: Permissions) {
  const deadline = row.bidding_closes?.toISOString() ?? null;
  return {
    sessionId: row.bid_session_id,
    sessionStart: row.starts_at?.toISOString() ?? null,
    warnsFrom: (lastHourBidWarning && row.warns_from?.toISOString()) || null,
    deadline,
    biddingDeadline: bidDeadlineCheck ? deadline : null,
  };
}

function presentLot(row: BidListRow, kind: LotKind) {
  return {
    id: row.id,
    lotType: trackedTypes[kind],
    lotNo: row.lot_no,
    auctionDate: row.runs_at.toISOString(),
    auctionName: row.house_name ?? '',
    maker: row.maker_name,
    model: row.model_name,
    year: row.year,
    engine: row.engine_cc,
    chassis: row.chassis ?? '',
    grade: row.trim_name,
    color: row.color,
    condition: row.condition,
    gearbox: row.gearbox,
    mileage: row.mileage_km,
    equip: row.equipment,
    startPrice: row.start_price,
    bidStep: row.bid_step ?? defaultStep,
    auctionPrice: kind === 'stock' ? null : row.sold_price,
    soldPrice: row.bid_sold_price ?? row.sold_price,
    status: row.status,
  };
}

/** Only staff see the note on a client. */
function presentUser(row: BidListRow, actor: Actor): TrackedBid['user'] {
  return {
    name: row.full_name,
    company: row.company,
    clientId: row.account_id,
    jasClientId: row.account_id,
    userLevel: roleName(row.role_id) ?? '',
    createdAt: row.created_at.toISOString(),
    lastLogin: row.last_login_at?.toISOString() ?? null,
    creditLimit: row.credit_limit,
    balance: row.balance,
    country: countryCodeOf(row.country_id) ?? null,
    note: isStaff(actor) ? row.note : '',
    carDealer: row.dealer_name,
  };
}
