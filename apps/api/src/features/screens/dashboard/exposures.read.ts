import type { Dashboard } from '@seri/contract/screens/dashboard.schema';
import { defaultCars } from '@seri/domain/bids/bid-groups';
import { bidStatusCodes, openStatuses, waitingStatuses } from '@seri/domain/bids/bid-statuses';
import { type Overrides, permissionsOf } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { roleOverrides } from '../../people/identity/identity.query.ts';
import { balanceOfAccount } from '../../trade/ledger/ledger.query.ts';

type Exposed = Dashboard['exposures'][number];

const mostClients = 6;

/** R25: the clients with the highest exposure. */
export async function readExposures(db: Db, actor: Actor, isIncluded: RawBuilder<boolean>): Promise<Exposed[]> {
  const exposures = new Map((await findHighest(db, actor, isIncluded)).map(({ id, exposure }) => [id, exposure]));
  const clients = await readClients(db, [...exposures.keys()]);
  return clients
    .map(({ roleId, overrides, roleChanges, ...client }) => {
      const { creditLimitCheck: isLimited } = permissionsOf(roleId, overrides as Overrides, roleChanges);
      return { ...client, isLimited, exposure: exposures.get(client.accountId) ?? 0 };
    })
    .toSorted((one, other) => other.exposure - one.exposure);
}

/**
 * The rule of `domain/money/exposure` in SQL, for all clients in one pass. Of a group only the N dearest bids count,
 * less what it has bought, and every bid that can no longer be withdrawn. Read one by one, a thousand clients take a
 * second.
 */
async function findHighest(
  db: Db,
  { accountId }: Actor,
  isIncluded: RawBuilder<boolean>,
): Promise<{ id: number; exposure: number }[]> {
  const { rows } = await sql<{ id: number; exposure: number }>`
    with open as materialized (
      select account_id, bid_group as letter, amount + adjustment as cost, status, session_id,
        case when bid_group is not null then date_trunc('week', held_on)::date end as week
      from bid
      where status in (${sql.join(openStatuses)}) and purchase_id is null and account_id <> ${accountId} and ${isIncluded}
    ), grouped as (
      select open.account_id, letter, week, cost, status in (${sql.join(waitingStatuses)}) and coalesce(
        app_now() < starts_at - make_interval(mins => cancelling_closes_minutes), true) as can_withdraw
      from open left join auction_session on auction_session.id = session_id where letter is not null
    ), bought as (
      select account_id, bid_group as letter, date_trunc('week', held_on)::date as week, count(*) as cars
      from bid
      where status = ${bidStatusCodes.won} and purchase_id is not null and bid_group is not null
        and held_on >= (select min(week) from open)
      group by 1, 2, 3
    ), placed as (
      select *, row_number() over (partition by account_id, week, letter order by cost desc, can_withdraw) as place
      from grouped
    )
    select account_id as id, sum(cost)::bigint as exposure from (
      select account_id, cost from open where letter is null
      union all
      select account_id, cost from placed
      left join bid_group using (account_id, week, letter) left join bought using (account_id, week, letter)
      where not can_withdraw or place <= coalesce(bid_group.cars, ${defaultCars}) - coalesce(bought.cars, 0)
    ) as held
    group by account_id order by exposure desc, id limit ${mostClients}`.execute(db);
  return rows;
}

function readClients(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id as accountId', 'full_name as name', 'credit_limit as creditLimit'])
    .select(['role_id as roleId', 'overrides', roleOverrides.as('roleChanges'), balanceOfAccount.as('balance')])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}
