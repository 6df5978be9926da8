/** A stacked bar of a chart, from the bottom up. */
export interface Bar {
  key: string;
  label: string;
  parts: readonly { tone: BarTone; value: number }[];
}

export type BarTone = 'own' | 'quiet';

export const sumOf = ({ parts }: Bar): number => parts.reduce((sum, { value }) => sum + value, 0);

/** Number of labels that fit side by side below a chart. */
const maxLabels = 6;

export function isLabelled(index: number, count: number): boolean {
  const step = Math.ceil(count / maxLabels);
  return (count - 1 - index) % step === 0;
}

/** Keeps a single win or bid from filling the whole height. */
const minTop = 5;

/** The smallest round number that no bar exceeds: 5, 10, 20, 50 and so on. */
export function roundTop(most: number): number {
  if (most <= minTop) return minTop;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10);
}
