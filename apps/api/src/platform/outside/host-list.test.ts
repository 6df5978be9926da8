import { describe, expect, it } from 'vitest';
import { isHostEntry, isListedHost } from './host-list.ts';

describe('an entry of a list of hosts', () => {
  it.each(['example.com', 'img-1.example.co.jp', '*.example.com', 'xn--bcher-kva.example'])('may be %s', (entry) =>
    expect(isHostEntry(entry)).toBe(true),
  );
  it.each([
    '*',
    '*.com.',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'a.b:8443',
    'Example.com',
    'https://a.b',
    'a.*.b',
    '-a.b',
  ])('is never %s', (entry) => expect(isHostEntry(entry)).toBe(false));
});

it.each([
  ['example.com', true],
  ['www.example.com', false],
  ['a.below.example', true],
  ['a.b.below.example', true],
  ['below.example', false],
  ['notbelow.example', false],
  ['example.com.evil.example', false],
])('%s: %s', (host, isListed) => {
  expect(isListedHost(['example.com', '*.below.example'], host)).toBe(isListed);
});
