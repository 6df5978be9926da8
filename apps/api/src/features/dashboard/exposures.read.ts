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

interface Held {
  accountId: number;
  amount: number;
  hasGroups: boolean;
}

/** R25: the clients whose open bids hold most, by the same rule as everywhere. */
export async function readExposures(db: Db, actor: Actor, whose: RawBuilder<boolean>): Promise<Exposed[]> {
  const most = await findMost(db, await readHeld(db, actor, whose));
  const exposures = new Map(most.map(({ accountId, exposure }) => [accountId, exposure]));
  const clients = await readClients(db, [...exposures.keys()]);
  return clients
    .map(({ roleId, overrides, roleChanges, ...client }) => {
      const { creditLimitCheck: isLimited } = permissionsOf(roleId, overrides as Overrides, roleChanges);
      return { ...client, isLimited, exposure: exposures.get(client.accountId) ?? 0 };
    })
    .toSorted((one, other) => other.exposure - one.exposure);
}

/** Groups let a client hold less than its bids come to, never more: who comes further down is looked at while it may matter. */
async function findMost(db: Db, held: readonly Held[]): Promise<{ accountId: number; exposure: number }[]> {
  let most: { accountId: number; exposure: number }[] = [];
  for (let from = 0; from < held.length; from += mostClients) {
    const [dearest, least] = [held[from]?.amount ?? 0, most[mostClients - 1]?.exposure ?? -1];
    if (least >= dearest) break;
    const next = held.slice(from, from + mostClients).map(async ({ accountId, amount, hasGroups }) => ({
      accountId,
      exposure: hasGroups ? await readExposure(db, accountId) : amount,
    }));
    const all = [...most, ...(await Promise.all(next))];
    most = all.toSorted((one, other) => other.exposure - one.exposure).slice(0, mostClients);
  }
  return most;
}

async function readExposure(db: Db, accountId: number): Promise<number> {
  const { bids, rooms } = await readOpenBids(db, accountId);
  return exposureOf(bids, rooms);
}

/** What the open bids of each come to, most first: without groups they hold just that. */
function readHeld(db: Db, { accountId }: Actor, whose: RawBuilder<boolean>): Promise<Held[]> {
  return db
    .selectFrom('bid')
    .select('account_id as accountId')
    .select(sql<number>`sum(amount + adjustment)::bigint`.as('amount'))
    .select(sql<boolean>`bool_or(bid_group is not null)`.as('hasGroups'))
    .where('status', 'in', openStatuses)
    .where('purchase_id', 'is', null)
    .where('account_id', '<>', accountId)
    .where(whose)
    .groupBy('account_id')
    .orderBy('amount', 'desc')
    .orderBy('account_id')
    .execute();
}

function readClients(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id as accountId', 'full_name as name', 'credit_limit as creditLimit'])
    .select(['role_id as roleId', 'overrides', roleOverrides.as('roleChanges'), balanceOfAccount.as('balance')])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}
