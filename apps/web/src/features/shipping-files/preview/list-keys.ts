/** The commands of a preview that a key gives. */
export type ListKeyCommand = 'next' | 'previous' | 'choose' | 'safe' | 'details' | 'apply' | 'help';

type ListKeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const commands: Readonly<Record<string, ListKeyCommand>> = {
  KeyJ: 'next',
  ArrowDown: 'next',
  KeyK: 'previous',
  ArrowUp: 'previous',
  Space: 'choose',
  KeyA: 'safe',
  'Shift KeyA': 'safe',
  KeyO: 'details',
  Enter: 'apply',
  NumpadEnter: 'apply',
  'Shift Slash': 'help',
};

/** Keys are matched by their place, so that they are the same in every layout; the question mark also by its character. */
export function listKeyOf(press: ListKeyPress): ListKeyCommand | undefined {
  const { code, key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return 'help';
  return commands[shiftKey ? `Shift ${code}` : code];
}

/** Keys without a letter have a meaning for the browser, and work also if single keys are switched off. */
const browserKeys = /^(?:Arrow|Enter|NumpadEnter|Space)/;
const users = 'a, button, summary, input';

/** Whether the preview may take a key: whatever has the focus and uses the key itself goes before. */
export function mayTakeListKey(
  { code }: Pick<ListKeyPress, 'code'>,
  target: EventTarget | null,
  isSingle: boolean,
): boolean {
  if (!browserKeys.test(code)) return isSingle;
  if (!(target instanceof Element)) return true;
  // The space bar scrolls the page from where no row is, and Enter does nothing on a box.
  if (code === 'Space') return target.closest('[data-row-place]') !== null && target.closest(users) === null;
  if (code.startsWith('Arrow')) return !target.matches('[type="radio"]');
  return target.closest('a, button, summary') === null;
}
