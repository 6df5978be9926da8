import type { Random } from '../random.ts';
import type { ChosenCar } from './choose-car.ts';
import type { DemoGrade } from './grades.data.ts';

/** What the trade pays: the new price less the years, the kilometres beyond the usual, and the condition. */
export function estimateMarket({ model, series, age }: ChosenCar, mileageKm: number, grade: DemoGrade): number {
  const usualKm = 9000 * (age + 0.4);
  const worn = Math.min(1.12, Math.max(0.7, 1.06 - 0.06 * (mileageKm / usualKm)));
  // A car loses a slice the day it is registered, whatever its model.
  const value = series.price * 1000 * 0.88 * model.retention ** age;
  return value * worn * grade.price;
}

/** Sellers open well below the market to draw bidders in. */
export function chooseStartPrice(random: Random, market: number, bidStep: number): number {
  return toStep(market * random.between(0.45, 0.8), bidStep);
}

export function chooseSoldPrice(random: Random, market: number, startPrice: number, bidStep: number): number {
  return Math.max(startPrice, toStep(market * random.between(0.88, 1.12), bidStep));
}

function toStep(yen: number, bidStep: number): number {
  return Math.max(bidStep, Math.round(yen / bidStep) * bidStep);
}
