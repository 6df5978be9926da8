import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../../../lib/browser/store.ts';
import { useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Check } from '../../../../ui/fields/check.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { toggleAuto } from '../changes/change-auto.ts';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk, useIsSelected } from '../changes/desk.ts';
import { setSelected, toggle } from '../changes/desk-selection.ts';
import { DeskSold } from '../dialogs/desk-sold.tsx';
import { DeskStatus } from '../changes/desk-status.tsx';
import styles from './desk-cells.module.css';
import { RowYen } from '../../../../ui/marks/row-yen.tsx';
import { selectSpan, selectRange } from '../changes/select-bids.ts';

interface DeskCellProps {
  bid: ListedBid;
}

/** Cells of a row that staff edit. Without the right, a cell only shows its value. */
export const deskCells = {
  select: (bid) => <DeskSelect bid={bid} />,
  bid: (bid) => <DeskBid bid={bid} />,
  adjustment: (bid) => <Adjustment bid={bid} />,
  auto: (bid) => <DeskAuto bid={bid} />,
  status: (bid) => <DeskStatus bid={bid} />,
  sold: (bid) => <DeskSold bid={bid} />,
} satisfies Record<string, (bid: ListedBid) => ReactNode>;

function DeskSelect({ bid: { bidId, lotNo } }: DeskCellProps) {
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
  bids: readonly ListedBid[];
  /** First index in the whole list, and the number of bids from there. */
  from: number;
  count: number;
  isIncluded?: (bid: ListedBid) => boolean;
  label: string;
}

/** Selects the whole list or one session, loaded or not. */
export function DeskSelectAll({ bids, from, count, isIncluded, label }: DeskSelectAllProps) {
  const desk = useDesk();
  const selected = useStore(desk.selected);
  const selectedCount = bids.filter(({ bidId }) => selected.has(bidId)).length;
  const isAll = selectedCount > 0 && selectedCount >= count;
  return (
    <Check
      className={styles.select}
      label={label}
      hideLabel
      checked={isAll}
      indeterminate={selectedCount > 0 && !isAll}
      onChange={() => (isAll ? setSelected(desk, bids, false) : void selectSpan(desk, from, from + count, isIncluded))}
    />
  );
}

function DeskBid({ bid }: DeskCellProps) {
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

function Adjustment({ bid: { adjustmentPrice } }: DeskCellProps) {
  // Null means that the reader may not see it.
  if (adjustmentPrice === null) return <span className="sub">–</span>;
  if (adjustmentPrice === 0) return <span className="sub">0</span>;
  return <RowYen value={adjustmentPrice} upTo={999_999} />;
}

function DeskAuto({ bid }: DeskCellProps) {
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
