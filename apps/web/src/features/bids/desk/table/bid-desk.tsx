import type { BidSort } from '@seri/domain/bids/bid-lists';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPiece } from '../../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../../lib/language/language.ts';
import type { Navigate } from '../../../../lib/lists/use-true-address.ts';
import { chatButtonOf } from '../../list/open-chat.ts';
import type { BidsAnswer, BidsCall, ListedBid } from '../../list/bids.ts';
import type { BidListConfig, BidsSearch } from '../../list/bids-search.ts';
import { deskKeyLines } from './desk-key-lines.data.ts';
import { deskLines } from './desk-lines.ts';
import type { BidSetting } from '../../list/slots.ts';
import { BidDeskFoot } from './bid-desk-foot.tsx';
import { BidDeskKeys } from './bid-desk-keys.tsx';
import { BidDeskTable } from './bid-desk-table.tsx';
import { Desk } from '../changes/desk.tsx';
import { useBidPages } from './use-bid-pages.ts';
import { useDeskAnchor } from './use-desk-anchor.ts';
import { type DeskScroll, useDeskScroll } from './use-desk-scroll.ts';

const KeysHelp = lazyPiece(
  withTexts(['palette'], () => import('../../../../lib/keys/keys-help.tsx')),
  'KeysHelp',
);

export interface BidDeskProps {
  call: BidsCall;
  config: BidListConfig;
  search: BidsSearch;
  pageSize: PageSize;
  total: number;
  amount: number | undefined;
  sessions: BidsAnswer['sessions'];
  label: string;
  setting: BidSetting;
  hrefOf: (page: number) => string;
  navigate: Navigate;
  onSort: (sort: BidSort) => void;
  onPageSize: (size: PageSize) => void;
}

/** R62: the desk for a day: all bids in one list that staff scroll through and edit by keys. */
export function BidDesk(props: BidDeskProps) {
  const { call, config, search, pageSize, total, amount, sessions, label, setting } = props;
  const { hrefOf, navigate, onSort, onPageSize } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => deskLines(total, sessions), [total, sessions]);
  const scroll = useDeskScroll({ listRef, lines, pageSize, page: search.page, hrefOf, navigate });
  const pages = useBidPages({ call, config, search, pageSize, total }, scroll.renderedRange);
  const { rowAt, loaded, access } = pages;
  useDeskAnchor({ listRef, lines, scroll, pages });
  const [isHelp, setHelp] = useState(false);
  const [current, setCurrent] = useState<ListedBid>();
  const index = current && scroll.indexOf(current.bidId, rowAt);
  const [lastIndex, setLastIndex] = useState(index);
  if (index !== undefined && index !== lastIndex) setLastIndex(index);
  const move = (step: 1 | -1): ListedBid | undefined => {
    const next = Math.min(Math.max(nextIndex(scroll, { index, lastIndex, step }), 0), total - 1);
    const bid = rowAt(next);
    if (!bid) return undefined;
    setCurrent(bid);
    scroll.show(next, bid.bidId);
    return bid;
  };
  return (
    <Desk
      bids={loaded}
      access={access}
      current={current}
      onMove={move}
      onChat={({ bidId }) => chatButtonOf(bidId)?.click()}
      onHelp={() => setHelp(true)}
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
            page={Math.floor(scroll.visibleRange.from / pageSize) + 1}
            total={total}
            amount={amount}
            pageSize={pageSize}
            hrefOf={hrefOf}
            onPage={(page) => scroll.toRow((page - 1) * pageSize)}
            onPageSize={onPageSize}
          >
            <BidDeskKeys onHelp={() => setHelp(true)} />
          </BidDeskFoot>
          {isHelp && (
            <Suspense>
              <KeysHelp pageLines={deskKeyLines} onClose={() => setHelp(false)} />
            </Suspense>
          )}
        </>
      )}
    </Desk>
  );
}

interface RowPosition {
  /** Index of the current bid, if it is rendered. */
  index: number | undefined;
  lastIndex: number | undefined;
  step: 1 | -1;
}

/** Starts at the current bid; if that is gone, at its last index; if neither is rendered, at the first row in sight. */
function nextIndex({ renderedRange, visibleRange }: DeskScroll, { index, lastIndex, step }: RowPosition): number {
  if (index !== undefined) return index + step;
  if (lastIndex === undefined || lastIndex < renderedRange.from || lastIndex > renderedRange.to)
    return visibleRange.from;
  return step > 0 ? lastIndex : lastIndex - 1;
}
