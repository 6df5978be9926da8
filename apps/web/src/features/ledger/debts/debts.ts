import type { AnswerOf } from '@seri/contract/call';
import type { debtsCalls } from '@seri/contract/trade/debts.calls';

export type DebtsAnswer = AnswerOf<typeof debtsCalls.list>;
export type DebtOfClient = DebtsAnswer['list'][number];

/** The ages of debts, from those that are not due to the oldest. */
export const shownAges = ['notDue', 'week', 'month', 'twoMonths', 'older'] as const;
export type ShownAge = (typeof shownAges)[number];

export const isLate = (age: ShownAge): boolean => age !== 'notDue';
export const owedIn = (buckets: DebtsAnswer['total']): number => shownAges.reduce((sum, age) => sum + buckets[age], 0);

export const ledgerHref = (clientId: number): string => `/clients/${clientId}?tab=payments`;
