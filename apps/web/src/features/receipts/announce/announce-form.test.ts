import { expect, test } from 'vitest';
import { announceFaults, announcingOf, firstAnnounceForm } from './announce-form.ts';

const form = { ...firstAnnounceForm('2026-11-27'), amount: '10 000,50' };

test('an announced payment has an amount of its currency and a day', () => {
  expect(announceFaults({ ...form, currency: 'USD' })).toEqual({});
  expect(announceFaults(form)).toEqual({ amount: { problem: 'invalid' } });
  expect(announceFaults({ ...form, amount: '', sentOn: '' })).toEqual({
    amount: { problem: 'required' },
    sentOn: { problem: 'required' },
  });
});

test('it is sent in the smallest unit of its currency', () => {
  expect(announcingOf({ ...form, currency: 'USD', note: ' For the Harrier ' })).toEqual({
    amount: 1_000_050,
    currency: 'USD',
    sentOn: '2026-11-27',
    note: 'For the Harrier',
  });
});
