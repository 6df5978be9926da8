import type { AnswerOf } from '@seri/contract/call';
import type { allocationsCalls } from '@seri/contract/trade/allocations.calls';

export type MoneyOfClient = AnswerOf<typeof allocationsCalls.list>;
export type MoneySource = MoneyOfClient['sources'][number];
export type OpenToPay = MoneyOfClient['open'][number];
export type MadeAllocation = MoneyOfClient['made'][number];
