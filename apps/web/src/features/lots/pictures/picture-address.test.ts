import { expect, test } from 'vitest';
import { hashOf, readHash } from './picture-address.ts';

const pictures = { car: 'Toyota Harrier', photos: ['a', 'b', 'c'], sheet: 's' };
const withoutSheet = { ...pictures, sheet: null };
const inYard = { day: '2026-11-20', isDraft: false };
const ofPurchase = {
  ...withoutSheet,
  yard: { boughtOn: '2026-11-15', photos: ['y', 'z'].map((address) => ({ address, ...inYard })) },
};

test.each([
  ['#photo-3', { photo: 2, gallery: undefined }],
  ['#gallery-1', { photo: 0, gallery: 0 }],
  ['#gallery-3', { photo: 2, gallery: 2 }],
  ['#gallery-sheet', { photo: 0, gallery: 3 }],
])('%s is parsed and formatted', (hash, shown) => {
  expect(readHash(hash, pictures)).toEqual(shown);
  expect(hashOf(shown, pictures)).toBe(hash);
});

test('the first photo needs no hash', () => {
  expect(hashOf({ photo: 0, gallery: undefined }, pictures)).toBe('');
  expect(readHash('', pictures)).toBeUndefined();
});

test.each(['#facts', '#photo-0', '#photo-4', '#photo-sheet', '#gallery-4', '#gallery--1', '#photo-1e1', '#photo-'])(
  '%s is not the hash of a picture',
  (hash) => expect(readHash(hash, pictures)).toBeUndefined(),
);

test('the hash of the sheet is ignored if there is no sheet', () => {
  expect(readHash('#gallery-sheet', withoutSheet)).toBeUndefined();
});

test('the photos of the yard are counted on after those of the auction, in the gallery alone', () => {
  const first = { photo: 0, gallery: 3 };
  expect(hashOf(first, ofPurchase)).toBe('#gallery-4');
  expect(readHash('#gallery-4', ofPurchase)).toEqual(first);
  expect(readHash('#gallery-5', ofPurchase)).toEqual({ photo: 0, gallery: 4 });
  expect(readHash('#gallery-6', ofPurchase)).toBeUndefined();
  expect(readHash('#gallery-sheet', ofPurchase)).toBeUndefined();
  expect(readHash('#photo-4', ofPurchase)).toBeUndefined();
});
