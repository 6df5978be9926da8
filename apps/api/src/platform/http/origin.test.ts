import { describe, expect, it } from 'vitest';
import { hasReadableHost, ownPathOf } from './origin.ts';

const headers = { host: 'seri.test:3000' };
const publicUrl = 'https://seri.example';

describe('an address within the portal', () => {
  it.each(['/a/b?c=d', 'http://seri.test:3000/a/b', 'https://seri.test:3000/a/b#c'])('has a path: %s', (address) => {
    expect(ownPathOf(address, headers, undefined)).toBe('/a/b');
  });

  it.each(['/a/b', 'https://seri.example/a/b'])('has a path, where the portal is published: %s', (address) => {
    expect(ownPathOf(address, headers, publicUrl)).toBe('/a/b');
  });

  it.each([
    'http://seri.test/a/b',
    '//elsewhere.example/a/b',
    '\\\\elsewhere.example/a/b',
    'https://seri.test:3000@elsewhere.example/a/b',
    'https://elsewhere.example/a/b',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://',
  ])('is never a foreign one: %s', (address) => {
    expect(ownPathOf(address, headers, undefined)).toBeNull();
    expect(ownPathOf(address, headers, publicUrl)).toBeNull();
  });

  it('is only the public one where the portal is published', () => {
    expect(ownPathOf('http://seri.test:3000/a/b', headers, publicUrl)).toBeNull();
  });
});

describe('the host of a request', () => {
  it.each(['seri.test:3000', 'localhost', '[::1]:3000', 'SERI.test'])('makes an address: %s', (host) => {
    expect(hasReadableHost({ host })).toBe(true);
  });

  it.each(['', 'seri.test:99999', 'seri.test/path', 'a@seri.test', 'a b', '[::1'])('makes none: “%s”', (host) => {
    expect(hasReadableHost({ host })).toBe(false);
  });
});
