import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';

type DeskCommand = 'next' | 'previous' | 'select' | 'range' | 'edit' | 'sold' | 'chat' | 'undo' | 'clear';

type KeyPress = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

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
  KeyC: 'chat',
  KeyZ: 'undo',
  Escape: 'clear',
};

/**
 * The command of a key, or the status that a digit sets. Keys are matched by their place, so that they are the same in
 * every layout.
 */
export function deskKeyOf({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): DeskCommand | number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const status = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  if (!shiftKey && deskStatuses.includes(status)) return status;
  return commands[shiftKey ? `Shift ${code}` : code];
}
