import type { BidFacts, OverduePurchase } from '@seri/domain/bids/bid-decision';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { isOver } from '@seri/domain/lots/lot-states';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { anyOf, prepared } from '../../../../platform/database/prepared-statements.ts';
import { balanceOfAccount } from '../../ledger/ledger.query.ts';
import { overdueOfAccount } from '../../ledger/allocation/overdue.query.ts';
import type { LockedLot } from '../../../stock/lots/lot-for-bid.command.ts';
import { isWon } from '../bid.store.ts';
import {
  type Bidder,
  createdOnDayOf,
  type AccountRights,
  rightsColumns,
  rightsFrom,
  type RightsRow,
} from './bidder.store.ts';
import { mostOthersRead } from './bidders.read.ts';
import { type OpenBidRows, type OpenBids, openBidsFrom, openBidsOfAccount } from '../../ledger/open-bids.query.ts';

interface BidParties {
  actor: Pick<Actor, 'permissions'>;
  bidder: Bidder;
  lot: LockedLot;
}

export interface AccountAndLot {
  accountId: number;
  lotId: number;
}

export interface AccountFacts {
  now: Date;
  balance: number;
  overdue: readonly OverduePurchase[];
  createdToday: number;
  open: OpenBids;
  lots: ReadonlyMap<number, AccountLotFacts>;
}

export interface AccountLotFacts {
  isWon: boolean;
  hasBidBefore: boolean;
  /** R96: that of the account's open bid on the lot; null if it has none of its own. */
  destination: string | null;
  /** Other accounts with an open bid on the lot, at most `mostOthersRead` of them. */
  otherBidders: readonly number[];
  /** The ids for a new bid and its log row, drawn from their sequences; 0 if the query drew none. */
  bidId: number;
  changeId: number;
}

/** The caller holds the locks of account, session and lot. */
export async function readBidFacts(tx: Tx, parties: BidParties): Promise<BidFacts> {
  const { bidder, lot } = parties;
  const pairs = [{ accountId: bidder.id, lotId: lot.id }];
  const { facts } = await readFacts(tx, { pairs, rightsOf: [], drawsIds: false });
  return bidFactsOf(parties, facts.get(bidder.id) as AccountFacts);
}

export function bidFactsOf({ actor, bidder, lot }: BidParties, facts: AccountFacts): BidFacts {
  const { now, balance, overdue, createdToday, open } = facts;
  const { isWon: isLotWon = false, hasBidBefore = false } = facts.lots.get(lot.id) ?? {};
  const { biddingAllowed, creditLimitCheck, dailyBidLimitCheck } = bidder.permissions;
  return {
    now,
    lot: {
      lotId: lot.id,
      isStock: lot.kind === 'stock',
      isOver: isLotWon || isOver(lot, japanDay(now)),
      startPrice: lot.startPrice,
      step: lot.step,
      deadlines: lot.deadlines,
    },
    client: {
      biddingAllowed,
      creditLimitCheck,
      dailyBidLimitCheck,
      balance,
      creditLimit: bidder.creditLimit,
      dailyBidLimit: bidder.dailyBidLimit,
      overdue,
      createdToday,
      openBids: open.bids,
      rooms: open.rooms,
      hasBidBefore,
    },
    actor: actor.permissions,
  };
}

interface FactsQuery {
  pairs: readonly AccountAndLot[];
  /** Accounts whose role and flags are read. */
  rightsOf: readonly number[];
  drawsIds: boolean;
}

interface FactsAnswer {
  facts: ReadonlyMap<number, AccountFacts>;
  rights: ReadonlyMap<number, AccountRights>;
}

interface AccountFactsRow {
  id: number;
  balance: number;
  overdue: readonly OverduePurchase[];
  created_today: number;
  open: OpenBidRows;
  lots: ({ lotId: number } & AccountLotFacts)[];
}

interface FactsAnswerRow {
  now: Date;
  facts: AccountFactsRow[];
  rights: RightsRow[];
}

/** The clock is read once, so that no midnight falls between the day that is counted and the time of the bid. */
const now = sql<Date>`(select now from clock)`;

const otherBidders = sql`
  select coalesce(jsonb_agg(account_id), '[]') from (
    select other.account_id from bid as other
    where other.lot_id = pair."lotId" and other.account_id <> account.id and other.status in (${sql.join(openStatuses)})
    limit ${sql.lit(mostOthersRead)}
  ) as other`;

/**
 * Runs as one statement after all locks; an earlier snapshot would miss the latest bids. Ids are drawn in the order of
 * `pairs`.
 */
export async function readFacts(tx: Tx, { pairs, rightsOf, drawsIds }: FactsQuery): Promise<FactsAnswer> {
  const accountIds = [...new Set(pairs.map(({ accountId }) => accountId))];
  const { rows } = await prepared(sql<FactsAnswerRow>`
    with clock as materialized (select app_now() as now), pair as materialized (
      select *, case when ${drawsIds}::boolean then nextval('bid_id_seq') else 0 end as bid_id,
        case when ${drawsIds}::boolean then nextval('action_log_id_seq') else 0 end as change_id
      from jsonb_to_recordset(${JSON.stringify(pairs)}) as pair ("accountId" bigint, "lotId" bigint)
    ), facts as (
      select account.id, ${balanceOfAccount} as balance, ${createdOnDayOf(now)} as created_today,
        ${overdueOfAccount} as overdue, ${openBidsOfAccount} as open, (
          select jsonb_agg(jsonb_build_object(
            'lotId', "lotId", 'bidId', bid_id, 'changeId', change_id, 'isWon', ${isWon(sql`pair."lotId"`)}, 'hasBidBefore',
            exists (select from bid where bid.account_id = account.id and bid.lot_id = pair."lotId"), 'destination', (
              select destination_code from bid where bid.account_id = account.id and bid.lot_id = pair."lotId"
                and status in (${sql.join(openStatuses)}) limit 1), 'otherBidders', (${otherBidders})))
          from pair where "accountId" = account.id
        ) as lots
      from account where id = any(${accountIds}::bigint[])
    ), rights as (
      select ${rightsColumns} from account where id = ${anyOf(rightsOf)}
    )
    select now, (select coalesce(jsonb_agg(facts), '[]') from facts) as facts,
      (select coalesce(jsonb_agg(rights), '[]') from rights) as rights
    from clock`).execute(tx);
  const [{ now: at, facts, rights }] = rows as [FactsAnswerRow];
  return {
    facts: new Map(facts.map((row) => [row.id, present(row, at)])),
    rights: new Map(rights.map((row) => [row.id, rightsFrom(row)])),
  };
}

function present(
  { balance, overdue, created_today: createdToday, open, lots }: AccountFactsRow,
  at: Date,
): AccountFacts {
  return {
    now: at,
    balance,
    overdue,
    createdToday,
    open: openBidsFrom(open),
    lots: new Map(lots.map((lot) => [lot.lotId, lot])),
  };
}
