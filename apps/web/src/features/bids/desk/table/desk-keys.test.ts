import { expect, test } from 'vitest';
import { deskKeyOf } from './desk-keys.ts';

const pressed = (code: string, modifiers: Partial<Parameters<typeof deskKeyOf>[0]> = {}) =>
  deskKeyOf({ code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('a digit sets the status with its code, also on the numeric pad', () => {
  expect(['Digit1', 'Digit6', 'Numpad3'].map((code) => pressed(code))).toEqual([1, 6, 3]);
  expect(['Digit0', 'Digit7', 'Numpad9', 'F1'].map((code) => pressed(code))).toEqual(Array(4).fill(undefined));
});

test('letters are matched by their place, and Shift selects a range', () => {
  expect(['KeyJ', 'KeyK', 'KeyX', 'KeyE', 'KeyP', 'KeyT', 'KeyC', 'KeyZ'].map((code) => pressed(code))).toEqual([
    'next',
    'previous',
    'select',
    'edit',
    'sold',
    'take',
    'chat',
    'undo',
  ]);
  expect(pressed('KeyX', { shiftKey: true })).toBe('range');
});

test('the question mark opens the help, by its character or its place', () => {
  expect(pressed('Minus', { key: '?', shiftKey: true })).toBe('help');
  expect(pressed('Slash', { key: ',', shiftKey: true })).toBe('help');
  expect(pressed('Slash', { key: '/' })).toBeUndefined();
});

test('keys with a modifier are left to the browser', () => {
  expect(pressed('KeyZ', { ctrlKey: true })).toBeUndefined();
  expect(pressed('KeyC', { metaKey: true })).toBeUndefined();
  expect(pressed('Digit1', { altKey: true })).toBeUndefined();
  expect(pressed('Digit1', { shiftKey: true })).toBeUndefined();
});
