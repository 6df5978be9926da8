import { expect, it } from 'vitest';
import { aboutThePair, signInFaults, signInProblem, wantsOtherValues } from './sign-in-problems.ts';

it('both values are required, and have their form', () => {
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

it('what is wrong with the two values themselves reads the same; everything else says its reason', () => {
  const atField = aboutThePair({ code: 'FIELDS', data: { fields: { email: { problem: 'email' } } }, id: '' });
  expect(signInProblem(atField)).toEqual({ id: 'identity.invalidPair' });
  expect(signInProblem({ code: 'BAD_REQUEST', data: {}, id: '' })).toEqual({ id: 'identity.invalidPair' });
  expect(signInProblem({ code: 'invalid_user', data: {}, id: '' }).id).toBe('refusals.invalid_user');
  expect(signInProblem({ code: 'TOO_MANY', data: { retryAfter: 7 }, id: '' })).toEqual({
    id: 'refusals.TOO_MANY',
    values: { retryAfter: 7 },
  });
});

it('the same values are not sent again after a refusal of them; after any other they may be', () => {
  expect(wantsOtherValues({ code: 'invalid_credentials', data: {}, id: '' })).toBe(true);
  expect(wantsOtherValues({ code: 'email_unconfirmed', data: {}, id: '' })).toBe(false);
  expect(wantsOtherValues({ code: 'CAPTCHA', data: {}, id: '' })).toBe(false);
  expect(wantsOtherValues({ code: 'OFFLINE', data: {}, id: '' })).toBe(false);
  expect(wantsOtherValues({ code: 'TOO_MANY', data: { retryAfter: 2 }, id: '' })).toBe(false);
});
