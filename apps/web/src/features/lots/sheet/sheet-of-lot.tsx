import { type LotType, lotTypes, pageTypeOf } from '@seri/domain/catalogue/page-types';
import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { lotViewQuery } from '../page/lot-view.query.ts';
import { OriginalSheet } from '../pictures/original-sheet.tsx';
import { SheetReading } from './sheet-reading.tsx';

interface SheetOfLotProps {
  lotId: number;
  lotType: LotType;
}

/** The sheet of any lot, as a picture and decoded, beside something else. */
export function SheetOfLot({ lotId, lotType }: SheetOfLotProps) {
  const text = useText();
  const kind = lotKinds.find((one) => lotTypes[one] === lotType) ?? 'car';
  const { data: lot, isPending } = useQuery(lotViewQuery(pageTypeOf(kind, 'live'), String(lotId)));
  if (isPending) return null;
  if (!lot) return <EmptyState title={text('sheet.none')} />;
  return (
    <>
      <OriginalSheet lot={lot} />
      {lot.sheet && <SheetReading sheet={lot.sheet} isCar={'carInfo' in lot} />}
    </>
  );
}
