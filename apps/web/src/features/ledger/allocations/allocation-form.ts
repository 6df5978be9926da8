import type { Faults } from '@seri/domain/common/field-fault';
import { mostDueDays } from '@seri/domain/money/company-billing';
import type { MadeAllocation, MoneyOfClient, MoneySource } from './allocations.ts';

/** Money goes to a purchase; an empty one leaves it free. */
export interface AllocationForm {
  purchaseId: string;
  amount: number | null;
}

const openOf = ({ open }: Pick<MoneyOfClient, 'open'>, purchaseId: string): number =>
  open.find((purchase) => String(purchase.purchaseId) === purchaseId)?.open ?? 0;

/** R92: the most that can go from an entry to a purchase. */
export function mostToAllocate(
  money: Pick<MoneyOfClient, 'open' | 'free'>,
  { rest }: Pick<MoneySource, 'rest'>,
  id: string,
) {
  return Math.max(0, Math.min(rest, openOf(money, id), money.free));
}

/** R92: what an allocation frees can only go to something else as far as that is open. */
export function mostToMove(money: Pick<MoneyOfClient, 'open'>, { amount }: Pick<MadeAllocation, 'amount'>, id: string) {
  return id === '' ? amount : Math.min(amount, openOf(money, id));
}

export function allocationFaults({ amount }: AllocationForm, most: number): Faults<keyof AllocationForm> {
  if (amount === null) return { amount: { problem: 'required' } };
  return amount < 1 || amount > most ? { amount: { problem: 'invalid' } } : {};
}

/** The days are a text, empty as long as they are as usual. */
export interface TermsForm {
  byHand: boolean;
  dueDays: string;
}

export const dueDaysIn = ({ dueDays }: Pick<TermsForm, 'dueDays'>): number | null =>
  dueDays.trim() === '' ? null : Number(dueDays);

export function termsFaults(form: TermsForm): Faults<keyof TermsForm> {
  const days = dueDaysIn(form);
  const isValid = days === null || (Number.isInteger(days) && days >= 1 && days <= mostDueDays);
  return isValid ? {} : { dueDays: { problem: 'invalid' } };
}
