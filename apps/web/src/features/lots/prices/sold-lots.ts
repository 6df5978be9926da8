import type { AnswerOf } from '@seri/contract/call';
import type { lotCalls } from '@seri/contract/stock/lots.calls';
import { gradeBand } from '@seri/domain/lots/condition-grade';
import type { Language } from '@seri/domain/common/languages';
import { type ClosedRange, type Likeness, likenessWithout, type LooseningName } from '@seri/domain/prices/likeness';
import type { Quartiles } from '@seri/domain/prices/price-sense';
import { day, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { groupDigits } from '@seri/domain/money/money';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import type { Text } from '../../../lib/language/text.ts';
import { type LotView, specificationOf, vehicleOf } from '../page/lot-view.ts';

export type PriceSenseAnswer = AnswerOf<(typeof lotCalls)[PageType]['priceSense']>;
export type SimilarLot = PriceSenseAnswer['similar'][number];
export type EarlierAppearance = PriceSenseAnswer['appearances'][number];

/** Null for few sales. */
export function quartilesIn({ lowerPrice, averagePrice, upperPrice }: PriceSenseAnswer): Quartiles | null {
  if (lowerPrice === null || averagePrice === null || upperPrice === null) return null;
  return { lower: lowerPrice, median: averagePrice, upper: upperPrice };
}

/** The features that the sales behind a price have in common. */
export function likenessText(text: Text, view: LotView, loosened: readonly LooseningName[]): string {
  const { kind } = pageTypeData[view.pageType];
  const { year, mileage } = vehicleOf(view);
  const hours = 'mechInfo' in view ? view.mechInfo.hours : null;
  const { condition } = view.lotInfo;
  const { grade } = specificationOf(view);
  const lot = { kind, year, condition, mileage, hours, trim: grade };
  const likeness = likenessWithout(lot, loosened);
  const { years, trim } = likeness;
  const words = [
    text(`prices.same.${namedBy(view)}`),
    years && text('prices.years', { from: String(years.from), to: String(years.to) }),
    gradesText(text, condition, likeness, loosened.includes('grades')),
    wearText(text, likeness),
    trim !== null && text('prices.trim', { trim: grade }),
  ];
  return words.filter(Boolean).join(', ');
}

/** `in 6 months` */
export function withinText(text: Text, loosened: readonly LooseningName[]): string {
  return text(`prices.within.${monthsOf(loosened)}`);
}

export const monthsOf = (loosened: readonly LooseningName[]) => (loosened.includes('months') ? 12 : 6);

/** `without the trim, 12 months`: what was let go of because too few sales were found. */
export function widerText(text: Text, loosened: readonly LooseningName[]): string {
  const names = loosened.map((name) => text(`prices.wider.${name}`));
  return text('prices.wider', { how: names.join(', ') });
}

function namedBy(view: LotView): 'chassis' | 'frame' | 'model' {
  if ('carInfo' in view) return view.carInfo.chassisId === '' ? 'model' : 'chassis';
  return 'bikeInfo' in view && view.bikeInfo.serial !== '' ? 'frame' : 'model';
}

/** Bikes have a range of points, others a grade band; null if the grade is not comparable. */
function gradesText(text: Text, condition: string, { grades }: Likeness, isNear: boolean): string | null {
  const [from, ...others] = grades;
  if (from === undefined) return null;
  const band = gradeBand(condition);
  const isByPoints = Number(from) < Number(others.at(-1));
  if (isByPoints || band === 'none') return text('prices.grade.points', { from, to: others.at(-1) ?? from });
  return text(isNear ? `prices.grade.near.${band}` : `prices.grade.${band}`);
}

function wearText(text: Text, { mileage, hours }: Likeness): string | null {
  if (hours) return rangeText(text, 'hours', hours, groupDigits);
  return mileage && rangeText(text, 'mileage', mileage, (km) => String(Math.round(km / 1000)));
}

function rangeText(
  text: Text,
  of: 'mileage' | 'hours',
  { from, to }: ClosedRange,
  format: (value: number) => string,
): string {
  return from === 0
    ? text(`prices.${of}.upTo`, { to: format(to) })
    : text(`prices.${of}`, { from: format(from), to: format(to) });
}

const dayOf = (at: Date) => startOfJapanDay(japanDay(at)).getTime();

/** `today`, `yesterday`, `3 days ago`, counted in Japan days. */
export function daysAgo(instant: string, now: Date, language: Language): string {
  const days = (dayOf(new Date(instant)) - dayOf(now)) / day;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/** `2.29m`, `850k`: short enough for an axis. */
export function shortYen(text: Text, language: Language, value: number): string {
  const [unit, of] = value < 1_000_000 ? (['thousands', 1000] as const) : (['millions', 1_000_000] as const);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value / of);
  return text(`prices.${unit}`, { value: figure });
}
