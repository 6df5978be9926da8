import type { FieldFault } from '../common/field-fault.ts';

export interface AmountRules {
  startPrice: number | null;
  step: number;
}

/** The bid step of a house that has none of its own. */
export const defaultStep = 5000;
/** No vehicle costs more; a larger amount is a typing error. */
export const mostAmount = 9_999_000_000;

/** The most that the client agrees to pay. Staff add the adjustment; it may be negative. */
export const maxPriceOf = ({ amount, adjustment }: { amount: number; adjustment: number }): number =>
  amount + adjustment;

/** R51: the start price, or the next multiple of the step above it. */
export function leastAmount({ startPrice, step }: AmountRules): number {
  return Math.max(step, Math.ceil((startPrice ?? 0) / step) * step);
}

/** R51: validates an amount. The current amount of a bid stays valid even if the start price has changed. */
export function amountFault(amount: number, rules: AmountRules, current?: number | null): FieldFault | undefined {
  if (amount === current) return undefined;
  if (amount <= 0 || amount < (rules.startPrice ?? 0)) return { problem: 'lowerPrice', amount: leastAmount(rules) };
  if (amount % rules.step !== 0) return { problem: 'offStep', amount: rules.step };
  return amount > mostAmount ? { problem: 'invalid' } : undefined;
}

/** The next valid amount up or down, within the least and the greatest one. */
export function steppedAmount(amount: number, direction: 1 | -1, rules: AmountRules): number {
  const { step } = rules;
  const next = direction === 1 ? Math.floor(amount / step) + 1 : Math.ceil(amount / step) - 1;
  return Math.min(Math.max(next * step, leastAmount(rules)), Math.floor(mostAmount / step) * step);
}
