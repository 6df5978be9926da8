import { expect, test } from 'vitest';
import { listKeyOf } from './list-keys.ts';

const pressed = (code: string, modifiers: Partial<Parameters<typeof listKeyOf>[0]> = {}) =>
  listKeyOf({ code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('R102 keys of the preview are matched by their place on the keyboard', () => {
  const codes = ['KeyJ', 'ArrowDown', 'KeyK', 'ArrowUp', 'Space', 'KeyA', 'KeyO', 'Enter', 'NumpadEnter'];
  expect(codes.map((code) => pressed(code))).toEqual([
    'next',
    'next',
    'previous',
    'previous',
    'choose',
    'safe',
    'details',
    'apply',
    'apply',
  ]);
});

test('the question mark opens the help, and keys with a modifier are left to the browser', () => {
  expect(pressed('Minus', { key: '?', shiftKey: true })).toBe('help');
  expect(pressed('Slash', { shiftKey: true })).toBe('help');
  expect(pressed('KeyA', { shiftKey: true })).toBe('safe');
  expect(pressed('KeyA', { ctrlKey: true })).toBeUndefined();
  expect(pressed('Enter', { shiftKey: true })).toBeUndefined();
});
