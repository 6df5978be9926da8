import { expect, test } from 'vitest';
import { createRandom } from '@seri/drawings/random';
import { carModels } from './car-models.ts';
import { makeCar } from './make-car.ts';

const thisYear = 2026;

/** A car's value as a share of its price when new, which compares across models. */
const cars = Array.from({ length: 30_000 }, (_, index) => {
  const { facts, market } = makeCar(createRandom('prices', index), `${thisYear}-11-26`);
  const model = carModels.find((one) => one.maker === facts.maker && one.model === facts.model);
  const age = thisYear - (facts.year ?? 0);
  const series = model?.series.find(
    (entry) => entry.trims.includes(facts.trim ?? '') && entry.variants.some((one) => one.chassis === facts.chassis),
  );
  const trims = series?.trims ?? [];
  const left = market / ((series?.price ?? 1) * 1000);
  return {
    left,
    /** The same without the model's own rate of depreciation. */
    kept: left / (model?.retention ?? 1) ** age,
    age,
    mileageKm: facts.mileageKm ?? 0,
    grade: facts.condition ?? '',
    trim: trims.length < 3 ? undefined : trims.indexOf(facts.trim ?? '') / (trims.length - 1),
  };
});

type Car = (typeof cars)[number];

function median(holds: (car: Car) => boolean, of: 'left' | 'kept' = 'left'): number {
  const sorted = cars
    .filter(holds)
    .map((car) => car[of])
    .toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(20);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function medianOfGrade(grade: string): number {
  return median((car) => car.grade === grade && isBetween(car.age, [4, 7]));
}

function medianOfTrim(band: readonly [number, number]): number {
  return median((car) => car.trim !== undefined && isBetween(car.trim, band) && isBetween(car.age, [3, 9]));
}

function isBetween(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value < high;
}

function expectFalling(medians: readonly number[]) {
  expect(medians).toEqual(medians.toSorted((one, other) => other - one));
  expect(new Set(medians).size).toBe(medians.length);
}

const bands = [
  [2, 5],
  [5, 8],
  [8, 12],
  [12, 18],
] as const;
const kilometres = [
  [20_000, 40_000],
  [40_000, 55_000],
  [55_000, 70_000],
  [70_000, 120_000],
] as const;

test('price falls with age among cars of one grade', () => {
  expectFalling(bands.map((band) => median((car) => car.grade === '4' && isBetween(car.age, band))));
});

test.each(['4.5', '4', '3.5'])('price falls with mileage among cars of similar age with grade %s', (grade) => {
  const isLike = (car: Car) => isBetween(car.age, [5, 8]) && car.grade === grade;
  const medians = kilometres.map((band) => median((car) => isLike(car) && isBetween(car.mileageKm, band), 'kept'));
  expectFalling(medians);
});

test('price rises with the grade among cars of similar age', () => {
  expectFalling(['5', '4.5', '4', '3.5', 'R', '***'].map(medianOfGrade));
});

test('price rises with the trim', () => {
  expectFalling([medianOfTrim([0.9, 1.1]), medianOfTrim([0, 0.1])]);
});
