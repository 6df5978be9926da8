import type { FieldFault, Faults } from '../common/field-fault.ts';
import { isSafeHref } from '../common/safe-href.ts';
import type { TariffDraft } from './tariff.ts';

export type TariffField = keyof TariffDraft;

export const longestPlace = 80;
export const longestNote = 400;
export const largestTariff = 100_000_000;
export const mostFreeDays = 3650;
const wholeInBp = 10_000;

const invalid: FieldFault = { problem: 'invalid' };

/** R88: what no single field tells. Form, server and file share this rule. */
export function tariffFaults(row: TariffDraft): Faults<TariffField> {
  const { how, value, least, most, freeDays, sourceUrl } = row;
  const isFlat = how === 'flat';
  const found: readonly (readonly [TariffField, boolean])[] = [
    ['validTo', row.validTo !== null && row.validTo < row.validFrom],
    ['priceTo', row.priceTo !== null && row.priceTo < (row.priceFrom ?? 0)],
    ['value', how === 'percent_bp' && value > wholeInBp],
    ['least', isFlat && least !== null],
    ['most', most !== null && (isFlat || most < (least ?? 0))],
    ['freeDays', freeDays !== null && how !== 'per_day'],
    ['sourceUrl', sourceUrl !== '' && !(/^https?:/i.test(sourceUrl) && isSafeHref(sourceUrl))],
  ];
  return Object.fromEntries(found.filter(([, isWrong]) => isWrong).map(([name]) => [name, invalid]));
}
