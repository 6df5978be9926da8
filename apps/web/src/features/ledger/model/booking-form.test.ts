import { expect, it } from 'vitest';
import { bookingFaults, limitFaults } from './booking-form.ts';

it('a booking has an amount and a reason; what the client reads may stay empty', () => {
  expect(bookingFaults({ amount: null, description: '', reason: ' ' })).toEqual({
    amount: { problem: 'required' },
    reason: { problem: 'required' },
  });
  expect(bookingFaults({ amount: 1, description: '', reason: 'MUFG 14 Nov' })).toEqual({});
});

it('nothing cannot be booked, but a limit may be nothing', () => {
  expect(bookingFaults({ amount: 0, description: '', reason: 'r' })).toEqual({ amount: { problem: 'invalid' } });
  expect(limitFaults({ creditLimit: 0, reason: 'r' })).toEqual({});
  expect(limitFaults({ creditLimit: null, reason: 'r' })).toEqual({ creditLimit: { problem: 'required' } });
});
