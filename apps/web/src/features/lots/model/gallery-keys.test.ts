import { expect, test } from 'vitest';
import { galleryCommandOf } from './gallery-keys.ts';

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, altKey: false, metaKey: false });
const atRest = { isZoomed: false, singleKeys: true };

test('arrows turn the pages, and move a picture that is larger than its frame', () => {
  expect(galleryCommandOf(press('ArrowRight'), atRest)).toBe('next');
  expect(galleryCommandOf(press('ArrowDown'), atRest)).toBeUndefined();
  expect(galleryCommandOf(press('ArrowRight'), { ...atRest, isZoomed: true })).toBe('right');
  expect(galleryCommandOf(press('PageDown'), { ...atRest, isZoomed: true })).toBe('next');
});

test('plus and minus zoom, with and without the shift key, but for whoever has turned such keys off', () => {
  expect(['+', '=', '-', '0'].map((key) => galleryCommandOf(press(key), atRest))).toEqual([
    'zoomIn',
    'zoomIn',
    'zoomOut',
    'switch',
  ]);
  expect(galleryCommandOf(press('+'), { ...atRest, singleKeys: false })).toBeUndefined();
});

test('the zoom of the browser itself is left alone', () => {
  expect(galleryCommandOf(press('+', true), atRest)).toBeUndefined();
});
