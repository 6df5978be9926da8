import { type LotType, lotTypes, pageTypeOf } from '@seri/domain/catalogue/page-types';
import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import type { ReadTexts } from '../machine-sheet/draft-of-reading.ts';
import { lotViewQuery } from '../page/lot-view.query.ts';
import { OriginalSheet } from '../pictures/original-sheet.tsx';
import { SheetReading } from './sheet-reading.tsx';

interface SheetOfLotProps {
  lotId: number;
  lotType: LotType;
  /** Takes what the machine has read as the beginning of a text of one's own. */
  onDraft?: ((texts: ReadTexts) => void) | undefined;
}

const MachineSheet = lazyPiece(
  withTexts(['services'], () => import('../machine-sheet/machine-sheet.tsx')),
  'MachineSheet',
);

/** The sheet of any lot, as a picture and decoded, beside something else. */
export function SheetOfLot({ lotId, lotType, onDraft }: SheetOfLotProps) {
  const text = useText();
  const kind = lotKinds.find((one) => lotTypes[one] === lotType) ?? 'car';
  const { data: lot, isPending } = useQuery(lotViewQuery(pageTypeOf(kind, 'live'), String(lotId)));
  if (isPending) return null;
  if (!lot) return <EmptyState title={text('sheet.none')} />;
  return (
    <>
      {lot.translations.ai ? (
        <Suspense fallback={<OriginalSheet lot={lot} />}>
          <MachineSheet lot={lot} onDraft={onDraft} />
        </Suspense>
      ) : (
        <OriginalSheet lot={lot} />
      )}
      {lot.sheet && <SheetReading sheet={lot.sheet} isCar={'carInfo' in lot} />}
    </>
  );
}
