import { chatButtonOf } from '../../list/open-chat.ts';
import { BidList, type BidListProps } from '../../rows/bid-list.tsx';
import { Desk } from '../changes/desk.tsx';
import { deskCells } from './desk-cells.tsx';

/** A list with pages, in which staff edit what they have a right to. */
export function DeskList({ bids, setting, ...shown }: BidListProps) {
  return (
    <Desk
      bids={bids}
      current={undefined}
      onMove={() => undefined}
      onChat={({ bidId }) => chatButtonOf(bidId)?.click()}
      renderPhoto={setting.renderPhoto}
    >
      {(layered) => <BidList {...shown} bids={layered} setting={{ ...setting, cells: deskCells }} />}
    </Desk>
  );
}
