import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';

type DeskCommand = 'next' | 'previous' | 'select' | 'range' | 'edit' | 'sold' | 'chat' | 'undo' | 'clear';

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The statuses that staff set, by the digit that each has on the wire. */
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

/** What a key does, or the status that a digit sets; by its place, so that it is the same in every layout. */
export function deskKeyOf({ code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): DeskCommand | number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const status = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  if (!shiftKey && deskStatuses.includes(status)) return status;
  return commands[shiftKey ? `Shift ${code}` : code];
}
