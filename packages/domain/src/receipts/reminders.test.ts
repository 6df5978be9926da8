import { describe, expect, it } from 'vitest';
import { addDays, type JapanDay } from '../time/japan-time.ts';
import { isOnTheWay, type ReminderFacts, remindersOf } from './reminders.ts';

const booked = { isReminded: true };
const usual: ReminderFacts = {
  purchases: [
    { id: 1, dueOn: '2026-11-27', open: 500_000, ...booked },
    { id: 2, dueOn: '2026-11-30', open: 300_000, ...booked },
  ],
  freeMoney: 0,
  today: '2026-11-27',
  announcedOn: null,
};
const told = (change: Partial<ReminderFacts> = {}) =>
  remindersOf({ ...usual, ...change }).map(({ id, day }) => `${id}: ${day}`);
const withFirst = (change: Partial<ReminderFacts['purchases'][number]>) =>
  usual.purchases.map((purchase) => (purchase.id === 1 ? { ...purchase, ...change } : purchase));

describe('an account is reminded', () => {
  it('a day before a purchase is due, on the day, and two and five days after it', () => {
    const days = Array.from({ length: 13 }, (_, index) => addDays('2026-11-25', index));
    const reminded = days.flatMap((today) => told({ today }).map((one) => `${today.slice(8)} ${one}`));
    expect(reminded).toEqual([
      '26 1: -1',
      '27 1: 0',
      '29 1: 2',
      '29 2: -1',
      '30 2: 0',
      '02 1: 5',
      '02 2: 2',
      '05 2: 5',
    ]);
  });

  it('only of what free money does not cover', () => {
    expect(told({ freeMoney: 500_000 })).toEqual([]);
    expect(remindersOf({ ...usual, freeMoney: 400_000 })).toEqual([
      { id: 1, dueOn: '2026-11-27', amount: 100_000, day: 0 },
    ]);
  });

  it('of nothing that was booked before there were due days, which free money covers all the same', () => {
    expect(told({ purchases: withFirst({ isReminded: false }) })).toEqual([]);
    const facts = { purchases: withFirst({ isReminded: false }), freeMoney: 500_000, today: '2026-11-30' } as const;
    expect(told(facts)).toEqual(['2: 0']);
  });

  it.each<[JapanDay, boolean]>([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-27', true],
  ])('not while a payment announced on %s is on its way on the 27th: %s', (announcedOn, waits) => {
    expect(isOnTheWay(announcedOn, '2026-11-27')).toBe(waits);
    expect(told({ announcedOn })).toEqual(waits ? [] : ['1: 0']);
  });
});
