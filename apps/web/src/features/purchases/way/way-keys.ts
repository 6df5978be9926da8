type WayKeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A status by its number, or a command. */
export type WayCommand = number | 'edit' | 'help';

const digit = /^(?:Digit|Numpad)([0-8])$/;

/** Keys are matched by their place, so that they are the same in every layout; the question mark also by its character. */
export function wayKeyOf({ code, key, shiftKey, ctrlKey, metaKey, altKey }: WayKeyPress): WayCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (shiftKey) return undefined;
  if (code === 'KeyE') return 'edit';
  const status = digit.exec(code)?.[1];
  return status === undefined ? undefined : Number(status);
}
