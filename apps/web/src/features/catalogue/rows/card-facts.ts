import type { Language } from '@seri/domain/common/languages';
import { groupDigits } from '@seri/domain/money/money';
import { isOpen } from '@seri/domain/lots/lot-states';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import { machineText } from '@seri/domain/lots/machine-words';
import type { MessageId } from '@seri/messages/message-id';
import type { Text } from '../../../lib/language/text.ts';
import { colorText, equipmentText, isUnusualSteering, steeringText } from '../../lots/facts/feed-words.ts';
import type { ListedBike, ListedCar, Lot } from '../list/lots.ts';
import { litres } from './measures.ts';

export interface LotLocale {
  text: Text;
  language: Language;
}

export interface CardFact {
  caption: MessageId;
  value: string | number | null;
}

export interface Price {
  caption: MessageId;
  value: number | null;
  /** Set for an average: how many sales it rests on. */
  average?: AverageOfLot;
}

export type AverageOfLot = Pick<Lot, 'averagePrice' | 'averageCount' | 'averageBasis'>;

export const engineOf = (lot: Lot): number | null => ('cc' in lot ? lot.cc : lot.engine);

/** The unusual side of the wheel comes first, where nothing cuts it. */
export function gearLine(text: Text, { gearbox, priv, steering }: ListedCar): string {
  return joined([isUnusualSteering(steering) && steeringText(text, steering), gearbox, priv]);
}

export const joined = (parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

export const categoryText = (lot: Lot, { language }: LotLocale): string =>
  'category' in lot ? machineText(lot.category, language) : '';

export const equipmentOf = (lot: Lot, { text }: LotLocale): string =>
  'equip' in lot ? equipmentText(text, lot.equip) : '';

export function subtitleOf(lot: Lot, locale: LotLocale): string {
  if ('chassis' in lot) return joined([lot.grade, lot.chassis]);
  return joined([categoryText(lot, locale), lot.grade, lot.serial]);
}

/** In a card the wheel on the unusual side comes first, where no long word cuts it. */
export function cardSubtitle(lot: Lot, locale: LotLocale): string {
  const steering = 'gearbox' in lot && isUnusualSteering(lot.steering) && steeringText(locale.text, lot.steering);
  return joined([steering, subtitleOf(lot, locale)]);
}

export const bikeRates = ['rateEngine', 'rateFront', 'rateExt', 'rateRear', 'rateEl', 'rateFrame'] as const;

export function ratesText(lot: ListedBike): string {
  const rates = bikeRates.map((name) => lot[name]);
  return rates.every((rate) => rate === null) ? '' : rates.map((rate) => rate ?? '–').join(' ');
}

const km = ({ text }: LotLocale, value: number | null) =>
  value === null ? null : text('lots.km', { value: groupDigits(value) });
const cc = ({ text }: LotLocale, value: number | null) =>
  value === null ? null : text('listing.cc', { value: groupDigits(value) });

export function cardFacts(lot: Lot, locale: LotLocale): CardFact[] {
  const year: CardFact = { caption: 'listing.col.year', value: lot.year };
  const mileage: CardFact = { caption: 'listing.card.mileage', value: km(locale, lot.mileage) };
  const engine: CardFact = { caption: 'listing.card.engine', value: cc(locale, engineOf(lot)) };
  if ('hours' in lot) {
    return [
      year,
      { caption: 'listing.card.hours', value: lot.hours === null ? null : groupDigits(lot.hours) },
      engine,
      { caption: 'listing.col.volume', value: lot.volume },
      mileage,
      { caption: 'listing.col.gear', value: lot.KPP },
    ];
  }
  const color: CardFact = { caption: 'listing.card.color', value: colorText(locale.text, lot.color) };
  if ('serial' in lot) {
    return [
      year,
      mileage,
      engine,
      { caption: 'listing.col.inspection', value: lot.inspection },
      { caption: 'listing.col.rates', value: ratesText(lot) },
      color,
    ];
  }
  return [
    year,
    mileage,
    engine,
    { caption: 'listing.col.gear', value: lot.gearbox },
    color,
    { caption: 'listing.card.drive', value: lot.priv },
  ];
}

function engineText(lot: ListedCar | ListedBike, locale: LotLocale): string | null {
  if ('serial' in lot) return cc(locale, lot.engine);
  return lot.engine === null ? null : locale.text('listing.litres', { value: litres(lot.engine, locale.language) });
}

/** The facts for whose columns the photos of tall rows leave no room. */
export const tallLine = (lot: Lot, locale: LotLocale): string =>
  joined([
    !('hours' in lot) && engineText(lot, locale),
    'color' in lot && colorText(locale.text, lot.color),
    restLine(lot, locale),
  ]);

export function factLine(lot: Lot, locale: LotLocale): string {
  const { text } = locale;
  if ('hours' in lot) {
    const hours = lot.hours !== null && text('listing.hours', { value: groupDigits(lot.hours) });
    return joined([lot.year, hours, km(locale, lot.mileage)]);
  }
  return joined([lot.year, engineText(lot, locale), km(locale, lot.mileage), colorText(text, lot.color)]);
}

/** Facts that a phone shows only on the page of the lot. */
export function restLine(lot: Lot, locale: LotLocale): string {
  const { text } = locale;
  if ('equip' in lot) return joined([gearLine(text, lot), equipmentOf(lot, locale)]);
  if ('rateEngine' in lot) {
    const rates = ratesText(lot);
    return joined([rates && `${text('listing.col.rates')} ${rates}`, lot.inspection]);
  }
  return joined([lot.volume && `${text('listing.col.volume')} ${lot.volume}`, lot.KPP, lot.gg]);
}

/** In a live listing: it stays there until the day is over, but takes no bids. */
export const hasEnded = ({ pageType, status }: Lot): boolean => !isStatistics(pageType) && !isOpen(status);

/** The prices of a lot, the most important one first: what it was sold for, else what it starts at. */
export function pricesOf(lot: Lot): [first: Price, ...others: Price[]] {
  const average: Price = { caption: 'listing.col.average', value: lot.averagePrice, average: lot };
  if (lot.pageType === 'stock') return [{ caption: 'listing.col.price', value: lot.soldPrice }, average];
  const start: Price = { caption: 'listing.col.start', value: lot.startPrice };
  if (lot.soldPrice === null && !isStatistics(lot.pageType)) return [start, average];
  return [{ caption: 'listing.col.sold', value: lot.soldPrice }, average, start];
}
