import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { type ExportDeskCommand, exportDeskKeyOf, mayTakeKey } from './export-desk-keys.ts';

/** Single keys wherever the focus is on the page. */
export function useExportDeskKeys(commands: Partial<Record<ExportDeskCommand, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyTaken(event.target)) return;
    const command = exportDeskKeyOf(event);
    const act = command && commands[command];
    if (!act || !mayTakeKey(event, event.target, singleKeys.get())) return;
    if (event.repeat && command !== 'next' && command !== 'previous') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
