import type { Dashboard } from '@seri/contract/dashboard.schema';
import { openStatuses } from '@seri/domain/bid-statuses';
import { exposureOf } from '@seri/domain/exposure';
import { type Overrides, permissionsOf } from '@seri/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { readOpenBids } from '../bidding/open-bids.query.ts';
import { roleOverrides } from '../identity/identity.query.ts';
import { balanceOfAccount } from '../ledger/ledger.query.ts';

type Exposed = Dashboard['exposures'][number];

const mostClients = 6;
/** Groups let a client hold less than its bids come to: who comes first is decided among a few more. */
const candidates = 2 * mostClients;

/** R25: the clients whose open bids hold most, by the same rule as everywhere. */
export async function readExposures(db: Db, actor: Actor, whose: RawBuilder<boolean>): Promise<Exposed[]> {
  const clients = await selectCandidates(db, actor, whose);
  const exposed = await Promise.all(
    clients.map(async ({ roleId, overrides, roleChanges, amount, hasGroups, ...client }) => {
      const exposure = hasGroups ? await readExposure(db, client.accountId) : amount;
      const { creditLimitCheck: isLimited } = permissionsOf(roleId, overrides as Overrides, roleChanges);
      return { ...client, isLimited, exposure };
    }),
  );
  return exposed.toSorted((one, other) => other.exposure - one.exposure).slice(0, mostClients);
}

async function readExposure(db: Db, accountId: number): Promise<number> {
  const { bids, rooms } = await readOpenBids(db, accountId);
  return exposureOf(bids, rooms);
}

/** Those whose open bids come to most: without groups they hold just that. */
async function selectCandidates(db: Db, { accountId }: Actor, whose: RawBuilder<boolean>) {
  return db
    .with('held', (cte) =>
      cte
        .selectFrom('bid')
        .select('account_id')
        .select(sql<number>`sum(amount + adjustment)::bigint`.as('amount'))
        .select(sql<boolean>`bool_or(bid_group is not null)`.as('hasGroups'))
        .where('status', 'in', openStatuses)
        .where('purchase_id', 'is', null)
        .where('account_id', '<>', accountId)
        .where(whose)
        .groupBy('account_id')
        .orderBy('amount', 'desc')
        .limit(candidates),
    )
    .selectFrom('held')
    .innerJoin('account', 'account.id', 'held.account_id')
    .select(['held.amount', 'held.hasGroups'])
    .select(['account.id as accountId', 'full_name as name', 'credit_limit as creditLimit'])
    .select(['role_id as roleId', 'overrides', roleOverrides.as('roleChanges'), balanceOfAccount.as('balance')])
    .execute();
}
