import type { DebtOfClient, DebtsAnswer } from './debts.ts';

const nothing = { notDue: 0, week: 0, month: 0, twoMonths: 0, older: 0 };

export const debtOf = (id: number, buckets: Partial<DebtsAnswer['total']>, announced = 0): DebtOfClient => {
  const all = { ...nothing, ...buckets };
  const overdue = all.week + all.month + all.twoMonths + all.older;
  return {
    client: { id, name: `Client ${id}` },
    open: all.notDue + overdue,
    overdue,
    buckets: all,
    oldestDueOn: '2026-11-20',
    announced,
  };
};

export function debtsAnswer(list: readonly DebtOfClient[]): DebtsAnswer {
  const total = { ...nothing };
  for (const { buckets } of list) {
    for (const age of Object.keys(total) as (keyof typeof total)[]) total[age] += buckets[age];
  }
  return { list: [...list], total, can: { saveLedger: true } };
}
