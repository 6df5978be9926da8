import { expect, test } from 'vitest';
import { findTyped, nextItem } from './menu-keys.ts';

test('the arrow keys wrap around, Home and End go to the ends', () => {
  expect(nextItem('ArrowDown', -1, 3)).toBe(0);
  expect(nextItem('ArrowDown', 2, 3)).toBe(0);
  expect(nextItem('ArrowUp', 0, 3)).toBe(2);
  expect(nextItem('Home', 2, 3)).toBe(0);
  expect(nextItem('End', 0, 3)).toBe(2);
  expect(nextItem('a', 0, 3)).toBeUndefined();
  expect(nextItem('ArrowDown', 0, 0)).toBeUndefined();
});

const labels = ['Group A', 'Group B', 'Profile', 'Выйти', 'Password'];

test('typing finds the item that starts with the text', () => {
  expect(findTyped(labels, 'pa', 0)).toBe(4);
  expect(findTyped(labels, 'вы', 0)).toBe(3);
  expect(findTyped(labels, 'x', 0)).toBeUndefined();
});

test('repeating a letter goes to the next item with it', () => {
  expect(findTyped(labels, 'p', 0)).toBe(2);
  expect(findTyped(labels, 'pp', 2)).toBe(4);
  expect(findTyped(labels, 'ppp', 4)).toBe(2);
});
