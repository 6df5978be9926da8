import type { Language } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import type { TariffDraft } from '@seri/domain/tariffs/tariff';
import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { Text } from '../../../lib/language/text.ts';
import { fullDate, tokyo } from '../../../ui/time/format-time.ts';

export const tariffDayText = (language: Language, day: string): string =>
  fullDate(startOfJapanDay(day as JapanDay), { language, timeZone: tokyo });

export function validText(
  text: Text,
  language: Language,
  { validFrom, validTo }: { validFrom: string; validTo: string | null },
) {
  const from = tariffDayText(language, validFrom);
  if (validTo === null) return text('tariffs.valid.from', { from });
  return text('tariffs.valid.between', { from, to: tariffDayText(language, validTo) });
}

/** Hundredths of a percent as people write them. */
export function percentText(language: Language, basisPoints: number): string {
  const percent = String(basisPoints / 100);
  return language === 'ru' ? percent.replace('.', ',') : percent;
}

/** "500 ¥ per day after 30 free days, at most 20 000 ¥". */
export function tariffPriceText(text: Text, language: Language, row: TariffDraft): string {
  const { how, value, least, most, freeDays } = row;
  const amount = formatYen(value);
  const said = {
    flat: () => amount,
    percent_bp: () => text('tariffs.said.percent_bp', { percent: percentText(language, value) }),
    per_m3: () => text('tariffs.said.per_m3', { amount }),
    per_day: () => text('tariffs.said.per_day', { amount }),
  };
  const parts = [
    said[how](),
    freeDays !== null && freeDays > 0 && text('tariffs.said.freeDays', { days: freeDays }),
    least !== null && text('tariffs.said.least', { amount: formatYen(least) }),
    most !== null && text('tariffs.said.most', { amount: formatYen(most) }),
  ];
  return parts.filter(Boolean).join(', ');
}

interface NamedScope extends TariffDraft {
  account: string | null;
  house: string | null;
}

/** The purchases that a row is for, in words; the weightiest first. */
export function scopeText(text: Text, row: NamedScope): string {
  const { accountId, account, clientTier, house, method, yard, loadPort, dischargePort, line, region, sizeClass } = row;
  const parts = [
    accountId !== null && (account ?? String(accountId)),
    clientTier && text(`tariffs.clientTier.${clientTier}`),
    house,
    method && text(`tariffs.method.${method}`),
    yard,
    (loadPort || dischargePort) && [loadPort ?? '…', dischargePort ?? '…'].join(' → '),
    line,
    region && text(`tariffs.region.${region}`),
    sizeClass && text(`tariffs.size.${sizeClass}`),
    boundsText(text, row),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : text('tariffs.scope.all');
}

function boundsText(text: Text, { priceFrom, priceTo }: TariffDraft): string | null {
  const [from, to] = [formatYen(priceFrom ?? 0), formatYen(priceTo ?? 0)];
  if (priceFrom !== null && priceTo !== null) return text('tariffs.price.between', { from, to });
  if (priceFrom !== null) return text('tariffs.price.from', { from });
  return priceTo === null ? null : text('tariffs.price.to', { to });
}

/** Whether the row is valid on the day, ends before it or begins after it. */
export function stateOn(day: string, { validFrom, validTo }: Pick<TariffDraft, 'validFrom' | 'validTo'>) {
  if (validFrom > day) return 'future';
  return validTo !== null && validTo < day ? 'ended' : 'valid';
}
