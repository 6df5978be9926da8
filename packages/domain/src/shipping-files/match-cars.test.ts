import { describe, expect, it } from 'vitest';
import { isSafeMatch, type KnownCar, type CarOfRow, matchCar } from './match-cars.ts';

const car = (id: number, change: Partial<KnownCar> = {}): KnownCar => ({
  id,
  stockNo: `S-${700_000 + id}`,
  chassis: 'GK3-1234567',
  maker: 'Honda',
  model: 'Fit',
  status: 3,
  boughtOn: '2026-11-01',
  ...change,
});
const row = (change: Partial<CarOfRow> = {}): CarOfRow => ({
  stockNo: '',
  chassis: 'GK3-1234567',
  maker: 'HONDA',
  model: 'FIT',
  ...change,
});
const found = (listed: CarOfRow, ...known: KnownCar[]) => {
  const match = matchCar(listed, known);
  return [match.state, 'car' in match ? match.car.id : null, isSafeMatch(match)];
};

describe('the car of a row', () => {
  it('is the one with its number, however that is written', () => {
    expect(found(row({ chassis: ' ｇｋ３－１２３４５６７.' }), car(1), car(2, { chassis: 'GK3-1234568' }))).toEqual([
      'exact',
      1,
      true,
    ]);
    expect(found(row({ chassis: 'GK31234567' }), car(1))).toEqual(['plain', 1, true]);
  });

  it('is told by the stock number before the chassis number', () => {
    const other = car(2, { chassis: 'ZE1-000001' });
    expect(found(row({ stockNo: 's-700002' }), car(1), other)).toEqual(['exact', 2, true]);
    expect(found(row({ stockNo: 'S-799999' }), car(1), other)).toEqual(['exact', 1, true]);
  });

  it('is the newest that is open, of one that was bought twice', () => {
    const [old, resold] = [car(1, { boughtOn: '2026-09-01' }), car(2, { status: 8, boughtOn: '2026-11-10' })];
    expect(found(row(), old, resold)).toEqual(['exact', 1, true]);
    expect(found(row(), old, car(3))).toEqual(['several', 3, false]);
  });

  it('is found but not changed once it has ended', () => {
    expect(found(row(), car(1, { status: 7 }))).toEqual(['void', 1, false]);
    expect(found(row(), car(1, { status: 5 }))).toEqual(['delivered', 1, false]);
  });

  it('is suggested if one sign differs, of the same maker, and no other is as near', () => {
    const listed = row({ chassis: 'GK3-I234567' });
    expect(matchCar(listed, [car(1)])).toMatchObject({ state: 'near', difference: { kind: 'lookAlike', at: 3 } });
    expect(found(row({ chassis: 'GK3-123456?' }), car(1))).toEqual(['near', 1, false]);
    expect(found({ ...listed, maker: 'Toyota' }, car(1))).toEqual(['none', null, false]);
    expect(found(row({ chassis: 'GK3-123456' }), car(1), car(2, { chassis: 'GK3-1234568' }))).toEqual([
      'none',
      null,
      false,
    ]);
    expect(found(listed, car(1, { status: 5 }))).toEqual(['none', null, false]);
  });

  it('is suggested by its serial number with its model', () => {
    const listed = row({ chassis: '1234567' });
    expect(found(listed, car(1))).toEqual(['tail', 1, false]);
    expect(found({ ...listed, model: 'Vezel' }, car(1))).toEqual(['none', null, false]);
    expect(found(listed, car(1), car(2, { chassis: 'GP5-1234567' }))).toEqual(['none', null, false]);
  });
});
