export interface PlacedValue {
  x: number;
  y: number;
}

/** A slope and the interval in which the true one lies with 95 % confidence. */
export interface SlopeEstimate {
  slope: number;
  low: number;
  high: number;
}

const sureness = 1.96;

/**
 * The median of the slopes between all pairs of points: a few outliers, such as a sample beside a backup, do not turn it.
 * The interval is Sen's, from the variance of Kendall's rank correlation.
 */
export function theilSen(points: readonly PlacedValue[]): SlopeEstimate {
  const slopes = slopesOf(points).toSorted();
  const count = points.length;
  if (slopes.length === 0) return { slope: Number.NaN, low: Number.NaN, high: Number.NaN };
  const spread = sureness * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const at = (place: number) => slopes[Math.min(Math.max(Math.round(place), 0), slopes.length - 1)] ?? Number.NaN;
  return {
    slope: medianOf(slopes),
    low: at((slopes.length - spread) / 2 - 1),
    high: at((slopes.length + spread) / 2),
  };
}

function slopesOf(points: readonly PlacedValue[]): Float64Array {
  const slopes: number[] = [];
  for (const [index, from] of points.entries())
    for (const to of points.slice(index + 1)) if (to.x !== from.x) slopes.push((to.y - from.y) / (to.x - from.x));
  return Float64Array.from(slopes);
}

function medianOf(sorted: Float64Array): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
