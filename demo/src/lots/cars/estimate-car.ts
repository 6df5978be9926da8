import type { CarYear } from './choose-car.ts';
import type { CarGrade } from './grades.data.ts';

/** The spread between the plainest and the best trim. */
const trimSpread = 0.16;
const usualYearly = 9000;

/** The market price: the price when new, less age, excess mileage and condition. */
export function estimateCar(
  { model, series, age }: CarYear,
  { trim, mileageKm, grade }: { trim: string; mileageKm: number; grade: CarGrade },
): number {
  const worn = Math.min(1.14, Math.max(0.55, 1.15 - 0.15 * (mileageKm / (usualYearly * (age + 0.4)))));
  const best = series.trims.length - 1;
  const equipped = best > 0 ? 1 - trimSpread / 2 + (trimSpread * series.trims.indexOf(trim)) / best : 1;
  // Registration alone costs a car 12 % of its value.
  const value = series.price * 1000 * 0.88 * model.retention ** age;
  return value * worn * grade.price * equipped;
}
