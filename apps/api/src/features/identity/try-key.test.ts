import { expect, test } from 'vitest';
import { addressKey, deviceKey, emailKey } from './try-key.ts';

test('an e-mail is counted as a hash, however it is written', () => {
  expect(emailKey(' Anna@Test.Seri')).toBe(emailKey('anna@test.seri'));
  expect(emailKey('anna@test.seri')).toMatch(/^email:[0-9a-f]{64}$/);
});

test('a browser is counted for each account', () => {
  expect(deviceKey(1, 'browser')).not.toBe(deviceKey(2, 'browser'));
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [null, 'unknown'],
])('the address %s is counted as %s', (address, counted) => {
  expect(addressKey('address', address)).toBe(`address:${counted}`);
});
