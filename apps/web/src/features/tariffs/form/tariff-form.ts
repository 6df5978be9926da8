import type { FieldFault, Faults } from '@seri/domain/common/field-fault';
import {
  bookingMoments,
  clientTiers,
  japanRegions,
  purchaseMethods,
  sizeClasses,
  type TariffDraft,
  tariffHows,
  tariffKinds,
} from '@seri/domain/tariffs/tariff';
import { tariffFields } from '@seri/domain/tariffs/tariff-csv';
import { largestTariff, mostFreeDays, type TariffField, tariffFaults } from '@seri/domain/tariffs/tariff-faults';
import { isJapanDay } from '@seri/domain/time/japan-time';
import { oneOf } from '../../../lib/lists/list-address.ts';
import { percentText } from '../table/tariff-texts.ts';
import type { Language } from '@seri/domain/common/languages';

const amountFields = ['priceFrom', 'priceTo', 'least', 'most'] as const;
type AmountName = (typeof amountFields)[number];

/** A row as it is typed: texts, empty for what is not named; amounts in yen as numbers. */
export type TariffForm = Record<Exclude<TariffField, AmountName | 'value'>, string> &
  Record<AmountName, number | null> & {
    /** Yen, for every price but a percentage. */
    value: number | null;
    percent: string;
  };

export const emptyTariffForm: TariffForm = {
  ...(Object.fromEntries(tariffFields.map((name) => [name, ''])) as Record<TariffField, string>),
  priceFrom: null,
  priceTo: null,
  least: null,
  most: null,
  value: null,
  percent: '',
  kind: tariffKinds[0] ?? '',
  how: 'flat',
  booksAt: 'win',
};

export function tariffFormOf(row: TariffDraft, language: Language): TariffForm {
  const texts = Object.fromEntries(tariffFields.map((name) => [name, String(row[name] ?? '')]));
  const { priceFrom, priceTo, least, most, how, value } = row;
  return {
    ...(texts as Record<TariffField, string>),
    priceFrom,
    priceTo,
    least,
    most,
    value: how === 'percent_bp' ? null : value,
    percent: how === 'percent_bp' ? percentText(language, value) : '',
  };
}

type Problem = FieldFault['problem'];

/** R88: the row, or what is wrong with it, by the rules that the server applies too. */
export function readTariffForm(form: TariffForm): { row: TariffDraft | undefined; faults: Faults<TariffField> } {
  const faults: Faults<TariffField> = {};
  const blame = (name: TariffField, problem: Problem) => {
    faults[name] = { problem };
  };
  const value = form.how === 'percent_bp' ? basisPoints(form.percent) : form.value;
  if (value === null) blame('value', 'required');
  else if (Number.isNaN(value)) blame('value', 'invalid');
  for (const name of [...amountFields, 'value'] as const) if ((form[name] ?? 0) > largestTariff) blame(name, 'invalid');
  if (form.validFrom.trim() === '') blame('validFrom', 'required');
  for (const name of ['validFrom', 'validTo', 'sourceDate'] as const)
    if (form[name] !== '' && !isJapanDay(form[name])) blame(name, 'invalid');
  for (const name of ['accountId', 'houseId'] as const)
    if (!/^\d{0,9}$/.test(form[name].trim())) blame(name, 'invalid');
  if (form.how === 'per_day' && !(/^\d{0,4}$/.test(form.freeDays) && Number(form.freeDays) <= mostFreeDays))
    blame('freeDays', 'invalid');
  if (Object.keys(faults).length > 0) return { row: undefined, faults };
  const row = rowFrom(form, value ?? 0);
  const found = tariffFaults(row);
  return { row: Object.keys(found).length > 0 ? undefined : row, faults: found };
}

/** A percentage is typed into a field of its own. */
export function tariffFormFaults(form: TariffForm): Faults<keyof TariffForm> {
  const { value, ...others } = readTariffForm(form).faults;
  return value ? { ...others, [form.how === 'percent_bp' ? 'percent' : 'value']: value } : others;
}

const orNull = (text: string) => text.trim() || null;
const idOrNull = (text: string) => (text.trim() === '' ? null : Number(text));
const dayOrNull = (text: string) => (isJapanDay(text) ? text : null);

/** Drops whatever the kind of price has no use for, such as the free days of a fixed amount. */
function rowFrom(form: TariffForm, value: number): TariffDraft {
  const how = oneOf(tariffHows, form.how) ?? 'flat';
  return {
    kind: oneOf(tariffKinds, form.kind) ?? 'other',
    validFrom: dayOrNull(form.validFrom) ?? '1970-01-01',
    validTo: dayOrNull(form.validTo),
    accountId: idOrNull(form.accountId),
    clientTier: oneOf(clientTiers, form.clientTier) ?? null,
    houseId: idOrNull(form.houseId),
    method: oneOf(purchaseMethods, form.method) ?? null,
    yard: orNull(form.yard),
    dischargePort: orNull(form.dischargePort),
    loadPort: orNull(form.loadPort),
    line: orNull(form.line),
    region: oneOf(japanRegions, form.region) ?? null,
    sizeClass: oneOf(sizeClasses, form.sizeClass) ?? null,
    priceFrom: form.priceFrom,
    priceTo: form.priceTo,
    how,
    value,
    least: how === 'flat' ? null : form.least,
    most: how === 'flat' ? null : form.most,
    freeDays: how === 'per_day' ? idOrNull(form.freeDays) : null,
    booksAt: oneOf(bookingMoments, form.booksAt) ?? 'hand',
    note: form.note.trim(),
    sourceUrl: form.sourceUrl.trim(),
    sourceDate: dayOrNull(form.sourceDate),
  };
}

/** "5", "0.7" or "0,7" per cent in hundredths; null if empty, NaN if it is no such number. */
function basisPoints(percent: string): number | null {
  const text = percent.trim().replace(',', '.').replace(/\s*%$/, '');
  if (text === '') return null;
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}
