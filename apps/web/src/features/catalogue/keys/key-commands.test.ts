import { describe, expect, it } from 'vitest';
import { commandOf } from './key-commands.ts';

const pressed = (
  code: string,
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {},
) => commandOf({ code, key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('commandOf', () => {
  it.each([
    ['KeyJ', 'j', 'next'],
    ['KeyJ', 'о', 'next'],
    ['KeyK', 'л', 'previous'],
    ['KeyF', 'а', 'favourite'],
    ['BracketRight', 'ъ', 'nextPage'],
    ['BracketLeft', 'х', 'previousPage'],
    ['Slash', '.', 'search'],
    ['Space', ' ', 'peek'],
  ] as const)('reads the physical key %s (writing %s) as %s', (code, key, command) =>
    expect(pressed(code, key)).toBe(command),
  );

  it('reads / and ? by the character too, wherever the layout has them', () => {
    expect(pressed('Backslash', '/', { shiftKey: true })).toBe('search');
    expect(pressed('Digit7', '?', { shiftKey: true })).toBe('help');
    expect(pressed('Slash', ',', { shiftKey: true })).toBe('help');
  });

  it('leaves combinations with a modifier key to the browser', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const) {
      expect(pressed('KeyF', 'f', { [held]: true })).toBeUndefined();
    }
  });
});
