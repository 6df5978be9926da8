import type { BidSort } from '@seri/domain/bids/bid-lists';
import type { Sorting } from '@seri/domain/catalogue/listing';
import { type RefObject, useMemo } from 'react';
import { ListTable } from '../../../lib/list-table.tsx';
import { useText } from '../../../lib/text.ts';
import { useVisited } from '../../lots/model/visited-lots.ts';
import { deskColumnsFor, deskTracks, deskWidth } from '../model/bid-desk-columns.data.ts';
import { says } from '../model/bid-desk-rows.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { DeskLines } from '../model/desk-lines.ts';
import type { BidSetting } from '../model/slots.ts';
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
  rowAt: (index: number) => TrackedBid | undefined;
  /** All that are loaded, as they are to be. */
  shown: readonly TrackedBid[];
  total: number;
  label: string;
  setting: BidSetting;
  currentId: number | undefined;
  onCurrent: (bid: TrackedBid) => void;
  sorting: Sorting<BidSort> | undefined;
  onSort: (sort: BidSort) => void;
}

/** Of all lines those in sight, between what holds the place of the others. */
export function BidDeskTable(props: BidDeskTableProps) {
  const { listRef, lines, scroll, rowAt, shown, total, label, setting, currentId, onCurrent, sorting, onSort } = props;
  const text = useText();
  const visited = useVisited();
  // In any other order each row would be a session of its own.
  const isGrouped = sorting === undefined;
  const room = useRoom(listRef);
  const columns = useMemo(() => deskColumnsFor(isGrouped, room), [isGrouped, room]);
  const byId = useMemo(() => new Map(shown.map((bid) => [bid.bidId, bid])), [shown]);
  const sessions = useMemo(() => Map.groupBy(shown, ({ sessionId }) => sessionId), [shown]);
  const heads = useMemo(
    () => ({ select: <DeskSelectAll bids={shown} from={0} count={total} label={text('bids.selectAll')} /> }),
    [shown, total, text],
  );
  const rows = deskRowsOf(scroll.drawn, rowAt);
  // Until they are admitted the lines of rows that come into sight stand empty.
  const admitted = useAdmitted(rows.flatMap(({ head, held }) => (held && !head ? [held.bidId] : [])));

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
        <Space height={scroll.before} columns={columns.length} />
        {rows.map(({ line, head, held }) => {
          const rowIndex = line + 2;
          const bid = held && (byId.get(held.bidId) ?? held);
          if (head) {
            const bids = sessions.get(head.sessionId) ?? [];
            const session = bids[0] ?? bid;
            const told = { head, rowIndex, bids, columns: columns.length, now: setting.now };
            if (session) return <BidDeskSession key={`session-${head.sessionId}`} session={session} {...told} />;
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
          return <Coming key={`line-${line}`} columns={columns.length} />;
        })}
        <Space height={scroll.after} columns={columns.length} />
      </ListTable>
    </div>
  );
}

/** What stands in each line. While pages move on one bid may stand in two of them: it is drawn in the first. */
function deskRowsOf(lines: DeskScroll['drawn'], rowAt: BidDeskTableProps['rowAt']) {
  const drawn = new Set<number>();
  return lines.map(({ row, ...line }) => {
    const held = rowAt(row);
    if (line.head || !held) return { ...line, held };
    const isSecond = drawn.has(held.bidId);
    drawn.add(held.bidId);
    return { ...line, held: isSecond ? undefined : held };
  });
}

/** A line on its way. */
function Coming({ columns }: { columns: number }) {
  const text = useText();
  return (
    <tr {...says.row} className={styles.coming} aria-busy="true">
      <td {...says.cell} colSpan={columns}>
        <span className="visually-hidden">{text('bids.loading')}</span>
      </td>
    </tr>
  );
}

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.space}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it holds a place, hidden from everybody */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
