import { japanDay, monthsBefore, startOfJapanDay } from '@seri/domain/time/japan-time';
import { similarAtMost } from '@seri/domain/prices/price-sense';
import type { SimilarLot } from './sold-lots.ts';

/** Scales of the chart: `x` and `y` are shares of its width from the left and of its height from the top. */
export interface Plot {
  lowest: number;
  highest: number;
  low: number;
  high: number;
  days: readonly number[];
  x: (instant: number) => number;
  y: (price: number) => number;
}

const dayLabels = 4;
/** The margin above and below the prices, as a share of their range. */
const marginShare = 0.1;

export function plotOf(lots: readonly SimilarLot[], months: 6 | 12, now: Date): Plot {
  const prices = lots.map(({ soldPrice }) => soldPrice);
  const [lowest, highest] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  const padding = (highest - lowest || highest) * marginShare;
  const [low, high] = [lowest - padding, highest + padding];
  const since = startOf(lots, months, now);
  const span = now.getTime() - since;
  return {
    lowest,
    highest,
    low,
    high,
    days: Array.from({ length: dayLabels }, (_, index) => since + (span * index) / (dayLabels - 1)),
    x: (instant) => (instant - since) / span,
    y: (price) => (high - price) / (high - low || 1),
  };
}

/**
 * A capped list omits older lots, so the axis starts at its oldest lot instead of suggesting that nothing was sold
 * before.
 */
function startOf(lots: readonly SimilarLot[], months: 6 | 12, now: Date): number {
  const oldest = lots.at(-1);
  if (oldest && lots.length >= similarAtMost) return Date.parse(oldest.soldAt);
  return startOfJapanDay(monthsBefore(japanDay(now), months)).getTime();
}

/** The height of two lines of text in px. */
const labelHeight = 28;

/** Moves two labels apart if they would overlap. */
export function placeLabels(tops: readonly number[]): number[] {
  const [one, other] = tops;
  if (one === undefined || other === undefined) return [...tops];
  const apart = Math.max(0, labelHeight - Math.abs(one - other)) / 2;
  return one < other ? [one - apart, other + apart] : [one + apart, other - apart];
}
