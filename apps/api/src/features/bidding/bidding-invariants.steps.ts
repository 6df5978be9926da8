import { defaultStep } from '@seri/domain/bid-amount';
import { defaultCars } from '@seri/domain/bid-groups';
import { openStatuses } from '@seri/domain/bid-statuses';
import { type Overrides, permissionsOf, roleIds } from '@seri/domain/roles';
import type { TestDatabase } from '@seri/testkit/database';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { roleOverrides } from '../identity/identity.query.ts';

const open = sql`(${sql.join(openStatuses)})`;
/** Rows of one transaction carry its id: so what was written together is told apart, also while the clock stands. */
const ofOneTransaction = (one: string, other: string) => sql.raw(`${one}.xmin::text = ${other}.xmin::text`);

/** What must never be, as SQL that finds it. A test that brings one about on purpose leaves it out by its name. */
const invariants = {
  'a balance is the sum of its entries': sql`
    select account_id, sum(amount), (array_agg(balance order by number desc))[1] as last
    from ledger_entry group by account_id having sum(amount) <> (array_agg(balance order by number desc))[1]`,
  'a client has one open bid on a lot': sql`
    select account_id, lot_id from bid where status in ${open} group by account_id, lot_id having count(*) > 1`,
  'a lot is won once': sql`select lot_id from bid where status = 6 group by lot_id having count(*) > 1`,
  'nothing waits on a lot that is won': sql`
    select bid.id, bid.lot_id from bid join bid as win on win.lot_id = bid.lot_id and win.status = 6
    where bid.status in (1, 2)`,
  'a stock car is ordered once, and not on offer meanwhile': sql`
    select lot_id from bid join lot on lot.id = bid.lot_id
    where bid.kind = 'stock' and bid.status in ${open} group by lot_id having count(*) > 1 or bool_or(lot.status in (4531, 4532))`,
  'an amount is on the step and no less than the start price': sql`
    select bid.id, amount, start_price, bid_step from bid
    join lot on lot.id = bid.lot_id and lot.held_on = bid.held_on
    left join auction_session as session on session.id = lot.session_id left join house on house.id = house_id
    where bid.kind <> 'stock' and (amount <= 0
      or amount % coalesce(bid_step, ${sql.lit(defaultStep)}) <> 0 or amount < coalesce(start_price, 0))`,
  'a bid stands on the day and in the session of its lot': sql`
    select bid.id, bid.held_on, bid.session_id, lot.held_on, lot.session_id from bid join lot on lot.id = bid.lot_id
    where bid.status in (1, 2) and (bid.held_on, bid.session_id) is distinct from (lot.held_on, lot.session_id)`,
  'each change of a bid is logged once': sql`
    select bid.id, version, count(log) as logged from bid left join action_log as log on subject = 'bid:' || bid.id
    group by bid.id having version not between count(log) filter (where action <> 'bid.moved') and count(log)`,
  'each change of a bid is told once to its client, its dealer and staff, and to nobody else': sql`
    select bid.id, audience.name, count(event) as told, logged from bid
    join account on account.id = account_id
    cross join lateral (select count(*) as logged from action_log where subject = 'bid:' || bid.id) as log
    cross join lateral (
      select 'staff' as name union select 'account:' || account_id
      union select 'account:' || id from account as dealer
        where dealer.id = account.dealer_id and role_id = ${sql.lit(roleIds.dealer)}
      union select audience from outbox where name = 'bid.changed' and (data ->> 'bidId')::bigint = bid.id
    ) as audience
    left join outbox as event
      on event.name = 'bid.changed' and (event.data ->> 'bidId')::bigint = bid.id and event.audience = audience.name
    group by bid.id, account.id, audience.name, logged
    having count(event) <> logged or audience.name not in
      ('staff', 'account:' || account.id, 'account:' || coalesce(account.dealer_id, account.id))`,
  'whoever acts is told nothing of it': sql`
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

const overdrawn = 'nobody with a credit limit holds more than it';
export type Invariant = keyof typeof invariants | typeof overdrawn;

/** Run after every test of bids: what these say holds whatever was done. */
export async function expectInvariants(database: Pick<TestDatabase, 'db'>, except: readonly Invariant[] = []) {
  expect(await findBroken(database, except)).toEqual({});
}

/** The rows that break one, by its name. */
export async function findBroken({ db }: Pick<TestDatabase, 'db'>, except: readonly Invariant[]) {
  const checks = [
    ...Object.entries(invariants).map(([name, find]) => [name, async () => (await find.execute(db)).rows] as const),
    [overdrawn, () => findOverdrawn(db)] as const,
  ].filter(([name]) => !except.includes(name as Invariant));
  const found = await Promise.all(checks.map(async ([name, find]) => [name, await find()] as const));
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

interface Holding {
  id: number;
  role_id: number;
  overrides: Overrides;
  of_role: Overrides;
  held: number;
  has: number;
}

/** R25, written a second time in other words: the rule of the product does not judge itself here. */
async function findOverdrawn(db: TestDatabase['db']): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    with held as (
      select bid.account_id, bid_group, date_trunc('week', bid.held_on::timestamp)::date as week, amount + adjustment as cost,
        status = 6 or coalesce(app_now() >= starts_at - make_interval(mins => cancelling_closes_minutes), false) as is_bound
      from bid left join auction_session as session on session.id = session_id
      where status in ${open}
    ), placed as (
      select held.*, coalesce(cars, ${sql.lit(defaultCars)}) as cars,
        row_number() over (partition by held.account_id, held.week, bid_group order by cost desc, is_bound desc) as place
      from held left join bid_group as said
        on said.account_id = held.account_id and said.week = held.week and letter = bid_group
    )
    select account.id, role_id, overrides, ${roleOverrides} as of_role, sum(cost)::float8 as held,
      credit_limit + coalesce((select sum(amount) from ledger_entry where account_id = account.id), 0)::float8 as has
    from placed join account on account.id = placed.account_id
    where bid_group is null or is_bound or place <= cars
    group by account.id`.execute(db);
  const isBound = ({ role_id, overrides, of_role }: Holding) =>
    permissionsOf(role_id, overrides, of_role).creditLimitCheck;
  return rows.filter((row) => row.held > row.has && isBound(row));
}
