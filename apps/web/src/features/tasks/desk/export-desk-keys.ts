/** The commands of the desk that a key gives. */
export type ExportDeskCommand =
  | 'next'
  | 'previous'
  | 'mark'
  | 'done'
  | 'skip'
  | 'message'
  | 'undo'
  | 'clear'
  | 'search'
  | 'help';

type TaskKeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const commands: Readonly<Record<string, ExportDeskCommand>> = {
  KeyJ: 'next',
  ArrowDown: 'next',
  KeyK: 'previous',
  ArrowUp: 'previous',
  Space: 'mark',
  KeyD: 'done',
  KeyS: 'skip',
  KeyM: 'message',
  KeyZ: 'undo',
  Escape: 'clear',
  Slash: 'search',
  'Shift Slash': 'help',
};

/**
 * Keys are matched by their place, so that they are the same in every layout; the question mark also by its character.
 * Enter is left to the link of the row, which opens the purchase.
 */
export function exportDeskKeyOf({
  code,
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: TaskKeyPress): ExportDeskCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return 'help';
  return commands[shiftKey ? `Shift ${code}` : code];
}

/** Keys without a letter have a meaning for the browser, and work also if single keys are switched off. */
const browserKeys = /^(?:Arrow|Space)/;
const users = 'button, summary, select, input';

/** Whether the desk may take a key: whatever has the focus and uses the key itself goes before. */
export function mayTakeKey(
  { code }: Pick<TaskKeyPress, 'code'>,
  target: EventTarget | null,
  isSingle: boolean,
): boolean {
  if (!browserKeys.test(code)) return isSingle;
  if (!(target instanceof Element)) return true;
  // The space bar scrolls the page from where no row is.
  if (code === 'Space') return target.closest('[data-task-id]') !== null && target.closest(users) === null;
  return target.closest(users) === null || target.closest('[data-task-id]') !== null;
}
