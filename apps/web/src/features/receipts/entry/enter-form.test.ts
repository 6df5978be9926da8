import { expect, test } from 'vitest';
import { enteredOf, enterFaults, firstEnterForm, yenOfEntered } from './enter-form.ts';

const filled = (change: Partial<ReturnType<typeof firstEnterForm>> = {}) => ({
  ...firstEnterForm('MUFG 123', '2026-11-27'),
  amount: '1 850 000',
  senderName: 'IVANOV',
  ...change,
});

test('a receipt needs its account, day, amount, and who sent it or why', () => {
  const empty = { ...firstEnterForm('', ''), amount: '' };
  expect(Object.keys(enterFaults(empty))).toEqual(['bankAccount', 'bookedOn', 'amount', 'senderName']);
  expect(enterFaults(filled())).toEqual({});
  expect(enterFaults(filled({ senderName: '', text: 'INV 2026-000007' }))).toEqual({});
});

test('yen are whole and have no rate; a foreign amount may wait for its rate', () => {
  expect(enterFaults(filled({ amount: '100.50' }))).toEqual({ amount: { problem: 'invalid' } });
  expect(enterFaults(filled({ currency: 'USD', amount: '100.50' }))).toEqual({});
  expect(enterFaults(filled({ currency: 'USD', rate: 'abc', bankFee: '-' }))).toEqual({
    rate: { problem: 'invalid' },
    bankFee: { problem: 'invalid' },
  });
  expect(enteredOf(filled({ rate: '150' }))).toMatchObject({ amount: 1_850_000, currency: 'JPY', rate: null });
});

test('the yen of a foreign amount are told as soon as its rate is typed', () => {
  const dollars = filled({ currency: 'USD', amount: '10 000,00' });
  expect(yenOfEntered(dollars)).toBeUndefined();
  expect(yenOfEntered({ ...dollars, rate: '150,25' })).toBe(1_502_500);
  expect(yenOfEntered({ ...dollars, rate: '150,25', bankFee: '2 500' })).toBe(1_500_000);
  expect(enteredOf({ ...dollars, rate: '150,25' })).toMatchObject({ amount: 1_000_000, rate: '150.25', bankFee: 0 });
});
