import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Yen } from '../../../ui/yen.tsx';
import { toggleAuto } from '../api/desk-auto.ts';
import type { TrackedBid } from '../model/bids.ts';
import { useDesk } from '../model/desk.ts';
import { setSelected, toggle } from '../model/desk-selection.ts';
import { DeskSold } from './desk-sold.tsx';
import { DeskStatus } from './desk-status.tsx';
import styles from './desk-cells.module.css';

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
  const isSelected = useStore(desk.selected).has(bidId);
  return (
    <Check
      className={styles.select}
      label={text('bidDesk.select', { number: lotNo })}
      hideLabel
      checked={isSelected}
      onChange={() => toggle(desk, bidId)}
    />
  );
}

interface DeskSelectAllProps {
  bids: readonly TrackedBid[];
  /** Whose they are: of the list, or of a session. */
  label: string;
}

/** All of a list, or of one session in it. */
export function DeskSelectAll({ bids, label }: DeskSelectAllProps) {
  const desk = useDesk();
  const selected = useStore(desk.selected);
  const count = bids.filter(({ bidId }) => selected.has(bidId)).length;
  const isAll = count > 0 && count === bids.length;
  return (
    <Check
      className={styles.select}
      label={label}
      hideLabel
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => setSelected(desk, bids, !isAll)}
    />
  );
}

function DeskBid({ bid }: CellProps) {
  const text = useText();
  const { dialog } = useDesk();
  return (
    <span className={styles.amount}>
      <Yen value={bid.bidAmount} strong />
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
  if (!adjustmentPrice) return <span className="sub">0</span>;
  return <Yen value={adjustmentPrice} />;
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
