import { addBankDays } from '../time/bank-days.ts';
import { daysBetween, type JapanDay } from '../time/japan-time.ts';

/** The day by which a purchase is to be paid: so many bank days after the purchase, which those of the account override. */
export function dueDay(purchasedOn: JapanDay, companyDays: number, accountDays: number | null): JapanDay {
  return addBankDays(purchasedOn, accountDays ?? companyDays);
}

export interface OpenPurchase {
  id: number;
  dueOn: JapanDay;
  /** Its cost less what is allocated to it. */
  open: number;
}

/** A purchase, or a part of it, that the free money of its account does not cover. */
export interface Debt {
  id: number;
  dueOn: JapanDay;
  amount: number;
}

/** Free money covers what is due first, although it is not allocated: nobody is reminded of what has long been sent. */
export function debtsOf(purchases: readonly OpenPurchase[], freeMoney: number): Debt[] {
  let free = Math.max(0, freeMoney);
  const oldestFirst = purchases.toSorted((one, other) => compare(one.dueOn, other.dueOn) || one.id - other.id);
  return oldestFirst.flatMap(({ id, dueOn, open }) => {
    const covered = Math.min(free, open);
    free -= covered;
    return open > covered ? [{ id, dueOn, amount: open - covered }] : [];
  });
}

const compare = (one: JapanDay, other: JapanDay) => Number(one > other) - Number(one < other);

/** Zero on the day itself and before it. */
export const daysOverdue = ({ dueOn }: Debt, today: JapanDay): number => Math.max(0, daysBetween(dueOn, today));

/** The debts whose day has passed, the oldest first. */
export function overdue(purchases: readonly OpenPurchase[], freeMoney: number, today: JapanDay): Debt[] {
  return debtsOf(purchases, freeMoney).filter((debt) => daysOverdue(debt, today) > 0);
}

/** Debts by how long they are overdue; the last group has no end. */
export const debtAges = [
  { age: 'notOverdue', days: 0 },
  { age: 'week', days: 7 },
  { age: 'month', days: 30 },
  { age: 'twoMonths', days: 60 },
  { age: 'older', days: Number.POSITIVE_INFINITY },
] as const;
export type DebtAge = (typeof debtAges)[number]['age'];

export function agedDebts(debts: readonly Debt[], today: JapanDay): Record<DebtAge, number> {
  const sums: Record<DebtAge, number> = { notOverdue: 0, week: 0, month: 0, twoMonths: 0, older: 0 };
  for (const debt of debts) {
    const late = daysOverdue(debt, today);
    const group = debtAges.find(({ days }) => late <= days);
    if (group) sums[group.age] += debt.amount;
  }
  return sums;
}
