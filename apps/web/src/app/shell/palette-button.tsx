import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { paletteOpen } from '../../features/catalogue/palette/palette-open.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';

const PalettePanel = lazyPart(
  withTexts(['palette', 'filters'], () => import('./palette-panel.tsx')),
  'PalettePanel',
);

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
        onClick={() => paletteOpen.set(true)}
      />
      <Suspense>{isOpen && <PalettePanel onClose={() => paletteOpen.set(false)} />}</Suspense>
    </>
  );
}
