import { groupDigits } from '@seri/domain/money/money';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import type { Text } from '../../../lib/language/text.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import type { ExportRuleRow } from '../eligibility.ts';

/** The vehicles that are banned, by the parts that the rule names. */
export function conditionText(text: Text, { category, driveKinds, ccAbove, fobAbove }: ExportRuleRow): string {
  return [
    text(`eligibility.category.${category}`),
    driveKinds?.map((kind) => text(`eligibility.drive.${kind}`)).join(', '),
    ccAbove !== null && text('eligibility.above.cc', { cc: groupDigits(ccAbove) }),
    fobAbove !== null && text('eligibility.above.fob', { yen: groupDigits(fobAbove) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function ruleDaysText(text: Text, language: Language, { validFrom, validTo }: ExportRuleRow): string {
  const from = dayText(validFrom, language);
  return validTo === null
    ? text('eligibility.from', { from })
    : text('eligibility.fromTo', { from, to: dayText(validTo, language) });
}

export const isEnded = ({ validTo }: ExportRuleRow, today: JapanDay): boolean => validTo !== null && validTo < today;
