import { expect, test } from 'vitest';
import { hashOf, readHash } from './picture-address.ts';

const pictures = { car: 'Toyota Harrier', photos: ['a', 'b', 'c'], sheet: 's' };
const bare = { ...pictures, sheet: null };

test.each([
  ['#photo-3', { photo: 2, gallery: undefined }],
  ['#gallery-1', { photo: 0, gallery: 0 }],
  ['#gallery-3', { photo: 2, gallery: 2 }],
  ['#gallery-sheet', { photo: 0, gallery: 3 }],
])('%s is read and written alike', (hash, shown) => {
  expect(readHash(hash, pictures)).toEqual(shown);
  expect(hashOf(shown, pictures)).toBe(hash);
});

test('the first photo of a page needs no word', () => {
  expect(hashOf({ photo: 0, gallery: undefined }, pictures)).toBe('');
  expect(readHash('', pictures)).toBeUndefined();
});

test.each(['#facts', '#photo-0', '#photo-4', '#photo-sheet', '#gallery-4', '#gallery--1', '#photo-1e1', '#photo-'])(
  '%s speaks of no picture',
  (hash) => expect(readHash(hash, pictures)).toBeUndefined(),
);

test('without a sheet there is none to open', () => {
  expect(readHash('#gallery-sheet', bare)).toBeUndefined();
});
