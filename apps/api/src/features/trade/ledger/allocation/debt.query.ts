import { freeMoney, openOf } from '@seri/domain/receipts/allocation';
import { daysOverdue, type Debt, debtsOf } from '@seri/domain/receipts/due-days';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { readMoney } from './allocation.store.ts';

interface AccountDebt {
  free: number;
  /** What free money does not cover, the oldest due first. */
  debts: readonly Debt[];
  today: JapanDay;
}

/** R93: what an account owes. What the release before has booked is due once a job has filled in its day. */
export async function readDebts(db: Db | Tx, accountId: number): Promise<AccountDebt> {
  const money = await readMoney(db, accountId);
  const free = freeMoney(money);
  const open = money.purchases.flatMap(({ id, dueOn, ...purchase }) =>
    dueOn === null ? [] : [{ id, dueOn, open: openOf(purchase) }],
  );
  return { free, debts: debtsOf(open, free), today: money.today };
}

/** The same as sums, for the account’s list of payments. */
export async function readDebtSums(db: Db, accountId: number) {
  const { free, debts, today } = await readDebts(db, accountId);
  const late = debts.filter((debt) => daysOverdue(debt, today) > 0);
  return {
    free,
    debt: sumOf(debts),
    overdue: sumOf(late),
    nextDueOn: debts[0]?.dueOn ?? null,
  };
}

const sumOf = (debts: readonly Debt[]) => debts.reduce((sum, { amount }) => sum + amount, 0);
