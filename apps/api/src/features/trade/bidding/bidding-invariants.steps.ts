import { defaultStep } from '@seri/domain/bids/bid-amount';
import { defaultCars } from '@seri/domain/bids/bid-groups';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { Permissions } from '@seri/domain/people/permissions';
import { type Overrides, permissionsOf, roleIds } from '@seri/domain/people/roles';
import type { TestDatabase } from '@seri/api/testkit/database';
import { unlawfulMoves } from '@seri/api/testkit/lot-moves';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { lastingInvariants } from './lasting-invariants.query.ts';
import { roleOverrides } from '../../people/identity/identity.query.ts';

const open = sql`(${sql.join(openStatuses)})`;
/** Compares `xmin`, the id of the writing transaction. Timestamps do not help, because the test clock stands still. */
const ofOneTransaction = (one: string, other: string) => sql.raw(`${one}.xmin::text = ${other}.xmin::text`);

const going = [lotStatusCodes.upcoming, lotStatusCodes.ongoing].map((status) => sql.lit(status));

const lasting = Object.fromEntries(
  Object.entries(lastingInvariants).map(([name, find]) => [name, sql.raw(find)]),
) as Record<keyof typeof lastingInvariants, RawBuilder<unknown>>;

/** Each query finds rows that break the invariant. A test that breaks one on purpose excludes it by its name. */
const invariants = {
  ...lasting,
  'an amount is on the step and no less than the start price': sql`
    select bid.id, amount, start_price, bid_step from bid
    join lot on lot.id = bid.lot_id and lot.held_on = bid.held_on
    left join auction_session as session on session.id = lot.session_id left join house on house.id = house_id
    where bid.kind <> 'stock' and (amount <= 0
      or amount % coalesce(bid_step, ${sql.lit(defaultStep)}) <> 0 or amount < coalesce(start_price, 0))`,
  'an order has the price that the car had when it was placed': sql`
    select bid_id, amount, price from bid_witnessed where kind = 'stock' and amount is distinct from price`,
  'a lot changes its state only as its state table allows': unlawfulMoves,
  'nobody bids on a lot that has ended': sql`
    select bid_id, at, status, held_on from bid_witnessed
    where status not in (${sql.join(going)}) or kind <> 'stock' and held_on < (at at time zone 'Asia/Tokyo')::date`,
  'an idempotency key has one answer and one effect': sql`
    select owner, key, answer from idempotency_key as kept where answer is null or 1 < (
      select count(*) from action_log as log
      where subject = 'bid:' || (answer ->> 'bidId') and ${ofOneTransaction('log', 'kept')})`,
  'a group has the value of its last log row': sql`
    select bid_group.account_id, week, letter, cars, last.to from bid_group left join lateral (
      select (detail ->> 'to')::integer as to from action_log
      where action = 'bid-group.changed' and on_behalf_of = bid_group.account_id and detail ->> 'group' = week || ' ' || letter
      order by id desc limit 1
    ) as last on true where last.to is distinct from cars`,
  /** R57: quiet changes are told to staff only. */
  'each change of a bid or a group is told once to its client, its dealer and staff, and to nobody else': sql`
    with change as (
      select 'bid.changed' as event, bid.id, bid.account_id, count(*) as logged,
        count(*) filter (where (detail ->> 'isQuiet')::boolean) as quiet
      from bid join action_log on subject = 'bid:' || bid.id group by bid.id
      union all
      select 'bid-group.changed', on_behalf_of, on_behalf_of, count(*), 0 from action_log
      where action = 'bid-group.changed' group by on_behalf_of
    ), due as (
      select event, id, 'staff' as audience, logged as count from change
      union all select event, id, 'account:' || account_id, logged - quiet from change
      union all select event, change.id, 'account:' || dealer.id, logged - quiet from change
        join account as client on client.id = account_id
        join account as dealer on dealer.id = client.dealer_id and dealer.role_id = ${sql.lit(roleIds.dealer)}
    ), told as (
      select name as event, (data ->> case name when 'bid.changed' then 'bidId' else 'accountId' end)::bigint as id,
        audience, count(*)
      from outbox where name in ('bid.changed', 'bid-group.changed') group by 1, 2, 3
    )
    select event, id, audience, told.count as told, due.count as due
    from due full join told using (event, id, audience)
    where coalesce(told.count, 0) <> coalesce(due.count, 0)`,
  'nobody is notified of their own change': sql`
    select notice.id, notice.account_id from notice join action_log as log
      on subject = 'bid:' || bid_id and ${ofOneTransaction('notice', 'log')} and log.account_id = notice.account_id`,
  'a notice is for the client, its dealer or staff, once': sql`
    select notice.id, notice.account_id from notice
    join bid on bid.id = bid_id join account as client on client.id = bid.account_id
    join account as reader on reader.id = notice.account_id
    where reader.role_id <> 991 and reader.id not in (client.id, coalesce(client.dealer_id, client.id))
    union all
    select min(id), account_id from notice group by account_id, bid_id, xmin::text having count(*) > 1`,
} satisfies Record<string, RawBuilder<unknown>>;

