import { call } from '../call.ts';
import type {
  AddTariffBody,
  AllInAnswer,
  AllInQuery,
  ChangeTariffBody,
  ImportedTariffs,
  PreviewTariffBody,
  TariffFile,
  TariffPreview,
  Tariffs,
  TariffsQuery,
  WrittenTariff,
} from './tariffs.schema.ts';

/** R88: staff read the table, and those write it who have the right (R89). */
export const tariffsCalls = {
  list: call<{ query: TariffsQuery; answer: Tariffs }>()({
    method: 'GET',
    path: '/tariffs',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  add: call<{ body: AddTariffBody; answer: WrittenTariff }>()({
    method: 'POST',
    path: '/tariffs',
    access: { right: 'tables' },
    pace: 'writing',
    refusals: ['TARIFF_OVERLAP'],
  }),
  change: call<{ body: ChangeTariffBody; answer: WrittenTariff }>()({
    method: 'PUT',
    path: '/tariffs',
    access: { right: 'tables' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'TARIFF_OVERLAP', 'TARIFF_USED'],
  }),
  follow: call<{ body: ChangeTariffBody; answer: WrittenTariff }>()({
    method: 'POST',
    path: '/tariffs/follow',
    access: { right: 'tables' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'TARIFF_OVERLAP'],
  }),
  exportFile: call<{ answer: TariffFile }>()({
    method: 'GET',
    path: '/tariffs/export',
    access: 'staff',
    pace: 'exporting',
    refusals: [],
  }),
  importFile: call<{ body: TariffFile; answer: ImportedTariffs }>()({
    method: 'POST',
    path: '/tariffs/import',
    access: { right: 'tables' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'TARIFF_OVERLAP', 'TARIFF_USED'],
  }),
  /** It writes nothing; its row is too long for a query. */
  preview: call<{ body: PreviewTariffBody; answer: TariffPreview }>()({
    method: 'POST',
    path: '/tariffs/preview',
    access: { right: 'tables' },
    pace: 'reading',
    refusals: ['TARIFF_OVERLAP'],
  }),
  allIn: call<{ query: AllInQuery; answer: AllInAnswer }>()({
    method: 'GET',
    path: '/tariffs/all-in',
    access: { any: ['biddingAllowed', 'managerBidForClient'] },
    pace: 'reading',
    refusals: [],
  }),
} as const;
