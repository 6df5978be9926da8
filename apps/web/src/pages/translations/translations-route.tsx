import { Suspense } from 'react';
import { parseDeskSearch } from '../../features/services/desk/desk-search.ts';
import { TranslationsPage } from '../../features/services/desk/translations-page.tsx';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useAddress } from '../../app/use-address.ts';

const SheetOfLot = lazyPiece(() => import('../../features/lots/sheet/sheet-of-lot.tsx'), 'SheetOfLot');

export function TranslationsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <TranslationsPage
      path={path}
      search={parseDeskSearch(search)}
      navigate={navigate}
      renderSheet={({ lotId, lotType }, onDraft) => (
        <Suspense>
          <SheetOfLot lotId={lotId} lotType={lotType} onDraft={onDraft} />
        </Suspense>
      )}
    />
  );
}
