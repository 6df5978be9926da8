import type { FieldFault } from '../common/field-fault.ts';

/** What a lot asks of an amount. */
export interface AmountRules {
  startPrice: number | null;
  step: number;
}

/** What a house without a step of its own sells in. */
export const defaultStep = 5000;
/** No vehicle costs more; what is longer is a slip of the finger. */
export const mostAmount = 9_999_000_000;

/** R51: the start price, or the next multiple of the step above it. */
export function leastAmount({ startPrice, step }: AmountRules): number {
  return Math.max(step, Math.ceil((startPrice ?? 0) / step) * step);
}

/** R51: what is wrong with an amount, if anything is. One that stands may stay, whatever the start price has become. */
export function amountFault(amount: number, rules: AmountRules, standing?: number | null): FieldFault | undefined {
  if (amount === standing) return undefined;
  if (amount <= 0 || amount < (rules.startPrice ?? 0)) return { problem: 'lowerPrice', amount: leastAmount(rules) };
  if (amount % rules.step !== 0) return { problem: 'offStep', amount: rules.step };
  return amount > mostAmount ? { problem: 'invalid' } : undefined;
}

/** The next amount in a direction that the lot takes; from nothing it is the least one. */
export function steppedAmount(amount: number, direction: 1 | -1, rules: AmountRules): number {
  const { step } = rules;
  const next = direction === 1 ? Math.floor(amount / step) + 1 : Math.ceil(amount / step) - 1;
  return Math.min(Math.max(next * step, leastAmount(rules)), Math.floor(mostAmount / step) * step);
}
