import { expect, it } from 'vitest';
import { hideFaultyField, isWrongPair, signInFaults, needsOtherValues } from './sign-in-problems.ts';

it('both values are required and validated', () => {
  expect(signInFaults({ email: ' ', password: '' })).toEqual({
    email: { problem: 'required' },
    password: { problem: 'required' },
  });
  expect(signInFaults({ email: 'a@b', password: 'old' })).toEqual({ email: { problem: 'email' } });
  expect(signInFaults({ email: ' client@demo.seri ', password: '123456' })).toEqual({});
});

it('all faults of the two values have the same text; other refusals keep their reason', () => {
  const fieldFault = hideFaultyField({ code: 'FIELDS', data: { fields: { email: { problem: 'email' } } }, id: '' });
  expect(isWrongPair(fieldFault)).toBe(true);
  expect(isWrongPair({ code: 'BAD_REQUEST', data: {}, id: '' })).toBe(true);
  expect(isWrongPair({ code: 'TOO_MANY', data: { retryAfter: 7 }, id: '' })).toBe(false);
});

it('values that were refused are not sent again; after other refusals they may be', () => {
  expect(needsOtherValues({ code: 'invalid_credentials', data: {}, id: '' })).toBe(true);
  expect(needsOtherValues({ code: 'email_unconfirmed', data: {}, id: '' })).toBe(false);
  expect(needsOtherValues({ code: 'CAPTCHA', data: {}, id: '' })).toBe(false);
  expect(needsOtherValues({ code: 'OFFLINE', data: {}, id: '' })).toBe(false);
  expect(needsOtherValues({ code: 'TOO_MANY', data: { retryAfter: 2 }, id: '' })).toBe(false);
});
