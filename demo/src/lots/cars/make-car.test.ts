import { conditionRank } from '@seri/domain/lots/condition-grade';
import { expect, test } from 'vitest';
import { bodyNames } from '@seri/drawings/vehicles/car/body-names';
import { createRandom } from '@seri/drawings/random';
import { carModels } from './car-models.ts';
import { equipmentItems } from './equipment.data.ts';
import { carGrades } from './grades.data.ts';
import { makeCar } from './make-car.ts';

const cars = Array.from({ length: 4000 }, (_, index) => makeCar(createRandom('cars', index), '2026-11-26').facts);

function share(grades: readonly string[]): number {
  return cars.filter((car) => grades.includes(car.condition ?? '')).length / cars.length;
}

function meanMarks(grade: string): number {
  const counts = cars.filter((car) => car.condition === grade).map((car) => car.details?.marks?.length ?? 0);
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

test('3.5 and 4 are about half of all; S and 1 are rare', () => {
  expect(share(['3.5', '4'])).toBeGreaterThan(0.45);
  expect(share(['3.5', '4'])).toBeLessThan(0.55);
  expect(share(['S', '1'])).toBeLessThan(0.05);
  expect(new Set(cars.map((car) => car.condition))).toEqual(new Set(carGrades.map((entry) => entry.grade)));
  for (const { grade } of carGrades) expect(conditionRank(grade)).not.toBeNull();
});

test('a car was made in its year, with its chassis, engine, drive, gearbox and trim', () => {
  for (const car of cars) {
    const { year = 0, trim = '' } = car;
    const made = carModels
      .filter((model) => model.maker === car.maker && model.model === car.model)
      .flatMap((model) => model.series)
      .filter((series) => series.from <= year && year <= (series.to ?? 2026) && series.trims.includes(trim))
      .flatMap((series) => series.variants)
      .filter((entry) => entry.chassis === car.chassis && entry.drive === car.drive);
    expect(made.some((entry) => entry.gearboxes.some((gearbox) => gearbox === car.gearbox))).toBe(true);
    expect(made.some((entry) => entry.engineCc === (car.engineCc ?? 0))).toBe(true);
  }
});

test('mileage fits the age: nobody drives 40 000 km a year here', () => {
  for (const { mileageKm = 0, year = 0 } of cars) {
    expect(mileageKm).toBeLessThanOrEqual(40_000 * (2026 - year + 1));
    expect(mileageKm).toBeGreaterThan(0);
  }
});

test('the worse the grade, the more marks, all of them on the map', () => {
  const means = ['S', '5', '4.5', '4', '3.5', '3', '2'].map(meanMarks);
  expect(means).toEqual(means.toSorted((one, other) => one - other));
  expect(new Set(means).size).toBe(means.length);
  const marks = cars.flatMap((car) => car.details?.marks ?? []);
  expect(marks.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true);
});

test('a car that was not repaired shows no replaced panel', () => {
  for (const car of cars) {
    if (['R', 'RA', '***'].includes(car.condition ?? '')) continue;
    expect(car.details?.marks?.map((mark) => mark.code)).not.toContain('XX');
  }
});

test('serial numbers have the format of their maker', () => {
  const serialsOf = (maker: string) => cars.filter((car) => car.maker === maker).map((car) => car.serial);
  for (const serial of serialsOf('Toyota')) expect(serial).toMatch(/^[A-Z]+\d+[A-Z]?-\d{7}$/);
  for (const serial of serialsOf('Nissan')) expect(serial).toMatch(/^[A-Z0-9]+-\d{6}$/);
  for (const serial of serialsOf('BMW')) expect(serial).toMatch(/^WBA[A-Z0-9]{14}$/);
  expect(cars.some((car) => car.chassis === 'ZSU60W' && car.serial?.startsWith('ZSU60-'))).toBe(true);
});

test('sellers praise what the car has', () => {
  for (const car of cars) {
    if (car.details?.points?.includes('サンルーフ')) expect(car.equipment).toContain('SR');
  }
});

test('an inspection ends in the month of first use, three years after it at most', () => {
  const inspected = cars.filter((car) => car.inspection !== '');
  expect(inspected.length).toBeGreaterThan(cars.length / 3);
  for (const { inspection = '', year = 0, details } of inspected) {
    const [until = 0, month = 0] = inspection.split('.').map(Number);
    expect(month).toBe(details?.month);
    expect(inspection >= '2026.11' && until <= Math.max(2028, year + 3)).toBe(true);
  }
});

test('an inspector writes nothing that contradicts the car or its seller', () => {
  for (const car of cars) {
    const { points, remarks = '' } = car.details ?? {};
    if (remarks.includes('クラッチ')) expect(car.gearbox).toMatch(/MT$/);
    if (remarks.includes('オイル') || remarks.includes('マフラー')) expect(car.engineCc).toBeGreaterThan(0);
    if (remarks.includes('社外アルミ')) expect(points).not.toContain('純正アルミ');
    if (remarks.includes('リモコンキー1本')) expect(points).not.toMatch(/キー2本|スペアキー/);
  }
});

test('a car has the equipment that its trim is named after', () => {
  const named = cars.filter(({ trim }) => trim?.includes('EyeSight'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ equipment }) => !equipment?.includes('EyeSight'))).toEqual([]);
});

