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
  countries: call<{ answer: Countries }>()({ ...list, path: '/site/get-country-list', summary: 'Countries' }),
  currencies: call<{ answer: TextOptions }>()({ ...list, path: '/site/currency-list', summary: 'Currencies' }),
  languages: call<{ answer: LanguageOptions }>()({
    ...list,
    path: '/site/get-language',
    summary: 'Interface languages',
  }),
  gearboxes: call<{ answer: TextOptions }>()({ ...list, path: '/site/gearbox-list', summary: 'Gearboxes' }),
  steering: call<{ answer: TextOptions }>()({ ...list, path: '/car-auction/steering', summary: 'Sides of the wheel' }),
  conditions: call<{ query: ConditionQuery; answer: TextOptions }>()({
    ...list,
    path: '/site/condition-list',
    summary: 'Grades of a kind of lots',
  }),
  statuses: call<{ answer: StatusOptions }>()({
    ...list,
    path: '/site/auction-status-list',
    summary: 'States of lots: the name in value, the code in label',
  }),
  ipInfo: call<{ answer: IpInfo }>()({
    method: 'GET',
    path: '/site/ip-info',
    access: 'anyone',
    pace: 'reading',
    refusals: [],
    summary: 'The visitor’s address and where it roughly is',
  }),
  menuCounters: call<{ answer: MenuCounters }>()({
    method: 'GET',
    path: '/site/menu-counters',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'What waits behind the entries of the menu',
  }),
} as const;
