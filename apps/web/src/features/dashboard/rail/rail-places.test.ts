import { describe, expect, it } from 'vitest';
import { nextToClose, railScale, roomyNames } from './rail-places.ts';

describe('the rail of a day', () => {
  const { placeOf } = railScale(['2026-11-18T00:00:00Z', '2026-11-18T08:00:00Z']);

  it('begins before the first auction and ends after the last one', () => {
    expect([placeOf('2026-11-17T23:00:00Z'), placeOf('2026-11-18T10:00:00Z')]).toEqual([0, 1]);
    expect(placeOf('2026-11-18T04:30:00Z')).toBe(0.5);
  });

  it('keeps what lies outside at its ends', () => {
    expect([placeOf(new Date('2026-11-17T00:00:00Z')), placeOf(new Date('2026-11-19T00:00:00Z'))]).toEqual([0, 1]);
  });

  it('leaves out names without room', () => {
    expect(roomyNames([0, 0.05, 0.2, 0.99], 0.1)).toEqual([true, false, true, false]);
  });
});

const closing = (name: string, time: string) => ({ name, closesAt: `2026-11-27T${time}:00+09:00` });

it('the next house to close may start after another one', () => {
  const houses = [closing('Kyoku', '08:29'), closing('USS Nagoya', '08:00'), closing('TAA Chubu', '09:00')];
  const at = (time: string) => nextToClose(houses, new Date(`2026-11-27T${time}:00+09:00`))?.name;
  expect(at('07:50')).toBe('USS Nagoya');
  expect(at('08:00')).toBe('Kyoku');
  expect(at('09:00')).toBeUndefined();
});
