import { translationsCalls } from '@seri/contract/services/translations.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { resultKey } from './translations.ts';

export type AskedType = 'auction' | 'bike' | 'mech';

export const resultQuery = (lotId: number, type: AskedType) =>
  queryOptions({
    queryKey: resultKey(lotId),
    meta: liveMeta,
    queryFn: ({ signal }) => api.ask(translationsCalls.result, { query: { carId: String(lotId), type } }, { signal }),
  });
