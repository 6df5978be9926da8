import { call } from '../call.ts';
import type {
  ConditionQuery,
  Countries,
  IpInfo,
  LanguageOptions,
  MenuCounters,
  StatusOptions,
  TextOptions,
} from './site.schema.ts';

const list = { method: 'GET', access: 'anyone', pace: 'reading', cached: true, refusals: [] } as const;

export const siteCalls = {
  countries: call<{ answer: Countries }>()({ ...list, path: '/site/get-country-list' }),
  currencies: call<{ answer: TextOptions }>()({ ...list, path: '/site/currency-list' }),
  languages: call<{ answer: LanguageOptions }>()({
    ...list,
    path: '/site/get-language',
  }),
  gearboxes: call<{ answer: TextOptions }>()({ ...list, path: '/site/gearbox-list' }),
  steering: call<{ answer: TextOptions }>()({ ...list, path: '/car-auction/steering' }),
  conditions: call<{ query: ConditionQuery; answer: TextOptions }>()({
    ...list,
    path: '/site/condition-list',
  }),
  statuses: call<{ answer: StatusOptions }>()({
    ...list,
    path: '/site/auction-status-list',
  }),
  ipInfo: call<{ answer: IpInfo }>()({
    method: 'GET',
    path: '/site/ip-info',
    access: 'anyone',
    pace: 'reading',
    refusals: [],
  }),
  menuCounters: call<{ answer: MenuCounters }>()({
    method: 'GET',
    path: '/site/menu-counters',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
} as const;
