import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../../lib/language/text.ts';
import { BidMark } from '../../../../ui/bid-marks/bid-mark.tsx';
import { Kbd } from '../../../../ui/frame/kbd.tsx';
import { Menu } from '../../../../ui/menus/menu.tsx';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk } from './desk.ts';
import { deskStatuses } from '../table/desk-keys.ts';
import { requestStatus } from './change-status.ts';
import styles from '../table/desk-cells.module.css';

/** R57: the status, with a menu of all statuses for readers who may set it. */
export function DeskStatus({ bid }: { bid: ListedBid }) {
  const text = useText();
  const desk = useDesk();
  const { bidStatus: code, lotNo, can } = bid;
  const keeper = useKeptFocus(can.setStatus);
  const labelOf = (status: number) => text(`bids.status.${bidStatus(status)}`);
  const mark = <BidMark code={code} label={labelOf(code)} />;
  return (
    <span {...keeper} tabIndex={-1} className={styles.keeper}>
      {can.setStatus ? (
        <Menu
          label={text('bidDesk.statuses', { number: lotNo })}
          trigger={(props) => (
            <button
              {...props}
              type="button"
              className={styles.status}
              aria-label={text('bidDesk.statusOf', { number: lotNo, status: labelOf(code) })}
            >
              {mark}
              <ChevronDown aria-hidden="true" />
            </button>
          )}
          items={deskStatuses.map((status) => ({
            id: String(status),
            icon: <Kbd>{status}</Kbd>,
            label: <BidMark code={status} label={labelOf(status)} />,
            text: labelOf(status),
            checked: status === code,
            onSelect: () => requestStatus(desk, [bid], status),
          }))}
        />
      ) : (
        mark
      )}
    </span>
  );
}

/** If the focused control goes, its place takes the focus. */
function useKeptFocus(hasControl: boolean) {
  const ref = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasControl && hasFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [hasControl]);
  return {
    ref,
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  };
}
