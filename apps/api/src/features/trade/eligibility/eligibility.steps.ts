import type { ExportRules, LotFactsBody, LotVerdict, WrittenExportRule } from '@seri/contract/trade/eligibility.schema';
import { apiRoot } from '@seri/contract/headers';
import type { ExportRuleDraft } from '@seri/domain/eligibility/export-rules';
import type { TestApi, TestUser } from '@seri/api/testkit/api';

export function eligibilitySteps(api: TestApi) {
  const put = <Body>(by: TestUser, path: string, payload: object) =>
    api.ask<Body>(by, { method: 'PUT', url: apiRoot + path, payload });
  return {
    rules: (by: TestUser) => api.ask<ExportRules>(by, { url: `${apiRoot}/eligibility/rules` }),
    add: (by: TestUser, row: ExportRuleDraft) =>
      api.ask<WrittenExportRule>(by, { method: 'POST', url: `${apiRoot}/eligibility/rules`, payload: { row } }),
    change: (by: TestUser, id: number, version: number, row: ExportRuleDraft) =>
      put<WrittenExportRule>(by, '/eligibility/rules', { id, version, row }),
    goesTo: (by: TestUser, id: number, version: number, place: string | null) =>
      put<object>(by, '/user/destination', { id, version, place, reason: 'he said so on the phone' }),
    verdict: async (by: TestUser, query: Record<string, string>) =>
      (await api.ask<LotVerdict>(by, { url: `${apiRoot}/eligibility/lot`, query })).body,
    enterFacts: (by: TestUser, body: LotFactsBody) => put<object>(by, '/eligibility/lot', body),
  };
}

/** Cars above 1,500 cc must not go to Fiji: a rule that no other test meets. */
export const largeToFiji: ExportRuleDraft = {
  territory: 'fj',
  category: 'car',
  driveKinds: null,
  ccAbove: 1500,
  fobAbove: null,
  validFrom: '2026-01-01',
  validTo: null,
  text: { en: 'Cars above 1,500 cc', ru: 'Автомобили более 1500 см³' },
  sourceUrl: 'https://example.com/order',
  sourceDate: '2026-11-01',
};
