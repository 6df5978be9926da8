import type { BidSort } from '@seri/domain/bid-lists';
import type { Sorting } from '@seri/domain/listing';
import { Fragment, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { ListTable } from '../../../lib/list-table.tsx';
import { useText } from '../../../lib/text.ts';
import { useVisited } from '../../lots/model/visited-lots.ts';
import { deskColumnsFor, deskWidth } from '../model/bid-desk-columns.data.ts';
import { rowHeight, startsSession } from '../model/bid-desk-rows.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { BidSetting } from '../model/slots.ts';
import styles from './bid-desk.module.css';
import { BidDeskRow } from './bid-desk-row.tsx';
import { BidDeskSession } from './bid-desk-session.tsx';
import { useRoom } from './use-room.ts';
import type { DeskScroll } from './use-desk-scroll.ts';

interface BidDeskTableProps {
  listRef: RefObject<HTMLDivElement | null>;
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

/** Of all rows those in sight, session by session, between what holds the place of the others. */
export function BidDeskTable(props: BidDeskTableProps) {
  const { listRef, scroll, rowAt, shown, total, label, setting, currentId, onCurrent, sorting, onSort } = props;
  const text = useText();
  const visited = useVisited();
  // In any other order each row would be a session of its own.
  const isGrouped = sorting === undefined;
  const room = useRoom(listRef);
  const columns = useMemo(() => deskColumnsFor(isGrouped, room), [isGrouped, room]);
  const byId = useMemo(() => new Map(shown.map((bid) => [bid.bidId, bid])), [shown]);
  const sessions = useMemo(() => Map.groupBy(shown, ({ sessionId }) => sessionId), [shown]);
  const rows = scroll.items.map(({ index, key }) => {
    const bid = rowAt(index);
    const isFirst = isGrouped && bid !== undefined && startsSession(bid, index > 0 ? rowAt(index - 1) : undefined);
    return { index, key, bid: bid && (byId.get(bid.bidId) ?? bid), isFirst };
  });
  useLayoutEffect(() => {
    for (const { index, bid, isFirst } of rows) if (bid) scroll.setHeight(index, isFirst ? 2 * rowHeight : rowHeight);
  });
  useAnchor(rows, scroll);

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
        dense
        density="tight"
        minWidth={deskWidth(columns)}
        sorting={sorting}
        onSort={onSort}
        aria-rowcount={total + 1}
      >
        <Space height={scroll.before} columns={columns.length} />
        {rows.map(({ index, key, bid, isFirst }) =>
          bid ? (
            <Fragment key={bid.bidId}>
              {isFirst && (
                <BidDeskSession
                  session={bid}
                  bids={sessions.get(bid.sessionId) ?? []}
                  columns={columns.length}
                  now={setting.now}
                />
              )}
              <BidDeskRow
                bid={bid}
                index={index}
                columns={columns}
                seen={visited.has(bid.id)}
                isCurrent={bid.bidId === currentId}
                isGrouped={isGrouped}
                setting={setting}
              />
            </Fragment>
          ) : (
            <tr key={key} className={styles.coming} aria-busy="true">
              <td colSpan={columns.length}>
                <span className="visually-hidden">{text('bids.loading')}</span>
              </td>
            </tr>
          ),
        )}
        <Space height={scroll.after} columns={columns.length} />
      </ListTable>
    </div>
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

interface Placed {
  index: number;
  bid: TrackedBid | undefined;
}

/** Bids that come or go above leave what is being read where it stands. */
function useAnchor(rows: readonly Placed[], { sight, startOf }: DeskScroll): void {
  const anchor = useRef<{ bidId: number; index: number }>(undefined);
  useLayoutEffect(() => {
    const held = anchor.current;
    const now = held && rows.find(({ bid }) => bid?.bidId === held.bidId);
    if (held && now && now.index !== held.index && sight.from > 0) {
      window.scrollBy({ top: startOf(now.index) - startOf(held.index), behavior: 'instant' });
    }
    const top = rows.find(({ index }) => index === sight.from)?.bid;
    anchor.current = top && { bidId: top.bidId, index: sight.from };
  });
}
