import type { MoneyRequest, MoneyRequests, MoneyRequestsQuery } from '@seri/contract/trade/money-requests.schema';
import { mayDecideMoney, mayTakeBack } from '@seri/domain/receipts/money-requests';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { accountsHiddenFrom } from '../../../people/clients/clients.query.ts';

/** Older ones are in the log. */
const most = 200;

/** R95: what waits for a second person, or what was decided, the newest first. */
export async function readMoneyRequests(db: Db, actor: Actor, query: MoneyRequestsQuery): Promise<MoneyRequests> {
  const { state = 'asked', account } = query;
  let rows = selectRequests(db).where(
    'money_request.account_id',
    'not in',
    accountsHiddenFrom(db, actor).select('account.id'),
  );
  rows =
    state === 'asked'
      ? rows.where('state', '=', 'asked').orderBy('money_request.id', 'desc')
      : rows.where('state', '<>', 'asked').orderBy('decided_at', 'desc').orderBy('money_request.id', 'desc');
  if (account) rows = rows.where('money_request.account_id', '=', Number(account));
  return { list: (await rows.limit(most).execute()).map((row) => presentRequest(row, actor)) };
}

function selectRequests(db: Db) {
  return db
    .selectFrom('money_request')
    .innerJoin('account as client', 'client.id', 'money_request.account_id')
    .innerJoin('account as asker', 'asker.id', 'asked_by')
    .leftJoin('account as decider', 'decider.id', 'decided_by')
    .selectAll('money_request')
    .select(['client.full_name as client_name', 'asker.full_name as asker_name', 'decider.full_name as decider_name'])
    .select(sql<boolean>`decided_by is null`.as('is_open'));
}

type SelectedRequest = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

function presentRequest(row: SelectedRequest, { accountId, rights }: Actor): MoneyRequest {
  const asked = { isOpen: row.is_open, askedBy: row.asked_by };
  return {
    id: row.id,
    version: row.version,
    kind: row.kind as MoneyRequest['kind'],
    client: { id: row.account_id, name: row.client_name },
    amount: row.amount,
    reference: row.reference,
    purchaseId: row.purchase_id,
    reason: row.reason,
    state: row.state as MoneyRequest['state'],
    askedBy: row.asker_name,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decider_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
    can: {
      decide: rights.accounting && mayDecideMoney(asked, accountId),
      takeBack: rights.accounting && mayTakeBack(asked, accountId),
    },
  };
}
