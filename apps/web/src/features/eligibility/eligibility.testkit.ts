import type { ExportRuleRow, VerdictOnLot } from './eligibility.ts';

export function verdictOf(change: Partial<VerdictOnLot> = {}): VerdictOnLot {
  return {
    verdict: 'ok',
    rules: [],
    missing: [],
    destination: null,
    banned: [],
    facts: {
      category: 'car',
      driveKind: null,
      driveFrom: null,
      engineCc: 2000,
      engineFrom: 'feed',
      paper: '',
      version: 0,
    },
    can: { enterFacts: false },
    ...change,
  };
}

export const vladivostok = {
  code: 'RUVVO',
  name: 'Vladivostok',
  country: 'Russian Federation',
  territory: 'ru',
} as const;

export function ruleOf(change: Partial<ExportRuleRow> = {}): ExportRuleRow {
  return {
    id: 1,
    version: 1,
    territory: 'ru',
    territoryName: 'Russian Federation',
    category: 'car',
    driveKinds: ['petrol', 'diesel'],
    ccAbove: 1900,
    fobAbove: null,
    validFrom: '2023-08-09',
    validTo: null,
    text: { en: 'Cars above 1,900 cc must not be exported', ru: 'Автомобили больше 1900 см³ вывозить запрещено' },
    sourceUrl: '',
    sourceDate: '2026-11-23',
    changedAt: '2026-11-23T00:00:00Z',
    changedBy: null,
    ...change,
  };
}
