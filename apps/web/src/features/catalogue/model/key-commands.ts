import type { MessageId } from '@seri/messages/message-id';

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

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** By the place of the key, whatever the layout writes there; / and ? by their sign as well. */
export function commandOf({ code, key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyCommand | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/') return 'search';
  return shiftKey ? undefined : codes[code as keyof typeof codes];
}

export interface KeyLine {
  keys: readonly (string | { label: MessageId })[];
  does: MessageId;
  /** Few words, for the strip below the list. */
  short?: MessageId;
}

const space = { label: 'keys.space' } as const;

/** What the help sheet tells; Ctrl K stands apart, since it always works. */
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
