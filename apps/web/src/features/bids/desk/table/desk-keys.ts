import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';

type DeskCommand =
  | 'next'
  | 'previous'
  | 'select'
  | 'range'
  | 'edit'
  | 'sold'
  | 'take'
  | 'chat'
  | 'undo'
  | 'clear'
  | 'help';

type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The statuses that staff set; each code is also its key. */
export const deskStatuses: readonly number[] = [
  bidStatusCodes.new,
  bidStatusCodes.bid,
  bidStatusCodes.dontBid,
  bidStatusCodes.cancelled,
  bidStatusCodes.finished,
  bidStatusCodes.won,
];

const commands: Readonly<Record<string, DeskCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyX: 'select',
  'Shift KeyX': 'range',
  KeyE: 'edit',
  KeyP: 'sold',
  KeyT: 'take',
  KeyC: 'chat',
  KeyZ: 'undo',
  Escape: 'clear',
  'Shift Slash': 'help',
};

/**
 * The command of a key, or the status that a digit sets. Keys are matched by their place, so that they are the same in
 * every layout; the question mark also by its character.
 */
export function deskKeyOf(press: KeyPress): DeskCommand | number | undefined {
  const { code, key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return 'help';
  const status = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  if (!shiftKey && deskStatuses.includes(status)) return status;
  return commands[shiftKey ? `Shift ${code}` : code];
}
