import { productionMonthCalls } from '@seri/contract/services/production-month.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { detailOf, type LotView, vehicleOf } from '../../lots/page/lot-view.ts';
import { lotLogOf } from '../lot-log.ts';

/** Asked once; a vehicle is built once. */
export function monthQuery(lot: LotView) {
  const { maker } = vehicleOf(lot);
  const chassis = 'carInfo' in lot ? lot.carInfo.chassisId : '';
  return queryOptions({
    queryKey: ['services', 'month', detailOf(lot).id],
    queryFn: async ({ signal }) => {
      const query = { ...lotLogOf(lot), maker, chassis };
      return (await api.ask(productionMonthCalls[lot.pageType].find, { query }, { signal })).carInfo;
    },
    staleTime: Infinity,
    retry: false,
  });
}
