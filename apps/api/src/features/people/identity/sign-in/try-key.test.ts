import { expect, test } from 'vitest';
import { deviceKey, emailKey } from './try-key.ts';

test('an e-mail is counted as a hash, however it is written', () => {
  expect(emailKey(' Anna@Test.Seri')).toBe(emailKey('anna@test.seri'));
  expect(emailKey('anna@test.seri')).toMatch(/^email:[0-9a-f]{64}$/);
});

test('a browser has a separate count for each account', () => {
  expect(deviceKey(1, 'browser')).not.toBe(deviceKey(2, 'browser'));
});
