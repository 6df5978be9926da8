import { expect, it } from 'vitest';
import { emailProblem, passwordProblem, signInProblem } from './sign-in-problems.ts';

it('an e-mail is required and has the form of one', () => {
  expect(emailProblem(' ')).toEqual({ id: 'field.required' });
  for (const wrong of ['nobody', 'a@b', 'a b@c.de', '@c.de'])
    expect(emailProblem(wrong)).toEqual({ id: 'field.email' });
  expect(emailProblem(' client@demo.seri ')).toBeUndefined();
});

it('a password is required and has six characters at least', () => {
  expect(passwordProblem('')).toEqual({ id: 'field.required' });
  expect(passwordProblem('12345')).toEqual({ id: 'field.moreThan', values: { length: 5 } });
  expect(passwordProblem('123456')).toBeUndefined();
});

it('what is wrong with the two values themselves reads the same; everything else says its reason', () => {
  expect(signInProblem({ code: 'FIELDS', data: { fields: { email: 'email' } }, id: '' })).toEqual({
    id: 'identity.invalidPair',
  });
  expect(signInProblem({ code: 'BAD_REQUEST', data: {}, id: '' })).toEqual({ id: 'identity.invalidPair' });
  expect(signInProblem({ code: 'invalid_user', data: {}, id: '' }).id).toBe('refusals.invalid_user');
  expect(signInProblem({ code: 'TOO_MANY', data: { retryAfter: 7 }, id: '' })).toEqual({
    id: 'refusals.TOO_MANY',
    values: { retryAfter: 7 },
  });
});
