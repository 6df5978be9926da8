import type { BidSort } from '@seri/domain/bids/bid-lists';
import type { Sorting } from '@seri/domain/catalogue/listing';
import { type RefObject, useMemo } from 'react';
import { ListTable } from '../../../../lib/lists/list-table.tsx';
import { useText } from '../../../../lib/language/text.ts';
import { may } from '../../../identity/session/session-state.ts';
import { useProfile } from '../../../identity/session/session.ts';
import { useVisited } from '../../../lots/visited/visited-lots.ts';
import { deskColumnsFor, deskTracks, deskWidth } from './bid-desk-columns.data.ts';
import { ariaRoles } from './bid-desk-rows.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { DeskLines } from './desk-lines.ts';
import type { BidSetting } from '../../list/slots.ts';
import styles from './bid-desk.module.css';
import { BidDeskRow } from './bid-desk-row.tsx';
import { BidDeskSession } from './bid-desk-session.tsx';
import { DeskSelectAll } from './desk-cells.tsx';
import { useAdmitted } from './use-admitted.ts';
import type { DeskScroll } from './use-desk-scroll.ts';
import { useRoom } from './use-room.ts';

interface BidDeskTableProps {
  listRef: RefObject<HTMLDivElement | null>;
  lines: DeskLines;
  scroll: DeskScroll;
  rowAt: (index: number) => ListedBid | undefined;
  /** All loaded bids, with their optimistic layers. */
  shown: readonly ListedBid[];
  total: number;
  label: string;
  setting: BidSetting;
  currentId: number | undefined;
  onCurrent: (bid: ListedBid) => void;
  sorting: Sorting<BidSort> | undefined;
  onSort: (sort: BidSort) => void;
}

/** A virtualised table: only lines near the viewport are rendered, between two spacers. */
export function BidDeskTable(props: BidDeskTableProps) {
  const { listRef, lines, scroll, rowAt, shown, total, label, setting, currentId, onCurrent, sorting, onSort } = props;
  const text = useText();
  const visited = useVisited();
  // Only the default order keeps the bids of a session together.
  const isGrouped = sorting === undefined;
  const room = useRoom(listRef);
  const hasAdjustment = may(useProfile(), 'adjustmentPriceShow');
  const columns = useMemo(() => deskColumnsFor({ isGrouped, hasAdjustment }, room), [isGrouped, hasAdjustment, room]);
  const byId = useMemo(() => new Map(shown.map((bid) => [bid.bidId, bid])), [shown]);
  const sessions = useMemo(() => Map.groupBy(shown, ({ sessionId }) => sessionId), [shown]);
  const heads = useMemo(
    () => ({ select: <DeskSelectAll bids={shown} from={0} count={total} label={text('bids.selectAll')} /> }),
    [shown, total, text],
  );
  const rows = deskRowsOf(scroll.rendered, rowAt);
  // Rows that come into sight are empty lines until they are admitted.
  const admitted = useAdmitted(rows.flatMap(({ head, bid: held }) => (held && !head ? [held.bidId] : [])));

  return (
    <div
      ref={listRef}
      className={styles.desk}
      onFocus={({ target }) => {
        const id = Number(target.closest<HTMLElement>('[data-bid-id]')?.dataset['bidId']);
        const bid = byId.get(id);
        if (bid && id !== currentId) onCurrent(bid);
      }}
    >
      <ListTable
        label={label}
        columns={columns}
        heads={heads}
        dense
        explicitRoles
        density="tight"
        minWidth={deskWidth(columns)}
        style={deskTracks(columns)}
        sorting={sorting}
        onSort={onSort}
        aria-rowcount={lines.count + 1}
      >
        <Spacer height={scroll.before} columns={columns.length} />
        {rows.map(({ line, head, bid: held }) => {
          const rowIndex = line + 2;
          const bid = held && (byId.get(held.bidId) ?? held);
          if (head) {
            const bids = sessions.get(head.sessionId) ?? [];
            const session = bids[0] ?? bid;
            const shared = { head, rowIndex, bids, columns: columns.length, now: setting.now };
            if (session) return <BidDeskSession key={`session-${head.sessionId}`} session={session} {...shared} />;
          } else if (bid && admitted.has(bid.bidId)) {
            return (
              <BidDeskRow
                key={bid.bidId}
                bid={bid}
                rowIndex={rowIndex}
                columns={columns}
                seen={visited.has(bid.id)}
                isCurrent={bid.bidId === currentId}
                isGrouped={isGrouped}
                setting={setting}
              />
            );
          }
          return <LoadingLine key={`line-${line}`} columns={columns.length} />;
        })}
        <Spacer height={scroll.after} columns={columns.length} />
      </ListTable>
    </div>
  );
}

/** While pages are refetched, a bid can be in two lines; it is drawn in the first. */
function deskRowsOf(lines: DeskScroll['rendered'], rowAt: BidDeskTableProps['rowAt']) {
  const drawn = new Set<number>();
  return lines.map(({ row, ...line }) => {
    const bid = rowAt(row);
    if (line.head || !bid) return { ...line, bid };
    const isSecond = drawn.has(bid.bidId);
    drawn.add(bid.bidId);
    return { ...line, bid: isSecond ? undefined : bid };
  });
}

function LoadingLine({ columns }: { columns: number }) {
  const text = useText();
  return (
    <tr {...ariaRoles.row} className={styles.coming} aria-busy="true">
      <td {...ariaRoles.cell} colSpan={columns}>
        <span className="visually-hidden">{text('bids.loading')}</span>
      </td>
    </tr>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.space}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it holds a place, hidden from everybody */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
