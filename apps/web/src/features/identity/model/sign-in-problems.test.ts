import { expect, it } from 'vitest';
import { signInFaults, signInProblem } from './sign-in-problems.ts';

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
  expect(signInProblem({ code: 'FIELDS', data: { fields: { email: { problem: 'email' } } }, id: '' })).toEqual({
    id: 'identity.invalidPair',
  });
  expect(signInProblem({ code: 'BAD_REQUEST', data: {}, id: '' })).toEqual({ id: 'identity.invalidPair' });
  expect(signInProblem({ code: 'invalid_user', data: {}, id: '' }).id).toBe('refusals.invalid_user');
  expect(signInProblem({ code: 'TOO_MANY', data: { retryAfter: 7 }, id: '' })).toEqual({
    id: 'refusals.TOO_MANY',
    values: { retryAfter: 7 },
  });
});
