import { addDays, daysBetween, type JapanDay } from '../time/japan-time.ts';
import { feeTolerance } from './open-sums.ts';

/** R94: the most announced payments of one client that are on their way. */
export const mostOnTheWay = 20;

export const slipFileTypes = ['jpg', 'png', 'pdf'] as const;
export type SlipFileType = (typeof slipFileTypes)[number];

export const isSlipType = (type: string): type is SlipFileType => (slipFileTypes as readonly string[]).includes(type);

/** A transfer does not take longer. */
const mostDaysAgo = 60;

/** East of Japan it is tomorrow already. */
export const mayBeSentOn = (day: JapanDay, today: JapanDay): boolean =>
  day >= addDays(today, -mostDaysAgo) && day <= addDays(today, 1);

export interface AnnouncedPayment {
  id: number;
  amount: number;
  currency: string;
  sentOn: JapanDay;
}

export interface ArrivedMoney {
  amount: number;
  currency: string;
  bookedOn: JapanDay;
}

const mostDaysOnTheWay = 14;

/** R94: the announced payment that a receipt may be: of its currency, sent within two weeks, less at most what banks keep. */
export function announcedFor<Payment extends AnnouncedPayment>(
  { amount, currency, bookedOn }: ArrivedMoney,
  announced: readonly Payment[],
): Payment | undefined {
  const shortOf = (one: Payment) => Math.abs(one.amount - amount);
  return announced
    .filter((one) => one.currency === currency && shortOf(one) <= feeTolerance)
    .filter(({ sentOn }) => Math.abs(daysBetween(sentOn, bookedOn)) <= mostDaysOnTheWay)
    .toSorted((one, other) => shortOf(one) - shortOf(other) || one.id - other.id)[0];
}
