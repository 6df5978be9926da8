import { addBankDays } from '../time/bank-days.ts';
import { daysBetween, type JapanDay } from '../time/japan-time.ts';
import { type Debt, debtsOf, type OpenPurchase } from './due-days.ts';

/** On which days an account is reminded of a purchase: before its due day, on it, and after it. */
export const reminderDays = [-1, 0, 2, 5] as const;
export type ReminderDay = (typeof reminderDays)[number];

export interface RemindedPurchase extends OpenPurchase {
  /** Nobody is reminded of what was booked before there were due days. */
  isReminded: boolean;
}

export interface Reminder extends Debt {
  day: ReminderDay;
}

export interface ReminderFacts {
  purchases: readonly RemindedPurchase[];
  freeMoney: number;
  today: JapanDay;
  /** The last day on which the client announced a payment with its slip. */
  announcedOn: JapanDay | null;
}

/** A transfer takes two to five of them. */
const bankDaysOnTheWay = 5;

/** An announced payment is on its way, so reminders wait for it. */
export function isOnTheWay(announcedOn: JapanDay | null, today: JapanDay): boolean {
  return announcedOn !== null && today < addBankDays(announcedOn, bankDaysOnTheWay);
}

/** The cars of which an account is reminded today, in one mail. */
export function remindersOf({ purchases, freeMoney, today, announcedOn }: ReminderFacts): Reminder[] {
  if (isOnTheWay(announcedOn, today)) return [];
  const reminded = new Set(purchases.filter(({ isReminded }) => isReminded).map(({ id }) => id));
  return debtsOf(purchases, freeMoney)
    .filter(({ id }) => reminded.has(id))
    .flatMap((debt) => {
      const day = reminderDays.find((one) => one === daysBetween(debt.dueOn, today));
      return day === undefined ? [] : [{ ...debt, day }];
    });
}
