import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { type ListKeyCommand, listKeyOf, mayTakeListKey } from './list-keys.ts';

type ListKeyActs = Partial<Record<ListKeyCommand, (() => unknown) | undefined>>;

/** Keys wherever the focus is on the page. */
export function useListKeys(commands: ListKeyActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyTaken(event.target)) return;
    const command = listKeyOf(event);
    const act = command && commands[command];
    if (!act || !mayTakeListKey(event, event.target, singleKeys.get())) return;
    if (event.repeat && command !== 'next' && command !== 'previous') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
