import type { Debts, DebtsQuery } from '@seri/contract/trade/debts.schema';
import { agedDebts, type DebtAge, debtsOf, type OpenPurchase } from '@seri/domain/receipts/due-days';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';
import { balanceOfAccount } from '../ledger/ledger.query.ts';
import { announcedYen } from '../receipts/announcements/announced.query.ts';

/** R93: what clients owe beyond their free money, by its age; who owes the oldest stands first. */
export async function readAllDebts(db: Db, actor: Actor, { clients = 'mine' }: DebtsQuery): Promise<Debts> {
  const rows = await selectDebtors(db, actor, clients).execute();
  const list = rows.flatMap((row) => {
    const all = row.open.reduce((sum, one) => sum + one.open, 0);
    const debts = debtsOf(row.open, row.balance + all);
    const [oldest] = debts;
    if (!oldest) return [];
    const buckets = bucketsOf(agedDebts(debts, row.today));
    const { notDue, ...late } = buckets;
    return [
      {
        client: { id: row.id, name: row.full_name },
        open: notDue + sumOf(late),
        overdue: sumOf(late),
        buckets,
        oldestDueOn: oldest.dueOn,
        announced: row.announced,
      },
    ];
  });
  const total = bucketsOf({ notOverdue: 0, week: 0, month: 0, twoMonths: 0, older: 0 });
  for (const { buckets } of list) for (const age of agesOf(total)) total[age] += buckets[age];
  const can = { saveLedger: actor.rights.accounting };
  return {
    list: list.toSorted((a, b) => compare(a.oldestDueOn, b.oldestDueOn) || a.client.id - b.client.id),
    total,
    can,
  };
}

type Buckets = Debts['total'];

const bucketsOf = ({ notOverdue, ...late }: Record<DebtAge, number>): Buckets => ({ notDue: notOverdue, ...late });
const agesOf = (buckets: Buckets) => Object.keys(buckets) as (keyof Buckets)[];
const sumOf = (buckets: Omit<Buckets, 'notDue'>) => Object.values(buckets).reduce((sum, amount) => sum + amount, 0);
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

function selectDebtors(db: Db, actor: Actor, clients: NonNullable<DebtsQuery['clients']>) {
  const seen = visibleAccounts(db, actor);
  return (clients === 'mine' ? seen.where('account.manager_id', '=', actor.accountId) : seen)
    .innerJoin(openOfAccounts.as('owing'), 'owing.account_id', 'account.id')
    .select(['account.id', 'account.full_name', balanceOfAccount.as('balance'), announcedYen.as('announced')])
    .select(['owing.open', sql<JapanDay>`(app_now() at time zone 'Asia/Tokyo')::date`.as('today')]);
}

/** An index finds all open purchases at once. A read for each account would take twenty times as long. */
const openOfAccounts = sql<{ account_id: number; open: OpenPurchase[] }>`(
  select account_id, jsonb_agg(jsonb_build_object('id', id, 'dueOn', due_on, 'open', cost - allocated)) as open
  from purchase
  where allocated <> greatest(cost, 0) and greatest(cost, 0) - allocated > 0 and due_on is not null
  group by account_id)`;
