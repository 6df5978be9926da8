import { describe, expect, it } from 'vitest';
import { type ExportFacts, type ExportRuleDraft, fobOf, judgeExport, meetsRules } from './export-rules.ts';

const rule = (fields: Partial<ExportRuleDraft>): ExportRuleDraft => ({
  territory: 'ru',
  category: 'car',
  driveKinds: null,
  ccAbove: null,
  fobAbove: null,
  validFrom: '2023-08-09',
  validTo: null,
  text: { en: '', ru: '' },
  sourceUrl: '',
  sourceDate: null,
  ...fields,
});
const dear = rule({ fobAbove: 6_000_000, validFrom: '2022-04-05' });
const large = rule({ driveKinds: ['petrol', 'diesel'], ccAbove: 1900 });
const hybrid = rule({ driveKinds: ['hybrid', 'plug_in', 'series_hybrid', 'electric'] });
const bikes = rule({ category: 'bike', validFrom: '2025-01-23' });
const rules = [dear, large, hybrid, bikes];

const car = (fields: Partial<ExportFacts> = {}): ExportFacts => ({
  category: 'car',
  driveKind: 'petrol',
  engineCc: 1500,
  fob: 1_000_000,
  territories: ['ru'],
  ...fields,
});
const judge = (fields: Partial<ExportFacts>, day: `${number}-${number}-${number}` = '2026-11-25') =>
  judgeExport(rules, car(fields), day);

describe('R96 what Japan forbids to export', () => {
  it.each([
    ['a small petrol car', {}, 'ok'],
    ['exactly 1,900 cc', { engineCc: 1900 }, 'ok'],
    ['1,901 cc', { engineCc: 1901 }, 'banned'],
    ['a 1,797 cc hybrid', { driveKind: 'hybrid', engineCc: 1797 }, 'banned'],
    ['an electric car', { driveKind: 'electric', engineCc: undefined }, 'banned'],
    ['exactly 6 million', { fob: 6_000_000 }, 'ok'],
    ['a yen more', { fob: 6_000_001 }, 'banned'],
    ['any motorcycle', { category: 'bike', driveKind: undefined, engineCc: undefined }, 'banned'],
    ['a car for Kenya', { territories: ['ke'], driveKind: 'hybrid', engineCc: 3500, fob: 9_000_000 }, 'ok'],
    ['a consignee in Vladivostok by way of Busan', { territories: ['kr', 'ru'], driveKind: 'hybrid' }, 'banned'],
    ['a car without a destination', { territories: [], driveKind: 'hybrid' }, 'ok'],
  ] as const)('%s: %s', (_name, fields, verdict) => {
    expect(judge(fields as Partial<ExportFacts>).verdict).toBe(verdict);
  });

  it('an unknown fact is checked where it decides, and nowhere else', () => {
    expect(judge({ driveKind: undefined })).toEqual({ verdict: 'check', rules: [hybrid], missing: ['driveKind'] });
    expect(judge({ driveKind: undefined, engineCc: undefined })).toMatchObject({
      verdict: 'check',
      rules: [large, hybrid],
      missing: ['driveKind', 'engineCc'],
    });
    expect(judge({ engineCc: undefined })).toEqual({ verdict: 'check', rules: [large], missing: ['engineCc'] });
    expect(judge({ driveKind: undefined, territories: ['nz'] }).verdict).toBe('ok');
    expect(judge({ driveKind: undefined, engineCc: 2000 })).toEqual({
      verdict: 'banned',
      rules: [large, hybrid],
      missing: [],
    });
    // A certain ban is told, whatever else is not known.
    expect(judge({ driveKind: undefined, fob: 7_000_000 })).toEqual({ verdict: 'banned', rules: [dear], missing: [] });
  });

  it('a place that no table knows is checked, unless the car may go anywhere', () => {
    const nowhere = { territories: [], hasUnknownPlace: true };
    expect(judge({ ...nowhere, driveKind: 'hybrid' })).toEqual({
      verdict: 'check',
      rules: [hybrid],
      missing: ['place'],
    });
    expect(judge(nowhere).verdict).toBe('ok');
    expect(judge({ ...nowhere, territories: ['ru'], driveKind: 'hybrid' }).verdict).toBe('banned');
  });

  it('a rule counts from its first day to its last, by the day of sailing', () => {
    expect(judge({ category: 'bike' }, '2025-01-22').verdict).toBe('ok');
    expect(judge({ category: 'bike' }, '2025-01-23').verdict).toBe('banned');
    const ended = [rule({ validTo: '2026-12-31' })];
    expect(judgeExport(ended, car(), '2026-12-31').verdict).toBe('banned');
    expect(judgeExport(ended, car(), '2027-01-01').verdict).toBe('ok');
  });
});

it.each([
  ['where a rule is', { territories: ['ke', 'ru'] }, true],
  ['where none is', { territories: ['ke'] }, false],
  ['to a place that nobody knows', { territories: ['ke'], hasUnknownPlace: true }, true],
])('R96 a car that goes %s meets the rules: %j, %s', (_, goals, expected) => {
  expect(meetsRules(rules, goals)).toBe(expected);
  expect(meetsRules([], goals)).toBe(false);
});

it('R96 the FOB sum holds the charges up to the ship, not freight and insurance', () => {
  const charges = [
    { kind: 'auction', amount: 20_000 },
    { kind: 'agent', amount: 180_000 },
    { kind: 'inspection', amount: null },
    { kind: 'freight', amount: 45_000 },
    { kind: 'insurance', amount: 12_000 },
  ];
  expect(fobOf(5_800_000, charges)).toBe(6_000_000);
});
