import { Search } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useProfile } from '../../features/identity/model/session.ts';
import { may } from '../../features/identity/model/session-state.ts';
import { paletteOpen } from '../../features/catalogue/model/palette-open.ts';
import { withTexts } from '../../lib/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useStore } from '../../lib/store.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { listingFlags } from './menu.data.ts';

const PalettePanel = lazyPart(
  withTexts(['palette', 'filters'], () => import('./palette-panel.tsx')),
  'PalettePanel',
);

/** Ctrl K, on any page and in any field: only a dialog keeps it to itself. */
function onKey(event: KeyboardEvent): void {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  paletteOpen.set(true);
}

/** For whoever has a listing to search. */
export function PaletteButton() {
  const text = useText();
  const profile = useProfile();
  const isOpen = useStore(paletteOpen);
  const isShown = listingFlags.some((flag) => may(profile, flag));
  useEffect(() => {
    if (!isShown) return undefined;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      <Button
        kind="bare"
        size="touch"
        aria-haspopup="dialog"
        icon={<Search aria-hidden="true" />}
        label={text('shell.search')}
        onClick={() => paletteOpen.set(true)}
      />
      <Suspense>{isOpen && <PalettePanel onClose={() => paletteOpen.set(false)} />}</Suspense>
    </>
  );
}
