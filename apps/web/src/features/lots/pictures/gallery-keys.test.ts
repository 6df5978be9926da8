import { expect, test } from 'vitest';
import { galleryCommandOf } from './gallery-keys.ts';

const keyEvent = (key: string, ctrlKey = false, code = '') => ({ key, code, ctrlKey, altKey: false, metaKey: false });
const unzoomed = { isZoomed: false, singleKeys: true };

test('arrows turn pages, or move a zoomed picture', () => {
  expect(galleryCommandOf(keyEvent('ArrowRight'), unzoomed)).toBe('next');
  expect(galleryCommandOf(keyEvent('ArrowDown'), unzoomed)).toBeUndefined();
  expect(galleryCommandOf(keyEvent('ArrowRight'), { ...unzoomed, isZoomed: true })).toBe('right');
  expect(galleryCommandOf(keyEvent('PageDown'), { ...unzoomed, isZoomed: true })).toBe('next');
});

test('plus and minus zoom with and without Shift, unless single keys are turned off', () => {
  expect(['+', '=', '-', '0'].map((key) => galleryCommandOf(keyEvent(key), unzoomed))).toEqual([
    'zoomIn',
    'zoomIn',
    'zoomOut',
    'switch',
  ]);
  expect(galleryCommandOf(keyEvent('+'), { ...unzoomed, singleKeys: false })).toBeUndefined();
});

test('the zoom keys of the browser are left alone', () => {
  expect(galleryCommandOf(keyEvent('+', true), unzoomed)).toBeUndefined();
});

test('C puts two pictures beside each other in every layout, unless single keys are turned off', () => {
  expect(galleryCommandOf(keyEvent('с', false, 'KeyC'), unzoomed)).toBe('beside');
  expect(galleryCommandOf(keyEvent('c', true, 'KeyC'), unzoomed)).toBeUndefined();
  expect(galleryCommandOf(keyEvent('c', false, 'KeyC'), { ...unzoomed, singleKeys: false })).toBeUndefined();
});
