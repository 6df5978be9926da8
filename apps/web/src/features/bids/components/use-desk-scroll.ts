import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { debounce } from '../../../ui/at-rest.ts';
import { rowHeight } from '../model/bid-desk-rows.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { DeskLine, DeskLines } from '../model/desk-lines.ts';

interface DeskScrollSetting {
  listRef: RefObject<HTMLElement | null>;
  lines: DeskLines;
  pageSize: number;
  /** As the address says it. */
  page: number;
  hrefOf: (page: number) => string;
}

export interface DeskScroll {
  drawn: readonly (DeskLine & { line: number })[];
  /** What stands for the lines before and after those that are drawn, in px. */
  before: number;
  after: number;
  /** The bids that are drawn, and those that are in sight, by their places. */
  window: { from: number; to: number };
  sight: { from: number; to: number };
  toRow: (index: number) => void;
  /** Brings a row into sight and gives it the focus. */
  show: (index: number, bidId: number) => void;
  indexOf: (bidId: number, rowAt: (index: number) => TrackedBid | undefined) => number | undefined;
}

const overscan = 8;
const restsAfter = 200;
/** What stands over the first and the last row: heads above, the foot below. */
const covered = { top: 84, bottom: 56 };

/** A list of thousands of rows, of which those in sight are drawn; the page scrolls, not a box in it. */
export function useDeskScroll({ listRef, lines, pageSize, page, hrefOf }: DeskScrollSetting): DeskScroll {
  // What is in sight is read from the virtualizer, which stays the same object while it changes.
  'use no memo';
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const measure = () => setTop(list.getBoundingClientRect().top + window.scrollY);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [listRef]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useWindowVirtualizer({
    count: lines.count,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
  });
  const items = virtualizer.getVirtualItems();
  const drawn = items.map(({ index }) => ({ ...lines.at(index), line: index }));
  const [first, last] = [items[0], items.at(-1)];
  const offset = virtualizer.scrollOffset ?? 0;
  const height = virtualizer.scrollRect?.height ?? 0;
  const inSight = drawn.filter((_, index) => {
    const item = items[index];
    return item && item.end > offset + covered.top && item.start < offset + height - covered.bottom;
  });
  const sight = spanOf(inSight);

  const toRow = (row: number) => {
    const line = lines.lineOf(row);
    const isFirst = line > 0 && lines.at(line - 1).head !== undefined;
    virtualizer.scrollToIndex(isFirst ? line - 1 : line, { align: 'start' });
  };
  const enter = useEffectEvent(() => {
    // Back has brought the page to where it was left: that is the place.
    if (page > 1 && window.scrollY < top + rowHeight) toRow((page - 1) * pageSize);
  });
  useEffect(() => {
    if (top > 0) enter();
  }, [top, page]);
  usePlaceNoted(Math.floor(sight.from / pageSize) + 1, hrefOf);

  const waiting = useRef<number>(undefined);
  useEffect(() => {
    if (waiting.current === undefined) return;
    const row = listRef.current?.querySelector<HTMLElement>(`[data-bid-id="${waiting.current}"]`);
    if (!row) return;
    waiting.current = undefined;
    row.querySelector('a')?.focus({ preventScroll: true });
  });
  return {
    drawn,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    window: spanOf(drawn),
    sight,
    toRow,
    show(row, bidId) {
      waiting.current = bidId;
      virtualizer.scrollToIndex(lines.lineOf(row), { align: 'auto' });
    },
    indexOf: (bidId, rowAt) => drawn.find(({ row, head }) => !head && rowAt(row)?.bidId === bidId)?.row,
  };
}

const spanOf = (lines: readonly DeskLine[]) => ({ from: lines[0]?.row ?? 0, to: lines.at(-1)?.row ?? 0 });

/**
 * The address names the page in sight, so that Back and a reload come back to it; the router is not told. While the list
 * moves it waits: browsers answer each new address with work of their own, and Chromium asks for the icon again.
 */
function usePlaceNoted(page: number, hrefOf: (page: number) => string): void {
  const note = useEffectEvent(() => {
    const href = hrefOf(page);
    if (href === `${location.pathname}${location.search}`) return;
    History.prototype.replaceState.call(window.history, window.history.state, '', href);
  });
  useEffect(() => {
    const look = debounce(() => note(), restsAfter);
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
    };
  }, []);
}
