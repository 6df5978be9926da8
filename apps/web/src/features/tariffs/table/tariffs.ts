import type { AnswerOf } from '@seri/contract/call';
import type { tariffsCalls } from '@seri/contract/trade/tariffs.calls';

export type TariffTable = AnswerOf<typeof tariffsCalls.list>;
export type ListedTariff = TariffTable['tariffs'][number];
export type HouseOption = TariffTable['houses'][number];

export const tariffsKey = ['tariffs'] as const;
