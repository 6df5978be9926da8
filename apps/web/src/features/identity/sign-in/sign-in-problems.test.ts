import { expect, it } from 'vitest';
import { hideFaultyField, signInFaults, signInProblem, needsOtherValues } from './sign-in-problems.ts';

it('both values are required and validated', () => {
  expect(signInFaults({ email: ' ', password: '' })).toEqual({
    email: { problem: 'required' },
    password: { problem: 'required' },
  });
  expect(signInFaults({ email: 'a@b', password: '12345' })).toEqual({
    email: { problem: 'email' },
    password: { problem: 'tooShort', length: 5 },
  });
  expect(signInFaults({ email: ' client@demo.seri ', password: '123456' })).toEqual({});
});

it('all faults of the two values have the same text; other refusals keep their reason', () => {
  const fieldFault = hideFaultyField({ code: 'FIELDS', data: { fields: { email: { problem: 'email' } } }, id: '' });
  expect(signInProblem(fieldFault)).toEqual({ id: 'identity.invalidPair' });
  expect(signInProblem({ code: 'BAD_REQUEST', data: {}, id: '' })).toEqual({ id: 'identity.invalidPair' });
  expect(signInProblem({ code: 'invalid_user', data: {}, id: '' }).id).toBe('refusals.invalid_user');
  expect(signInProblem({ code: 'TOO_MANY', data: { retryAfter: 7 }, id: '' })).toEqual({
    id: 'refusals.TOO_MANY',
    values: { retryAfter: 7 },
  });
});

it('values that were refused are not sent again; after other refusals they may be', () => {
  expect(needsOtherValues({ code: 'invalid_credentials', data: {}, id: '' })).toBe(true);
  expect(needsOtherValues({ code: 'email_unconfirmed', data: {}, id: '' })).toBe(false);
  expect(needsOtherValues({ code: 'CAPTCHA', data: {}, id: '' })).toBe(false);
  expect(needsOtherValues({ code: 'OFFLINE', data: {}, id: '' })).toBe(false);
  expect(needsOtherValues({ code: 'TOO_MANY', data: { retryAfter: 2 }, id: '' })).toBe(false);
});
