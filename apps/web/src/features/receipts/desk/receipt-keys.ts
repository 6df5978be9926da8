/** The commands of the desk that a key gives, besides the digits of candidates. */
export type ReceiptKeyCommand =
  | 'next'
  | 'previous'
  | 'skip'
  | 'book'
  | 'unidentified'
  | 'ignore'
  | 'takeBack'
  | 'search'
  | 'help';

type ReceiptKeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const commands: Readonly<Record<string, ReceiptKeyCommand>> = {
  KeyJ: 'next',
  ArrowDown: 'next',
  KeyK: 'previous',
  ArrowUp: 'previous',
  KeyN: 'skip',
  Enter: 'book',
  NumpadEnter: 'book',
  KeyU: 'unidentified',
  KeyI: 'ignore',
  KeyZ: 'takeBack',
  Slash: 'search',
  'Shift Slash': 'help',
};

/**
 * The command of a key, or the number of the candidate that a digit chooses. Keys are matched by their place, so that they
 * are the same in every layout; the question mark also by its character.
 */
export function receiptKeyOf(press: ReceiptKeyPress): ReceiptKeyCommand | number | undefined {
  const { code, key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return 'help';
  const digit = Number(/^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1]);
  if (!shiftKey && digit) return digit;
  return commands[shiftKey ? `Shift ${code}` : code];
}

/** Keys without a letter: they have a meaning for the browser, and work also if single keys are switched off. */
const browserKeys = /^(?:Arrow|Enter|NumpadEnter)/;
const users = 'a, button, summary, input:not([type="radio"])';

/** Whether the desk may take a key: whatever has the focus and uses the key itself goes before. */
export function mayTake(
  { code }: Pick<ReceiptKeyPress, 'code'>,
  target: EventTarget | null,
  isSingle: boolean,
): boolean {
  if (!browserKeys.test(code)) return isSingle;
  if (!(target instanceof Element)) return true;
  const row = target.closest('[data-receipt-id]');
  // Arrows move between the radios of the candidates; Enter does nothing there.
  if (code.startsWith('Arrow')) return row !== null || !target.matches(`${users}, [type="radio"]`);
  return row ? row.matches('[aria-current]') : target.closest(users) === null;
}
