import { useEffect } from 'react';
import { openPalette } from '../../features/catalogue/palette/palette-open.ts';

/** Ctrl K, on any page and in any field, also before there is anything to open: only a dialog keeps it to itself. */
function onKey(event: KeyboardEvent): void {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openPalette();
}

export function usePaletteKey(maySearch: boolean): void {
  useEffect(() => {
    if (!maySearch) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [maySearch]);
}
