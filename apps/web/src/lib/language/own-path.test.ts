import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://seri.example';

it.each([
  ['/bids?page=2', '/bids?page=2'],
  ['/car-auctions/7#photo', '/car-auctions/7#photo'],
  ['/', '/car-auctions'],
  ['/?page=2', '/car-auctions?page=2'],
])('%s of this site is remembered as %s', (address, remembered) => {
  expect(ownPath(address, origin)).toBe(remembered);
});

it.each([
  null,
  '',
  'bids',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
])('%j leads to another site and is dropped', (address) => {
  expect(ownPath(address, origin)).toBeNull();
});

it('a page for visitors only is not remembered', () => {
  expect(ownPath('/auth/login', origin)).toBeNull();
});
