import { describe, expect, it } from 'vitest';
import { ownPathOf } from './origin.ts';

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
