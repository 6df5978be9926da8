import { describe, expect, it } from 'vitest';
import {
  closestLikeness,
  type ComparedLot,
  enoughSales,
  likenessAfter,
  loosenedAfter,
  looseningNames,
  stepsToEnough,
  widestLikeness,
} from './likeness.ts';

const car: ComparedLot = { kind: 'car', year: 2020, condition: '4.5', mileage: 40_000, hours: null, trim: 'Z' };
const closest = (facts: Partial<ComparedLot>) => closestLikeness({ ...car, ...facts });
const gradesOfBike = (condition: string) => closest({ kind: 'bike', condition }).grades;
const unknown: ComparedLot = { ...car, year: null, condition: '', mileage: null, trim: '' };

describe('R46 the sales most like a lot', () => {
  it('have about the same year, grade band and mileage, the same trim, and are of six months', () => {
    expect(closest({})).toEqual({
      months: 6,
      years: { from: 2019, to: 2021 },
      grades: ['4.5', '4', '3.5'],
      mileage: { from: 25_000, to: 55_000 },
      hours: null,
      trim: 'z',
    });
  });

  it('have a mileage within a quarter, or within 15 000 km if that is wider', () => {
    expect(closest({ mileage: 100_000 }).mileage).toEqual({ from: 75_000, to: 125_000 });
    expect(closest({ mileage: 60_000 }).mileage).toEqual({ from: 45_000, to: 75_000 });
    expect(closest({ mileage: 5_000 }).mileage).toEqual({ from: 0, to: 20_000 });
  });

  it('are compared by hours instead of mileage if the lot has hours', () => {
    const machine = closest({ kind: 'machine', mileage: 9_000, hours: 2_000 });
    expect(machine).toMatchObject({ mileage: null, hours: { from: 1_200, to: 2_800 } });
    expect(closest({ kind: 'machine', hours: 8_000 }).hours).toEqual({ from: 6_000, to: 10_000 });
  });

  it('have a grade within one point, if the lot is a bike', () => {
    expect(gradesOfBike('5')).toEqual(['4', '4.5', '5', '5.5', '6']);
    expect(gradesOfBike('10')).toEqual(['9', '9.5', '10']);
    expect(gradesOfBike('1')).toEqual(['1', '1.5', '2']);
  });

  it('are not restricted by facts that are unknown of the lot', () => {
    const open = { years: null, grades: [], mileage: null, hours: null, trim: null };
    expect(closestLikeness(unknown)).toEqual({ months: 6, ...open });
    expect(widestLikeness(unknown)).toEqual({ months: 12, ...open });
    expect(['', 'RA', '11', '0'].flatMap(gradesOfBike)).toEqual([]);
  });
});

describe('R39 while too few sales are found', () => {
  it('the trim is let go of, then the half year, the mileage, the year and the grade band', () => {
    const steps = looseningNames.map((_, index) => likenessAfter(car, index + 1));
    expect(steps).toEqual([
      { ...closest({}), trim: null },
      { ...closest({}), trim: null, months: 12 },
      { ...closest({}), trim: null, months: 12, mileage: null },
      { ...closest({}), trim: null, months: 12, mileage: null, years: { from: 2018, to: 2022 } },
      widestLikeness(car),
    ]);
    expect(likenessAfter(car, 0)).toEqual(closest({}));
  });

  it.each([
    ['6', ['6', '5', 'S', '4.5', '4', '3.5']],
    ['3', ['4.5', '4', '3.5', '***', 'RA', 'R', '3', '2', 'RB', 'R2', 'R?', '1', 'WR']],
  ])('the bands beside that of grade %s count last', (condition, grades) => {
    expect(widestLikeness({ ...car, condition }).grades).toEqual(grades);
  });

  it('a bike is compared within two points last', () => {
    const { grades } = widestLikeness({ ...car, kind: 'bike', condition: '5' });
    expect(grades).toEqual(['3', '3.5', '4', '4.5', '5', '5.5', '6', '6.5', '7']);
  });

  it('only what counts for the lot is named', () => {
    expect(loosenedAfter(car, 3)).toEqual(['trim', 'months', 'mileage']);
    expect(loosenedAfter({ ...car, mileage: null, hours: 5 }, 3)).toEqual(['trim', 'months', 'mileage']);
    expect(loosenedAfter(unknown, 5)).toEqual(['months']);
  });

  it('as little is let go of as possible, and everything if sales stay few', () => {
    expect(stepsToEnough([enoughSales, 0, 0, 0, 0, 0])).toBe(0);
    expect(stepsToEnough([enoughSales - 1, 0, 1, 9, 0, 0])).toBe(2);
    expect(stepsToEnough([1, 1, 1, 1, 1, 1])).toBe(5);
  });
});
