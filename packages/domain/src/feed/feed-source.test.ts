import { expect, it } from 'vitest';
import { isSourceName } from './feed-source.ts';

it.each(['import', 'a', '7', 'uss-tokyo', 'a'.repeat(41)])('R30 %j names a source', (name) => {
  expect(isSourceName(name)).toBe(true);
});

it.each(['', '-a', 'USS', 'a b', 'a/b', '..', '.', 'a.b', 'a_b', '競り', 'a\n', 'a'.repeat(42)])(
  'R30 %j names no source',
  (name) => {
    expect(isSourceName(name)).toBe(false);
  },
);
