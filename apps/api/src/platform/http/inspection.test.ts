import { describe, expect, it } from 'vitest';
import { inspectionBy } from './inspection.ts';

const token = 'a token of this test alone';

describe('an inspection without a token', () => {
  it.each([
    ['from this machine', '127.0.0.1', {}, true],
    ['from this machine, over IPv6', '::1', {}, true],
    ['from this machine, as IPv6 writes it', '::ffff:127.0.0.1', {}, true],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, false],
    ['from elsewhere', '192.0.2.7', {}, false],
  ])('%s', (_, ip, headers, may) => {
    expect(inspectionBy(undefined)({ ip, headers })).toBe(may);
  });
});

describe('an inspection by token', () => {
  it.each([
    ['needs it', '192.0.2.7', { authorization: `Bearer ${token}` }, true],
    ['needs the right one', '192.0.2.7', { authorization: 'Bearer another one' }, false],
    ['needs it on this machine too', '127.0.0.1', {}, false],
  ])('%s', (_, ip, headers, may) => {
    expect(inspectionBy(token)({ ip, headers })).toBe(may);
  });
});
