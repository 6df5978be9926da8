import { daysBetween, type JapanDay } from '@seri/domain/time/japan-time';
import type { Localization } from '../../../lib/language/language.ts';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import type { Purchase } from './purchases.ts';

export type Payable = Pick<Purchase, 'paid' | 'open' | 'dueOn' | 'isOverdue'>;
export type PaymentState = 'paid' | 'due' | 'overdue';

/** R92, R93: undefined of a purchase that costs nothing, or that is due on no day yet. */
export function paymentState({ paid, open, dueOn, isOverdue }: Payable): PaymentState | undefined {
  if (open === 0) return paid > 0 ? 'paid' : undefined;
  if (dueOn === null) return undefined;
  return isOverdue ? 'overdue' : 'due';
}

/** The state in few words, such as "due 24 Nov". */
export function paymentWords({ text, language }: Localization, payable: Payable, today: string): string {
  const { dueOn } = payable;
  const state = paymentState(payable);
  if (state === 'paid') return text('purchases.paid.short');
  if (!state || dueOn === null) return '';
  return state === 'due'
    ? text('purchases.due', { day: shortDay(dueOn, language) })
    : text('purchases.overdue', { count: daysBetween(dueOn as JapanDay, today as JapanDay) });
}
