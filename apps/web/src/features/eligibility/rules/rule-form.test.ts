import { expect, it } from 'vitest';
import type { ExportRuleRow } from '../eligibility.ts';
import { ruleFaults, ruleFormOf, ruleIn } from './rule-form.ts';

const rule: ExportRuleRow = {
  id: 3,
  version: 2,
  territory: 'ru',
  territoryName: 'Russian Federation',
  category: 'car',
  driveKinds: ['electric', 'hybrid', 'plug_in', 'series_hybrid'],
  ccAbove: null,
  fobAbove: null,
  validFrom: '2023-08-09',
  validTo: null,
  text: { en: 'Hybrids', ru: 'Гибриды' },
  sourceUrl: '',
  sourceDate: '2026-11-23',
  changedAt: '2026-11-23T00:00:00Z',
  changedBy: null,
};

it('R96 a rule comes out of its form as it went in', () => {
  const form = ruleFormOf(rule, '2026-11-28');
  expect(form.drives).toBe('electrified');
  expect(ruleFaults(form)).toEqual({});
  const { driveKinds, ...draft } = ruleIn(form, rule);
  expect(rule).toMatchObject(draft);
  expect(driveKinds?.toSorted()).toEqual(rule.driveKinds);
});

it('R96 drives that the form has no words for stay', () => {
  const odd: ExportRuleRow = { ...rule, driveKinds: ['diesel'] };
  const form = ruleFormOf(odd, '2026-11-28');
  expect(form.drives).toBe('other');
  expect(ruleIn({ ...form, ccAbove: '1900' }, odd)).toMatchObject({ driveKinds: ['diesel'], ccAbove: 1900 });
});

it('R96 a form says what is missing and what is wrong', () => {
  const empty = ruleFormOf(undefined, '2026-11-28');
  expect(empty.validFrom).toBe('2026-11-28');
  expect(ruleFaults(empty)).toEqual({
    territory: { problem: 'required' },
    textEn: { problem: 'required' },
    textRu: { problem: 'required' },
  });
  const wrong = { ...ruleFormOf(rule, '2026-11-28'), ccAbove: '0', validTo: '2023-08-08', sourceDate: '2026-02-30' };
  expect(Object.keys(ruleFaults(wrong)).toSorted()).toEqual(['ccAbove', 'sourceDate', 'validTo']);
});
