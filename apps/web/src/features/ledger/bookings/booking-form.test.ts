import { expect, it } from 'vitest';
import { bookingFaults, limitFaults } from './booking-form.ts';

it('a booking needs an amount and a reason; the description for the client is optional', () => {
  expect(bookingFaults({ amount: null, description: '', reason: ' ' })).toEqual({
    amount: { problem: 'required' },
    reason: { problem: 'required' },
  });
  expect(bookingFaults({ amount: 1, description: '', reason: 'MUFG 14 Nov' })).toEqual({});
});

it('a booking of 0 is a fault, a limit of 0 is not', () => {
  expect(bookingFaults({ amount: 0, description: '', reason: 'r' })).toEqual({ amount: { problem: 'invalid' } });
  expect(limitFaults({ creditLimit: 0, reason: 'r' })).toEqual({});
  expect(limitFaults({ creditLimit: null, reason: 'r' })).toEqual({ creditLimit: { problem: 'required' } });
});
