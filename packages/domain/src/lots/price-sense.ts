import { day } from '../time/japan-time.ts';

/** R46: the newest of the last twelve months; more would not say more. */
export const similarAtMost = 200;
export const pricePeriods = [30, 90, 365] as const;
export type PricePeriod = (typeof pricePeriods)[number];

export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/** As PostgreSQL's percentile_cont has it, in whole yen; nothing of no prices. */
export function quartilesOf(prices: readonly number[]): Quartiles | null {
  if (prices.length === 0) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  return { lower: percentile(sorted, 0.25), median: percentile(sorted, 0.5), upper: percentile(sorted, 0.75) };
}

function percentile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [low = 0, high = low] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return Math.round(low + (high - low) * (place % 1));
}

/** From 0 to 1; nothing of no prices. */
export function shareAtOrUnder(prices: readonly number[], amount: number): number | null {
  if (prices.length === 0) return null;
  return prices.filter((price) => price <= amount).length / prices.length;
}

/** A bar holds the prices above `from` up to `to`; `under` of them are at or under the amount asked for. */
export interface PriceBar {
  from: number;
  to: number;
  count: number;
  under: number;
}

const mostBars = 10;

/** Bars of one round width, so that what is at or under an amount ends where a bar ends, as often as can be. */
export function priceBars(prices: readonly number[], amount: number | null): PriceBar[] {
  if (prices.length === 0) return [];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const width = roundStep((high - low) / (mostBars - 1));
  const first = Math.ceil(low / width) - 1;
  const bars = Array.from({ length: Math.ceil(high / width) - first }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
  }));
  return bars.map(({ from, to }) => {
    const held = prices.filter((price) => price > from && price <= to);
    return { from, to, count: held.length, under: held.filter((price) => amount !== null && price <= amount).length };
  });
}

/** The round figures between two prices that an axis names, about as many as asked for. */
export function priceTicks(low: number, high: number, about: number): number[] {
  const step = roundStep((high - low) / about);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** 1, 2, 2.5 or 5 before noughts: the least that is no less. */
function roundStep(least: number): number {
  if (least <= 1000) return 1000;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((digit) => digit * power >= least) ?? 10) * power;
}

interface Sold {
  soldAt: string;
}

export function soldWithin<Lot extends Sold>(lots: readonly Lot[], period: PricePeriod, now: Date): Lot[] {
  const since = now.getTime() - period * day;
  return lots.filter(({ soldAt }) => Date.parse(soldAt) >= since);
}

/** The shortest period that holds enough of them, else the longest. */
export function firstPeriod(lots: readonly Sold[], enough: number, now: Date): PricePeriod {
  return pricePeriods.find((period) => soldWithin(lots, period, now).length >= enough) ?? 365;
}
