import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { mayTake, type ReceiptKeyCommand, receiptKeyOf } from './receipt-keys.ts';

type Commands = Partial<Record<ReceiptKeyCommand, (() => void) | false | undefined>>;

/** Single keys wherever the focus is on the page. Each part of the desk listens for its own commands. */
export function useReceiptKeys(commands: Commands, onDigit?: (digit: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyTaken(event.target)) return;
    const key = receiptKeyOf(event);
    const act = typeof key === 'number' ? onDigit && (() => onDigit(key)) : key && commands[key];
    if (!act || !mayTake(event, event.target, singleKeys.get())) return;
    if (event.repeat && key !== 'next' && key !== 'previous') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
