import { describe, expect, it } from 'vitest';
import type { JapanDay } from '../time/japan-time.ts';
import { announcedFor, isSlipType, mayBeSentOn } from './announced-payment.ts';

const arrived = { amount: 500_000, currency: 'JPY', bookedOn: '2026-11-27' as JapanDay };
const announced = (id: number, amount: number, sentOn = '2026-11-24', currency = 'JPY') => ({
  id,
  amount,
  currency,
  sentOn: sentOn as JapanDay,
});
const idFor = (...payments: ReturnType<typeof announced>[]) => announcedFor(arrived, payments)?.id;

describe('the announced payment that a receipt may be', () => {
  it.each([
    [500_000, 1],
    [506_000, 1],
    [506_001, undefined],
    [494_000, 1],
    [493_999, undefined],
  ])('of %i yen: %s', (amount, id) => {
    expect(idFor(announced(1, amount))).toBe(id);
  });

  it('was sent within two weeks, in the same currency', () => {
    expect(idFor(announced(1, 500_000, '2026-11-13'))).toBe(1);
    expect(idFor(announced(1, 500_000, '2026-11-12'))).toBe(undefined);
    expect(idFor(announced(1, 500_000, '2026-11-24', 'USD'))).toBe(undefined);
  });

  it('is the closest one, and the first of equally close ones', () => {
    expect(idFor(announced(1, 505_000), announced(3, 501_000), announced(2, 499_000))).toBe(2);
  });
});

it('a payment is announced up to a day ahead, where it is tomorrow already, and up to 60 days after', () => {
  const today = '2026-11-27' as JapanDay;
  const days = ['2026-09-27', '2026-09-28', '2026-11-28', '2026-11-29'] as JapanDay[];
  expect(days.map((day) => mayBeSentOn(day, today))).toEqual([false, true, true, false]);
});

it('a slip is a picture or a PDF', () => {
  expect(['jpg', 'png', 'pdf', 'xlsx', 'mp3'].filter(isSlipType)).toEqual(['jpg', 'png', 'pdf']);
});
