import type { RefusalBody } from '@seri/contract/refusals';
import { apiRoot } from '@seri/contract/headers';
import type {
  AllInAnswer,
  ImportedTariffs,
  TariffFile,
  TariffPreview,
  Tariffs,
  WrittenTariff,
} from '@seri/contract/trade/tariffs.schema';
import { draftOf } from '@seri/domain/tariffs/tariff-rows.steps';
import type { TariffDraft } from '@seri/domain/tariffs/tariff';
import type { TestApi, TestUser } from '@seri/api/testkit/api';

/** A flat penalty for every purchase: the table of a new database has none. */
export const penaltyOf = (change: Partial<TariffDraft> = {}): TariffDraft =>
  draftOf({ kind: 'penalty', value: 1000, booksAt: 'hand', ...change });

interface ChangedRow {
  id: number;
  version?: number;
  row: TariffDraft;
}

type AnsweredTariff<Body> = Body & RefusalBody;

export function tariffSteps(api: TestApi) {
  const send = <Body>(by: TestUser | null, method: 'POST' | 'PUT', path: string, payload: object, headers = {}) =>
    api.ask<AnsweredTariff<Body>>(by, { method, url: `${apiRoot}${path}`, payload, headers });
  const read = <Body>(by: TestUser | null, path: string, query: Record<string, string> = {}) =>
    api.ask<AnsweredTariff<Body>>(by, { url: apiRoot + path, query });
  return {
    add: (by: TestUser | null, row: TariffDraft, headers = {}) =>
      send<WrittenTariff>(by, 'POST', '/tariffs', { row }, headers),
    change: (by: TestUser | null, { id, version = 1, row }: ChangedRow) =>
      send<WrittenTariff>(by, 'PUT', '/tariffs', { id, version, row }),
    follow: (by: TestUser | null, { id, version = 1, row }: ChangedRow) =>
      send<WrittenTariff>(by, 'POST', '/tariffs/follow', { id, version, row }),
    importFile: (by: TestUser | null, csv: string) => send<ImportedTariffs>(by, 'POST', '/tariffs/import', { csv }),
    preview: (by: TestUser | null, row: TariffDraft, id: number | null = null) =>
      send<TariffPreview>(by, 'POST', '/tariffs/preview', { id, row }),
    list: (by: TestUser | null, query: Record<string, string> = {}) => read<Tariffs>(by, '/tariffs', query),
    exportFile: async (by: TestUser | null) => (await read<TariffFile>(by, '/tariffs/export')).body.csv,
    allIn: (by: TestUser | null, lotId: number, query: Record<string, string> = {}) =>
      read<AllInAnswer>(by, '/tariffs/all-in', { lotId: String(lotId), amount: '1000000', ...query }),
  };
}
