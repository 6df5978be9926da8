import { expect, it } from 'vitest';
import { hashRequest } from './acting.ts';

it('R13 a repeated request has the same hash, which reveals nothing without the secret', () => {
  const hash = hashRequest('one', 'identity.changePassword', { body: { newPassword: 'quiet harbour' } });
  expect(hashRequest('one', 'identity.changePassword', { body: { newPassword: 'quiet harbour' } })).toBe(hash);
  expect(hashRequest('other', 'identity.changePassword', { body: { newPassword: 'quiet harbour' } })).not.toBe(hash);
  expect(hashRequest('one', 'identity.changePassword', { body: { newPassword: 'another' } })).not.toBe(hash);
});
