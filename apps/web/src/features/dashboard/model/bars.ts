/** A bar of a chart: what stands in it from below, each part in its tone. */
export interface Bar {
  key: string;
  /** Below it, where there is room. */
  label: string;
  parts: readonly { tone: BarTone; value: number }[];
}

export type BarTone = 'own' | 'quiet';

export const sumOf = ({ parts }: Bar): number => parts.reduce((sum, { value }) => sum + value, 0);

/** Labels that fit side by side below a chart, the last one among them. */
const mostLabels = 6;

export function isLabelled(place: number, count: number): boolean {
  const step = Math.ceil(count / mostLabels);
  return (count - 1 - place) % step === 0;
}

/** A single one is no full bar. */
const leastTop = 5;

/** A round number that no bar is above: 5, 10, 20, 50 and so on. */
export function roundTop(most: number): number {
  if (most <= leastTop) return leastTop;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10);
}
