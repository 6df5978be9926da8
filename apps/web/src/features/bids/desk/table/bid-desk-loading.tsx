import { useRef } from 'react';
import { ListTableLoading } from '../../../../lib/lists/list-table.tsx';
import { useText } from '../../../../lib/language/text.ts';
import { may } from '../../../identity/session/session-state.ts';
import { useProfile } from '../../../identity/session/session.ts';
import { deskColumnsFor, deskWidth } from './bid-desk-columns.data.ts';
import { useRoom } from './use-room.ts';

export function BidDeskLoading({ isGrouped }: { isGrouped: boolean }) {
  const text = useText();
  const hasAdjustment = may(useProfile(), 'adjustmentPriceShow');
  const container = useRef<HTMLDivElement>(null);
  const columns = deskColumnsFor({ isGrouped, hasAdjustment }, useRoom(container));
  return (
    <div ref={container}>
      <ListTableLoading
        columns={columns}
        dense
        density="tight"
        minWidth={deskWidth(columns)}
        label={text('bids.loading')}
      />
    </div>
  );
}
