import type { Faults } from '@seri/domain/common/field-fault';
import {
  type DriveKind,
  driveKinds,
  exportCategories,
  type ExportCategory,
} from '@seri/domain/eligibility/export-facts';
import type { ExportRuleDraft } from '@seri/domain/eligibility/export-rules';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import type { ExportRuleRow } from '../eligibility.ts';

/** The sets of drives that the law names; the empty text is any of them. */
export const driveChoices = ['', 'fuel', 'electrified'] as const;
export type DriveChoice = (typeof driveChoices)[number] | 'other';

const drivesOf: Readonly<Record<Exclude<DriveChoice, 'other'>, readonly DriveKind[] | null>> = {
  '': null,
  fuel: ['petrol', 'diesel'],
  electrified: ['hybrid', 'plug_in', 'series_hybrid', 'electric'],
};

/** A rule as it is typed: texts, empty for what is not named; yen as a number. */
export interface RuleForm {
  territory: string;
  category: ExportCategory;
  drives: DriveChoice;
  ccAbove: string;
  fobAbove: number | null;
  validFrom: string;
  validTo: string;
  textEn: string;
  textRu: string;
  sourceUrl: string;
  sourceDate: string;
}

export function ruleFormOf(rule: ExportRuleRow | undefined, today: JapanDay): RuleForm {
  return {
    territory: rule?.territory ?? '',
    category: rule?.category ?? exportCategories[0],
    drives: choiceOf(rule?.driveKinds ?? null),
    ccAbove: String(rule?.ccAbove ?? ''),
    fobAbove: rule?.fobAbove ?? null,
    validFrom: rule?.validFrom ?? today,
    validTo: rule?.validTo ?? '',
    textEn: rule?.text.en ?? '',
    textRu: rule?.text.ru ?? '',
    sourceUrl: rule?.sourceUrl ?? '',
    sourceDate: rule?.sourceDate ?? '',
  };
}

const keyOf = (drives: readonly DriveKind[] | null) => driveKinds.filter((kind) => drives?.includes(kind)).join();

function choiceOf(drives: readonly DriveKind[] | null): DriveChoice {
  return driveChoices.find((choice) => keyOf(drivesOf[choice]) === keyOf(drives)) ?? 'other';
}

const shortest = 3;

export function ruleFaults(form: RuleForm): Faults<keyof RuleForm> {
  const faults: Faults<keyof RuleForm> = {};
  if (form.territory === '') faults.territory = { problem: 'required' };
  for (const name of ['textEn', 'textRu'] as const) {
    if (form[name].trim().length < shortest) faults[name] = { problem: 'required' };
  }
  if (form.ccAbove !== '' && !/^[1-9]\d{0,4}$/.test(form.ccAbove)) faults.ccAbove = { problem: 'invalid' };
  if (form.validFrom === '') faults.validFrom = { problem: 'required' };
  for (const name of ['validFrom', 'validTo', 'sourceDate'] as const) {
    if (form[name] !== '' && !isJapanDay(form[name])) faults[name] = { problem: 'invalid' };
  }
  if (!faults.validTo && form.validTo !== '' && form.validTo < form.validFrom) faults.validTo = { problem: 'invalid' };
  return faults;
}

/** Reads a form without faults. `seen` keeps drives that the form has no words for. */
export function ruleIn(form: RuleForm, seen: ExportRuleRow | undefined): ExportRuleDraft {
  const { drives, ccAbove, validTo, sourceDate } = form;
  return {
    territory: form.territory,
    category: form.category,
    driveKinds: drives === 'other' ? (seen?.driveKinds ?? null) : drivesOf[drives],
    ccAbove: ccAbove === '' ? null : Number(ccAbove),
    fobAbove: form.fobAbove,
    validFrom: form.validFrom as JapanDay,
    validTo: validTo === '' ? null : (validTo as JapanDay),
    text: { en: form.textEn.trim(), ru: form.textRu.trim() },
    sourceUrl: form.sourceUrl.trim(),
    sourceDate: sourceDate === '' ? null : (sourceDate as JapanDay),
  };
}
