import { expect, test } from 'vitest';
import { receiptKeyOf } from './receipt-keys.ts';

const pressed = (code: string, modifiers: Partial<Parameters<typeof receiptKeyOf>[0]> = {}) =>
  receiptKeyOf({ code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('a digit chooses one of four candidates, also on the numeric pad', () => {
  expect(['Digit1', 'Numpad4'].map((code) => pressed(code))).toEqual([1, 4]);
  expect(['Digit0', 'Digit5', 'F1'].map((code) => pressed(code))).toEqual([undefined, undefined, undefined]);
});

test('keys are matched by their place on the keyboard', () => {
  const codes = ['KeyJ', 'KeyK', 'KeyN', 'Enter', 'KeyU', 'KeyI', 'KeyZ', 'Slash'];
  expect(codes.map((code) => pressed(code))).toEqual([
    'next',
    'previous',
    'skip',
    'book',
    'unidentified',
    'ignore',
    'takeBack',
    'search',
  ]);
});

test('the question mark opens the help, and keys with a modifier are left to the browser', () => {
  expect(pressed('Minus', { key: '?', shiftKey: true })).toBe('help');
  expect(pressed('Slash', { shiftKey: true })).toBe('help');
  expect(pressed('KeyZ', { ctrlKey: true })).toBeUndefined();
  expect(pressed('Digit1', { altKey: true })).toBeUndefined();
});
