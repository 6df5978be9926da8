import { day } from '@seri/domain/time/japan-time';
import { type PricePeriod, similarAtMost } from '@seri/domain/lots/price-sense';
import type { SimilarLot } from './sold-lots.ts';

/** Where prices and days stand on a chart, as shares of its height from the top and of its width from the left. */
export interface Plot {
  lowest: number;
  highest: number;
  low: number;
  high: number;
  days: readonly number[];
  x: (instant: number) => number;
  y: (price: number) => number;
}

/** The days that the axis names. */
const days = 4;
/** Above and below the prices. */
const room = 0.1;

export function plotOf(lots: readonly SimilarLot[], period: PricePeriod, now: Date): Plot {
  const prices = lots.map(({ soldPrice }) => soldPrice);
  const [lowest, highest] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  const padding = (highest - lowest || highest) * room;
  const [low, high] = [lowest - padding, highest + padding];
  const since = startOf(lots, period, now);
  const span = now.getTime() - since;
  return {
    lowest,
    highest,
    low,
    high,
    days: Array.from({ length: days }, (_, place) => since + (span * place) / (days - 1)),
    x: (instant) => (instant - since) / span,
    y: (price) => (high - price) / (high - low || 1),
  };
}

/** What is older than the oldest of the most that are told of is not known: the axis does not say that nothing was sold. */
function startOf(lots: readonly SimilarLot[], period: PricePeriod, now: Date): number {
  const oldest = lots.at(-1);
  if (oldest && lots.length >= similarAtMost) return Date.parse(oldest.soldAt);
  return now.getTime() - period * day;
}

/** Two lines of a label's letters. */
const labelHeight = 28;

/** Labels beside their lines, moved apart where they would write over each other. */
export function placeLabels(tops: readonly number[]): number[] {
  const [one, other] = tops;
  if (one === undefined || other === undefined) return [...tops];
  const apart = Math.max(0, labelHeight - Math.abs(one - other)) / 2;
  return one < other ? [one - apart, other + apart] : [one + apart, other - apart];
}
