import type { BidSort } from '@seri/domain/bids/bid-lists';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { useMemo, useRef, useState } from 'react';
import { chatButtonOf } from '../../chat/model/open-chat.ts';
import type { BidsAnswer, BidsCall, TrackedBid } from '../model/bids.ts';
import type { BidsPlace, BidsSearch } from '../model/bids-search.ts';
import { deskLines } from '../model/desk-lines.ts';
import type { BidSetting } from '../model/slots.ts';
import { BidDeskFoot } from './bid-desk-foot.tsx';
import { BidDeskKeys } from './bid-desk-keys.tsx';
import { BidDeskTable } from './bid-desk-table.tsx';
import { Desk } from './desk.tsx';
import { useBidPages } from './use-bid-pages.ts';
import { useDeskAnchor } from './use-desk-anchor.ts';
import { type DeskScroll, useDeskScroll } from './use-desk-scroll.ts';

export interface BidDeskProps {
  call: BidsCall;
  place: BidsPlace;
  search: BidsSearch;
  pageSize: PageSize;
  total: number;
  amount: number | undefined;
  sessions: BidsAnswer['sessions'];
  label: string;
  setting: BidSetting;
  hrefOf: (page: number) => string;
  onSort: (sort: BidSort) => void;
  onPageSize: (size: PageSize) => void;
}

/** R62: where staff run a day: all bids in one list that is scrolled through, and worked on by keys. */
export function BidDesk(props: BidDeskProps) {
  const { call, place, search, pageSize, total, amount, sessions, label, setting, hrefOf, onSort, onPageSize } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => deskLines(total, sessions), [total, sessions]);
  const scroll = useDeskScroll({ listRef, lines, pageSize, page: search.page, hrefOf });
  const pages = useBidPages({ call, place, search, pageSize, total }, scroll.window);
  const { rowAt, loaded, reach } = pages;
  useDeskAnchor({ listRef, lines, scroll, pages });
  const [current, setCurrent] = useState<TrackedBid>();
  const index = current && scroll.indexOf(current.bidId, rowAt);
  const [stood, setStood] = useState(index);
  if (index !== undefined && index !== stood) setStood(index);
  const move = (by: 1 | -1) => {
    const next = Math.min(Math.max(nextPlace(scroll, { index, stood, by }), 0), total - 1);
    const bid = rowAt(next);
    if (!bid) return;
    setCurrent(bid);
    scroll.show(next, bid.bidId);
  };
  return (
    <Desk
      bids={loaded}
      reach={reach}
      current={current}
      onMove={move}
      onChat={({ bidId }) => chatButtonOf(bidId)?.click()}
      renderPhoto={setting.renderPhoto}
    >
      {(shown) => (
        <>
          <BidDeskTable
            listRef={listRef}
            lines={lines}
            scroll={scroll}
            rowAt={rowAt}
            shown={shown}
            total={total}
            label={label}
            setting={setting}
            currentId={current?.bidId}
            onCurrent={setCurrent}
            sorting={search.sorting}
            onSort={onSort}
          />
          <BidDeskFoot
            from={scroll.sight.from + 1}
            to={scroll.sight.to + 1}
            total={total}
            amount={amount}
            pageSize={pageSize}
            hrefOf={hrefOf}
            onPage={(page) => scroll.toRow((page - 1) * pageSize)}
            onPageSize={onPageSize}
          />
          <BidDeskKeys />
        </>
      )}
    </Desk>
  );
}

interface Standing {
  /** Of the current bid, where it is drawn. */
  index: number | undefined;
  /** Where it stood last. */
  stood: number | undefined;
  by: 1 | -1;
}

/** From the current bid; where that has gone, from its place; where neither is in sight, from where one looks. */
function nextPlace({ window: drawn, sight }: DeskScroll, { index, stood, by }: Standing): number {
  if (index !== undefined) return index + by;
  if (stood === undefined || stood < drawn.from || stood > drawn.to) return sight.from;
  return by > 0 ? stood : stood - 1;
}
