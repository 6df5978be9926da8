import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toggleAuto } from '../api/desk-auto.ts';
import { selectPlaces, selectRange } from '../api/desk-select.ts';
import type { TrackedBid } from '../model/bids.ts';
import { useDesk, useIsSelected } from '../model/desk.ts';
import { setSelected, toggle } from '../model/desk-selection.ts';
import { DeskSold } from './desk-sold.tsx';
import { DeskStatus } from './desk-status.tsx';
import styles from './desk-cells.module.css';
import { RowYen } from './row-yen.tsx';

interface CellProps {
  bid: TrackedBid;
}

/** What of a row staff work on. Without the right to it a cell tells, and does nothing. */
export const deskCells = {
  select: (bid) => <DeskSelect bid={bid} />,
  bid: (bid) => <DeskBid bid={bid} />,
  adjustment: (bid) => <Adjustment bid={bid} />,
  auto: (bid) => <DeskAuto bid={bid} />,
  status: (bid) => <DeskStatus bid={bid} />,
  sold: (bid) => <DeskSold bid={bid} />,
} satisfies Record<string, (bid: TrackedBid) => ReactNode>;

function DeskSelect({ bid: { bidId, lotNo } }: CellProps) {
  const text = useText();
  const desk = useDesk();
  return (
    <Check
      className={styles.select}
      label={text('bidDesk.select', { number: lotNo })}
      hideLabel
      checked={useIsSelected(bidId)}
      onChange={({ nativeEvent }) => {
        if ((nativeEvent as MouseEvent).shiftKey) void selectRange(desk, bidId);
        else toggle(desk, bidId);
      }}
    />
  );
}

interface DeskSelectAllProps {
  /** Those of it that are loaded. */
  bids: readonly TrackedBid[];
  /** Where it begins in the whole list, and how many it has there. */
  from: number;
  count: number;
  isOf?: (bid: TrackedBid) => boolean;
  label: string;
}

/** All of a list, or of one session in it, loaded or not. */
export function DeskSelectAll({ bids, from, count, isOf, label }: DeskSelectAllProps) {
  const desk = useDesk();
  const selected = useStore(desk.selected);
  const taken = bids.filter(({ bidId }) => selected.has(bidId)).length;
  const isAll = taken > 0 && taken >= count;
  return (
    <Check
      className={styles.select}
      label={label}
      hideLabel
      checked={isAll}
      indeterminate={taken > 0 && !isAll}
      onChange={() => (isAll ? setSelected(desk, bids, false) : void selectPlaces(desk, from, from + count, isOf))}
    />
  );
}

function DeskBid({ bid }: CellProps) {
  const text = useText();
  const { dialog } = useDesk();
  return (
    <span className={styles.amount}>
      <RowYen value={bid.bidAmount} strong />
      {bid.can.editPrice && (
        <Button
          kind="bare"
          size="s"
          icon={<Pencil aria-hidden="true" />}
          label={text('bidDesk.edit.of', { number: bid.lotNo })}
          onClick={() => dialog.set({ is: 'edit', bid })}
        />
      )}
    </span>
  );
}

function Adjustment({ bid: { adjustmentPrice } }: CellProps) {
  // Not told to whom it is not shown.
  if (adjustmentPrice === null) return <span className="sub">–</span>;
  if (adjustmentPrice === 0) return <span className="sub">0</span>;
  return <RowYen value={adjustmentPrice} upTo={999_999} />;
}

function DeskAuto({ bid }: CellProps) {
  const text = useText();
  if (!bid.can.setAutoBid) return <span className="sub">{bid.autoBid ? text('bidDesk.auto.is') : '–'}</span>;
  return (
    <Switch
      className={styles.auto}
      label={text('bidDesk.auto.of', { number: bid.lotNo })}
      hideLabel
      checked={bid.autoBid}
      onChange={() => toggleAuto(bid)}
    />
  );
}
