import { describe, expect, it } from 'vitest';
import { type ComparedLot, fewestSimilar, likenessesIn, likenessOf, mostAlike } from './lot-likeness.ts';

const car: ComparedLot = { kind: 'car', year: 2020, condition: '4.5', mileage: 40_000, hours: null, trim: 'Z' };
const likeness = (facts: Partial<ComparedLot>) => likenessOf({ ...car, ...facts });
const grades = (condition: string) => likeness({ kind: 'bike', condition }).grades;

const tooFew = fewestSimilar - 1;
const lots = (count: number, mileage: boolean, trim: boolean) =>
  Array.from({ length: count }, () => ({ alike: { mileage, trim } }));

describe('R46 a similar lot', () => {
  it('has about the same year, grade band and mileage, and the same trim', () => {
    expect(likeness({})).toEqual({
      years: { from: 2019, to: 2021 },
      grades: ['4.5', '4', '3.5'],
      mileage: { from: 25_000, to: 55_000 },
      hours: null,
      trim: 'Z',
    });
  });

  it('has a mileage within a quarter, or within 15 000 km if that is wider', () => {
    expect(likeness({ mileage: 100_000 }).mileage).toEqual({ from: 75_000, to: 125_000 });
    expect(likeness({ mileage: 60_000 }).mileage).toEqual({ from: 45_000, to: 75_000 });
    expect(likeness({ mileage: 5_000 }).mileage).toEqual({ from: 0, to: 20_000 });
  });

  it('is compared by hours instead of mileage if the lot has hours', () => {
    const machine = likeness({ kind: 'machine', mileage: 9_000, hours: 2_000 });
    expect(machine).toMatchObject({ mileage: null, hours: { from: 1_200, to: 2_800 } });
    expect(likeness({ kind: 'machine', hours: 8_000 }).hours).toEqual({ from: 6_000, to: 10_000 });
  });

  it('has a grade within one point, if the lot is a bike', () => {
    expect(grades('5')).toEqual(['4', '4.5', '5', '5.5', '6']);
    expect(grades('10')).toEqual(['9', '9.5', '10']);
    expect(grades('1')).toEqual(['1', '1.5', '2']);
  });

  it('is not restricted by facts that are unknown of the lot', () => {
    const unknown = likeness({ year: null, condition: '', mileage: null, trim: '' });
    expect(unknown).toEqual({ years: null, grades: [], mileage: null, hours: null, trim: null });
    expect(likenessesIn(unknown)).toEqual([]);
    expect(['', 'RA', '11', '0'].flatMap(grades)).toEqual([]);
  });

  it('is compared by the facts that are known of the lot', () => {
    expect(likenessesIn(likeness({}))).toEqual(['mileage', 'trim']);
    expect(likenessesIn(likeness({ trim: '' }))).toEqual(['mileage']);
    expect(likenessesIn(likeness({ kind: 'machine', mileage: null, hours: 5, trim: '' }))).toEqual(['mileage']);
  });
});

describe('R46 while too few lots are similar', () => {
  it('keeps every criterion if there are enough', () => {
    const enough = lots(fewestSimilar, true, true);
    expect(mostAlike([...enough, ...lots(9, true, false)], ['mileage', 'trim'])).toEqual({
      alike: ['mileage', 'trim'],
      lots: enough,
    });
  });

  it('drops the trim first', () => {
    const near = [...lots(tooFew, true, true), ...lots(1, true, false)];
    const found = mostAlike([...near, ...lots(90, false, true)], ['mileage', 'trim']);
    expect(found).toEqual({ alike: ['mileage'], lots: near });
  });

  it('then drops the mileage and returns all lots', () => {
    const few = [...lots(2, true, true), ...lots(1, false, true), ...lots(1, false, false)];
    expect(mostAlike(few, ['mileage', 'trim'])).toEqual({ alike: [], lots: few });
    expect(mostAlike([], ['trim'])).toEqual({ alike: [], lots: [] });
  });
});
