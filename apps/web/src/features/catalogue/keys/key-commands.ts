import type { KeyLine } from '../../../lib/keys/key-line.ts';

const codes = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyF: 'favourite',
  KeyB: 'bid',
  Space: 'peek',
  Enter: 'open',
  ArrowDown: 'down',
  ArrowUp: 'up',
  BracketLeft: 'previousPage',
  BracketRight: 'nextPage',
  Slash: 'search',
} as const;

export type KeyCommand = (typeof codes)[keyof typeof codes] | 'help';

type ListingKeyEvent = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Reads the physical key, so that commands work in every keyboard layout; / and ? also by their character. */
export function commandOf({ code, key, shiftKey, ctrlKey, altKey, metaKey }: ListingKeyEvent): KeyCommand | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/') return 'search';
  return shiftKey ? undefined : codes[code as keyof typeof codes];
}

const space = { label: 'keys.space' } as const;

/** The lines of the help sheet. Ctrl K is not among them, since it cannot be switched off. */
export const keyLines: readonly KeyLine[] = [
  { keys: ['J', 'K'], does: 'keys.move', short: 'keys.move.short' },
  { keys: [{ label: 'keys.enter' }], does: 'keys.open' },
  { keys: [space], does: 'keys.peek', short: 'keys.peek.short' },
  { keys: ['F'], does: 'keys.favourite', short: 'keys.favourite.short' },
  { keys: ['B'], does: 'keys.bid', short: 'keys.bid.short' },
  { keys: ['/'], does: 'keys.search', short: 'keys.search.short' },
  { keys: ['[', ']'], does: 'keys.pages' },
  { keys: ['?'], does: 'keys.help' },
];
