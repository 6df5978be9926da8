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

test('the photos of the yard come after those of the auction, and have a hash of their own', () => {
  const last = { photo: 0, gallery: 4 };
  expect(hashOf(last, ofPurchase)).toBe('#gallery-yard-2');
  expect(readHash('#gallery-yard-2', ofPurchase)).toEqual(last);
  expect(hashOf({ photo: 0, gallery: 3 }, ofPurchase)).toBe('#gallery-yard-1');
  expect(readHash('#gallery-yard-3', ofPurchase)).toBeUndefined();
  expect(readHash('#photo-yard-1', ofPurchase)).toBeUndefined();
  expect(readHash('#gallery-yard-1', pictures)).toBeUndefined();
});
