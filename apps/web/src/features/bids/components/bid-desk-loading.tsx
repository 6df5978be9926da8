import { useRef } from 'react';
import { ListTableLoading } from '../../../lib/list-table.tsx';
import { useText } from '../../../lib/text.ts';
import { deskColumnsFor, deskWidth } from '../model/bid-desk-columns.data.ts';
import { useRoom } from './use-room.ts';

/** The desk on its way: in sessions, unless it is sorted. */
export function BidDeskLoading({ isGrouped }: { isGrouped: boolean }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const columns = deskColumnsFor(isGrouped, useRoom(place));
  return (
    <div ref={place}>
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
