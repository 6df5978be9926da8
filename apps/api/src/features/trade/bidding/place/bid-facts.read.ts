import type { BidFacts } from '@seri/domain/bids/bid-decision';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { isOver } from '@seri/domain/lots/lot-states';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { anyOf, prepared } from '../../../../platform/database/kept-statements.ts';
import { balanceOfAccount } from '../../ledger/ledger.query.ts';
import type { LotForBid } from '../../../stock/lots/lot-for-bid.command.ts';
import { isWon } from '../bid.store.ts';
import {
  type Bidder,
  createdOnDayOf,
  type Standing,
  standingColumns,
  standingFrom,
  type StandingRow,
} from './bidder.store.ts';
import { othersThatMatter } from './bidders.read.ts';
import { type OpenBidRows, type OpenBids, openBidsFrom, openBidsOfAccount } from '../../ledger/open-bids.query.ts';

interface Parties {
  actor: Pick<Actor, 'permissions'>;
  bidder: Bidder;
  lot: LotForBid;
}

/** Whose bid on what. */
export interface Pair {
  accountId: number;
  lotId: number;
}

/** How an account stands, and the lots that are asked about with it. */
export interface AccountFacts {
  now: Date;
  balance: number;
  createdToday: number;
  open: OpenBids;
  lots: ReadonlyMap<number, LotFacts>;
}

export interface LotFacts {
  isWon: boolean;
  hasBidBefore: boolean;
  /** Who else has an open bid on it: no more than matter. */
  others: readonly number[];
  /** Drawn under the locks for the bid and for its log row, where there are to be such. */
  bidId: number;
  changeId: number;
}

/** All that the decision hangs on; the caller holds the locks of account, session and lot. */
export async function readBidFacts(tx: Tx, parties: Parties): Promise<BidFacts> {
  const { bidder, lot } = parties;
  const pairs = [{ accountId: bidder.id, lotId: lot.id }];
  const { facts } = await readFacts(tx, { pairs, standingIds: [], isDrawing: false });
  return bidFactsOf(parties, facts.get(bidder.id) as AccountFacts);
}

export function bidFactsOf({ actor, bidder, lot }: Parties, facts: AccountFacts): BidFacts {
  const { now, balance, createdToday, open } = facts;
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
      createdToday,
      openBids: open.bids,
      rooms: open.rooms,
      hasBidBefore,
    },
    actor: actor.permissions,
  };
}

interface AskedFacts {
  pairs: readonly Pair[];
  /** Whose role and flags are asked for. */
  standingIds: readonly number[];
  isDrawing: boolean;
}

interface Facts {
  facts: ReadonlyMap<number, AccountFacts>;
  standings: ReadonlyMap<number, Standing>;
}

interface FactsRow {
  id: number;
  balance: number;
  created_today: number;
  open: OpenBidRows;
  lots: ({ lotId: number } & LotFacts)[];
}

interface Row {
  now: Date;
  facts: FactsRow[];
  standings: StandingRow[];
}

/** One look at the clock: midnight does not come between the day that is counted and the time that the bid gets. */
const now = sql<Date>`(select now from clock)`;

const othersOn = sql`
  select coalesce(jsonb_agg(account_id), '[]') from (
    select other.account_id from bid as other
    where other.lot_id = asked."lotId" and other.account_id <> account.id and other.status in (${sql.join(openStatuses)})
    limit ${sql.lit(othersThatMatter)}
  ) as other`;

/** In one statement after all locks: one before them would not see the last bid. Ids are drawn in the order asked. */
export async function readFacts(tx: Tx, { pairs, standingIds, isDrawing }: AskedFacts): Promise<Facts> {
  const accountIds = [...new Set(pairs.map(({ accountId }) => accountId))];
  const { rows } = await sql<Row>`${prepared}
    with clock as materialized (select app_now() as now), asked as materialized (
      select *, case when ${isDrawing}::boolean then nextval('bid_id_seq') else 0 end as bid_id,
        case when ${isDrawing}::boolean then nextval('action_log_id_seq') else 0 end as change_id
      from jsonb_to_recordset(${JSON.stringify(pairs)}) as asked ("accountId" bigint, "lotId" bigint)
    ), facts as (
      select account.id, ${balanceOfAccount} as balance, ${createdOnDayOf(now)} as created_today,
        ${openBidsOfAccount} as open, (
          select jsonb_agg(jsonb_build_object(
            'lotId', "lotId", 'bidId', bid_id, 'changeId', change_id, 'isWon', ${isWon(sql`asked."lotId"`)}, 'hasBidBefore',
            exists (select from bid where bid.account_id = account.id and bid.lot_id = asked."lotId"), 'others', (${othersOn})))
          from asked where "accountId" = account.id
        ) as lots
      from account where id = any(${accountIds}::bigint[])
    ), standing as (
      select ${standingColumns} from account where id = ${anyOf(standingIds)}
    )
    select now, (select coalesce(jsonb_agg(facts), '[]') from facts) as facts,
      (select coalesce(jsonb_agg(standing), '[]') from standing) as standings
    from clock`.execute(tx);
  const [{ now: at, facts, standings }] = rows as [Row];
  return {
    facts: new Map(facts.map((row) => [row.id, present(row, at)])),
    standings: new Map(standings.map((row) => [row.id, standingFrom(row)])),
  };
}

function present({ balance, created_today: createdToday, open, lots }: FactsRow, at: Date): AccountFacts {
  return {
    now: at,
    balance,
    createdToday,
    open: openBidsFrom(open),
    lots: new Map(lots.map((lot) => [lot.lotId, lot])),
  };
}
