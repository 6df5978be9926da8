/** R46: at most this many similar lots are read, the newest first; more would add no insight. */
export const similarAtMost = 200;

export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/** Same results as PostgreSQL's percentile_cont, rounded to whole yen; null without prices. */
export function quartilesOf(prices: readonly number[]): Quartiles | null {
  if (prices.length === 0) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  return { lower: percentile(sorted, 0.25), median: percentile(sorted, 0.5), upper: percentile(sorted, 0.75) };
}

function percentile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const [low = 0, high = low] = sorted.slice(Math.floor(position), Math.floor(position) + 2);
  return Math.round(low + (high - low) * (position % 1));
}

/** From 0 to 1; null without prices. */
export function shareAtOrUnder(prices: readonly number[], amount: number): number | null {
  if (prices.length === 0) return null;
  return prices.filter((price) => price <= amount).length / prices.length;
}

/** Prices above `from` and up to `to`; `under` of them are at or under the amount. */
export interface PriceBar {
  from: number;
  to: number;
  count: number;
  under: number;
}

const mostBars = 10;

/** Bars have one round width and end at round figures, so a typical amount falls on the end of a bar. */
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
    const inBar = prices.filter((price) => price > from && price <= to);
    return { from, to, count: inBar.length, under: inBar.filter((price) => amount !== null && price <= amount).length };
  });
}

/** About `count` round figures between two prices, for the ticks of an axis. */
export function priceTicks(low: number, high: number, count: number): number[] {
  const step = roundStep((high - low) / count);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The smallest of 1, 2, 2.5 or 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  if (least <= 1000) return 1000;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((digit) => digit * power >= least) ?? 10) * power;
}
