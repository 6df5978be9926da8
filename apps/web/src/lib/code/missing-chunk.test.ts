import { expect, it } from 'vitest';
import { isMissingChunk } from './missing-chunk.ts';

it('a chunk that failed to load is recognised by the message of each browser, and no other error is', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))).toBe(true);
  expect(isMissingChunk(new TypeError('error loading dynamically imported module: http://x/a.js'))).toBe(true);
  expect(isMissingChunk(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isMissingChunk(new TypeError('Failed to fetch'))).toBe(false);
  expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false);
});
