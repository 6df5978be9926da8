import type { Allocations } from '@seri/contract/trade/allocations.schema';
import { freeMoney, openOf } from '@seri/domain/receipts/allocation';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { assertVisible } from '../../../people/clients/clients.query.ts';
import { readPurchaseNames } from './purchase-names.query.ts';
import { readMoneyState, restOfAllocation } from './allocation.store.ts';

/** R92: the money of a client that is left, what is open, and what pays what. */
export async function readClientAllocations(db: Db, actor: Actor, accountId: number): Promise<Allocations> {
  await assertVisible(db, actor, accountId);
  const money = await readMoneyState(db, accountId);
  const [sources, made] = await Promise.all([readSources(db, accountId), readMade(db, accountId)]);
  const ids = [...money.purchases.map(({ id }) => id), ...made.map(({ purchase_id: id }) => id)];
  const names = await readPurchaseNames(db, ids);
  const nameOf = (id: number) => names.get(id)?.name ?? '';
  return {
    free: freeMoney(money),
    byHand: money.isByHand,
    dueDays: money.dueDays,
    sources: sources.map(({ id, booked_at, description, amount, rest }) => ({
      entryId: id,
      date: booked_at.toISOString(),
      description,
      amount,
      rest,
    })),
    open: money.purchases
      .filter((purchase) => openOf(purchase) > 0)
      .map(({ id, cost, allocated }) => ({
        purchaseId: id,
        name: nameOf(id),
        cost,
        open: openOf({ cost, allocated }),
        dueOn: names.get(id)?.dueOn ?? null,
      })),
    made: made.map(({ id, entry_id, purchase_id, rest, made_at, full_name }) => ({
      id,
      entryId: entry_id,
      purchaseId: purchase_id,
      name: nameOf(purchase_id),
      amount: rest,
      at: made_at.toISOString(),
      by: full_name,
    })),
    can: { allocate: actor.rights.accounting },
  };
}

function readSources(db: Db, accountId: number) {
  return db
    .selectFrom('money_source as source')
    .innerJoin('ledger_entry as entry', 'entry.id', 'source.entry_id')
    .select(['entry.id', 'booked_at', 'description', 'entry.amount'])
    .select(sql<number>`source.amount - allocated`.as('rest'))
    .where('source.account_id', '=', accountId)
    .where(sql<boolean>`allocated < source.amount and not is_reversed`)
    .orderBy('entry.id')
    .execute();
}

/** More than these nobody looks through. */
const mostMade = 200;

function readMade(db: Db, accountId: number) {
  return db
    .selectFrom('allocation')
    .leftJoin('account as maker', 'maker.id', 'made_by')
    .select(['allocation.id', 'entry_id', 'purchase_id', 'made_at', 'maker.full_name', restOfAllocation.as('rest')])
    .where('allocation.account_id', '=', accountId)
    .where('allocation.amount', '>', 0)
    .where(restOfAllocation, '>', 0)
    .orderBy('allocation.id', 'desc')
    .limit(mostMade)
    .execute();
}
