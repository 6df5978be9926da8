import { Search } from 'lucide-react';
import { Suspense } from 'react';
import {
  closePalette,
  openPalette,
  paletteOpen,
  takeEarlyKeys,
} from '../../features/catalogue/palette/palette-open.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useStore } from '../../lib/browser/store.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';

const loadPanel = withTexts(['palette', 'filters'], () => import('./palette-panel.tsx'));

const PalettePanel = lazyPiece(async () => {
  try {
    return await loadPanel();
  } catch (error) {
    // There will be no field for them, and the keyboard must work on what is shown instead.
    takeEarlyKeys();
    throw error;
  }
}, 'PalettePanel');

/** For whoever has a listing to search. */
export function PaletteButton() {
  const text = useText();
  const isOpen = useStore(paletteOpen);
  return (
    <>
      <Button
        kind="bare"
        size="touch"
        aria-haspopup="dialog"
        icon={<Search aria-hidden="true" />}
        label={text('shell.search')}
        onClick={openPalette}
      />
      <Suspense>{isOpen && <PalettePanel onClose={closePalette} />}</Suspense>
    </>
  );
}
