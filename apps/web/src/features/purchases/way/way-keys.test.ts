import { expect, test } from 'vitest';
import { wayKeyOf } from './way-keys.ts';

const pressed = (code: string, modifiers: Partial<Parameters<typeof wayKeyOf>[0]> = {}) =>
  wayKeyOf({ code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('a digit is a status, on both parts of the keyboard; there is no status 9', () => {
  expect(['Digit0', 'Digit8', 'Numpad4', 'Digit9', 'Numpad9'].map((code) => pressed(code))).toEqual([
    0,
    8,
    4,
    undefined,
    undefined,
  ]);
});

test('keys with a modifier are left to the browser, but for the question mark', () => {
  expect(pressed('KeyE')).toBe('edit');
  expect(pressed('KeyE', { ctrlKey: true })).toBeUndefined();
  expect(pressed('Digit1', { altKey: true })).toBeUndefined();
  expect(pressed('Digit1', { shiftKey: true })).toBeUndefined();
  expect(pressed('Digit7', { shiftKey: true, key: '?' })).toBe('help');
});
