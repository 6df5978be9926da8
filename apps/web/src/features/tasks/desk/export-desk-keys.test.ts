import { expect, test } from 'vitest';
import { exportDeskKeyOf } from './export-desk-keys.ts';

const pressed = (code: string, modifiers: Partial<Parameters<typeof exportDeskKeyOf>[0]> = {}) =>
  exportDeskKeyOf({ code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('keys are matched by their place on the keyboard', () => {
  const codes = ['KeyJ', 'ArrowUp', 'Space', 'KeyD', 'KeyS', 'KeyM', 'KeyZ', 'Slash', 'Escape'];
  expect(codes.map((code) => pressed(code))).toEqual([
    'next',
    'previous',
    'mark',
    'done',
    'skip',
    'message',
    'undo',
    'search',
    'clear',
  ]);
});

test('Enter is left to the link of the row, and keys with a modifier to the browser', () => {
  expect(pressed('Enter')).toBeUndefined();
  expect(pressed('KeyD', { ctrlKey: true })).toBeUndefined();
  expect(pressed('KeyS', { shiftKey: true })).toBeUndefined();
  expect(pressed('Minus', { key: '?', shiftKey: true })).toBe('help');
});
