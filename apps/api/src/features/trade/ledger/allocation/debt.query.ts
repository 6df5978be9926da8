import { freeMoney, openOf } from '@seri/domain/receipts/allocation';
import { daysOverdue, type Debt, debtsOf } from '@seri/domain/receipts/due-days';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { readMoneyState } from './allocation.store.ts';

/** R93: what is open on an account. What the release before has booked is due once a job has filled in its day. */
export async function readOpenPurchases(db: Db | Tx, accountId: number) {
  const money = await readMoneyState(db, accountId);
  const open = money.purchases.flatMap(({ id, dueOn, ...purchase }) =>
    dueOn === null ? [] : [{ id, dueOn, open: openOf(purchase) }],
  );
  return { free: freeMoney(money), open: open.filter((purchase) => purchase.open > 0), today: money.today };
}

/** R93: what an account owes beyond its free money, in sums. */
export async function readDebtSums(db: Db, accountId: number) {
  const { free, open, today } = await readOpenPurchases(db, accountId);
  const debts = debtsOf(open, free);
  const late = debts.filter((debt) => daysOverdue(debt, today) > 0);
  return {
    free,
    debt: sumOf(debts),
    overdue: sumOf(late),
    nextDueOn: debts[0]?.dueOn ?? null,
  };
}

const sumOf = (debts: readonly Debt[]) => debts.reduce((sum, { amount }) => sum + amount, 0);
