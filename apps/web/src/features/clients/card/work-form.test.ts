import { expect, it } from 'vitest';
import { workBody, workFaults, type WorkForm } from './work-form.ts';

const form: WorkForm = { managerId: '3', dealerId: '', dailyBidLimit: '5', dailyUssLimit: '0', note: ' pays late ' };

it('an empty manager or dealer is sent as null, and notes are trimmed', () => {
  expect(workBody(form)).toEqual({
    managerId: 3,
    dealerId: null,
    dailyBidLimit: 5,
    dailyUssLimit: 0,
    note: 'pays late',
  });
});

it('an empty limit is a fault, not the 0 that means no limit', () => {
  expect(workFaults({ ...form, dailyBidLimit: '' })).toEqual({ dailyBidLimit: { problem: 'invalid' } });
});

it('limits are whole numbers up to a maximum', () => {
  expect(workFaults(form)).toEqual({});
  expect(workFaults({ ...form, dailyBidLimit: '1.5', dailyUssLimit: '100001' })).toEqual({
    dailyBidLimit: { problem: 'invalid' },
    dailyUssLimit: { problem: 'invalid' },
  });
});