interface FoundAccount {
  role_id: number;
  overrides: Overrides;
  of_role: Overrides;
}

const flags = sql`role_id, overrides, ${roleOverrides} as of_role`;

/** The cost of purchases, at most the amounts of their bids; staff may book more than the client has bid. */
const spent = sql`coalesce((
  select sum(least(bid.amount + adjustment, (
    select -sum(entry.amount) from ledger_entry as entry where entry.purchase_id = bid.purchase_id)))
  from bid where bid.account_id = account.id and bid.purchase_id is not null), 0)`;

/** Invariants that hold only for accounts with the flag. */
const ofFlags = {
  'nobody bound by the deadline bids at or after it': {
    flag: 'bidDeadlineCheck',
    find: sql`
      select bid_id, at, deadline, ${flags}
      from bid_witnessed as seen
      join action_log as log on subject = 'bid:' || bid_id and ${ofOneTransaction('log', 'seen')}
      join account on account.id = log.account_id
      where at >= deadline`,
  },
  'nobody with a daily limit places more bids in a day of Japan': {
    flag: 'dailyBidLimitCheck',
    find: sql`
      select account.id, (bid.created_at at time zone 'Asia/Tokyo')::date as day, count(*), ${flags}
      from bid join account on account.id = account_id where daily_bid_limit > 0
      group by account.id, day having count(*) > daily_bid_limit`,
  },
  /** R25, written independently in SQL, so that the rule of the product does not check itself. */
  'nobody with a credit limit holds more than it': {
    flag: 'creditLimitCheck',
    find: sql`
      with held as (
        select bid.account_id, bid_group, date_trunc('week', bid.held_on::timestamp)::date as week, amount + adjustment as cost,
          status = 6 or coalesce(app_now() >= starts_at - make_interval(mins => cancelling_closes_minutes), false) as is_bound
        from bid left join auction_session as session on session.id = session_id
        where status in ${open} and purchase_id is null
      ), placed as (
        select held.*, coalesce(cars, ${sql.lit(defaultCars)}) - (
          select count(*) from bid as bought where bought.account_id = held.account_id and purchase_id is not null
            and bought.bid_group = held.bid_group and date_trunc('week', bought.held_on::timestamp)::date = held.week) as cars,
          row_number() over (partition by held.account_id, held.week, bid_group order by cost desc, is_bound desc) as place
        from held left join bid_group as said
          on said.account_id = held.account_id and said.week = held.week and letter = bid_group
      ), holding as (
        select account_id, sum(cost) as held from placed where bid_group is null or is_bound or place <= cars
        group by account_id
      )
      select account.id, held, ${flags}
      from holding join account on account.id = account_id
      where held > credit_limit + coalesce((
        select sum(amount) from ledger_entry where account_id = account.id and purchase_id is null), 0) - ${spent}`,
  },
} satisfies Record<string, { flag: keyof Permissions; find: RawBuilder<unknown> }>;

export type Invariant = keyof typeof invariants | keyof typeof ofFlags;

export async function expectInvariants(database: Pick<TestDatabase, 'db'>, except: readonly Invariant[] = []) {
  expect(await findBroken(database, except)).toEqual({});
}

export async function findBroken({ db }: Pick<TestDatabase, 'db'>, except: readonly Invariant[]) {
  const checks = [
    ...Object.entries(invariants).map(([name, find]) => [name, async () => (await find.execute(db)).rows] as const),
    ...Object.entries(ofFlags).map(([name, { flag, find }]) => [name, () => findWithFlag(db, flag, find)] as const),
  ].filter(([name]) => !except.includes(name as Invariant));
  const found = await Promise.all(checks.map(async ([name, find]) => [name, await find()] as const));
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

async function findWithFlag(db: TestDatabase['db'], flag: keyof Permissions, find: RawBuilder<unknown>) {
  const { rows } = (await find.execute(db)) as { rows: FoundAccount[] };
  return rows.filter(({ role_id, overrides, of_role }) => permissionsOf(role_id, overrides, of_role)[flag]);
}