test('a car has only equipment that was offered for it', () => {
  const dearest = new Map(
    carModels.map(({ maker, model, series }) => [`${maker} ${model}`, Math.max(...series.map(({ price }) => price))]),
  );
  for (const { maker, model, year = 0, equipment = '' } of cars) {
    const offered = equipmentItems.filter(
      ({ from = 0, price = 0, makers = [maker], models = [model] }) =>
        from <= year &&
        price <= (dearest.get(`${maker} ${model}`) ?? 0) &&
        makers.includes(maker) &&
        models.includes(model),
    );
    const codes = new Set(offered.map(({ code }) => code));
    const others = equipmentItems.filter(({ code }) => !codes.has(code) && equipment.includes(code));
    expect(others).toEqual([]);
  }
});

test('the first months of 2019 are Heisei, the others Reiwa', () => {
  const made = cars.filter((car) => car.year === 2019).map(({ details }) => [details?.month, details?.eraYear]);
  expect(made.length).toBeGreaterThan(50);
  for (const [month = 0, era] of made) expect(era).toBe(Number(month) < 5 ? 'H31' : 'R1');
});

test('the wheel is on the right, except for a few imports; power stays plausible', () => {
  const left = cars.filter((car) => car.steering === 'left');
  expect(left.length).toBeGreaterThan(10);
  expect(left.length).toBeLessThan(cars.length / 20);
  expect(left.filter((car) => ['Honda', 'Nissan', 'Suzuki', 'Daihatsu'].includes(car.maker))).toEqual([]);
  const powers = cars.map((car) => car.details?.horsePower ?? 0);
  expect(Math.min(...powers)).toBeGreaterThan(50);
  expect(Math.max(...powers)).toBeLessThan(600);
});

test('a young car has no doubtful mileage', () => {
  const doubted = cars.filter((car) => car.details?.mileageNote !== undefined);
  expect(doubted.length).toBeGreaterThan(50);
  expect(doubted.filter(({ year = 0 }) => year > 2022)).toEqual([]);
});

test('sellers do not praise the looks of a worn car', () => {
  const worn = cars.filter((car) => ['3', '2', '1', '***', 'R'].includes(car.condition ?? ''));
  expect(worn.some((car) => car.details?.points?.includes('内外装きれい'))).toBe(false);
});

test('the stock is broad: at least 120 models of 24 makers in every body', () => {
  expect(carModels.length).toBeGreaterThanOrEqual(120);
  expect(new Set(carModels.map((model) => model.maker)).size).toBeGreaterThanOrEqual(24);
  expect(new Set(carModels.map((model) => `${model.maker} ${model.model}`)).size).toBe(carModels.length);
  expect(new Set(carModels.map((model) => model.body))).toEqual(new Set(bodyNames));
});

test('every model and every year of it can come up', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => makeCar(createRandom('many', index), '2026-11-26').facts);
  const seen = new Set(many.map((car) => `${car.maker} ${car.model}`));
  expect(carModels.filter((model) => !seen.has(`${model.maker} ${model.model}`))).toEqual([]);
});
