import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Navigate } from '../../../../lib/lists/use-true-address.ts';
import { debounce } from '../../../../ui/time/at-rest.ts';
import { rowHeight } from './bid-desk-rows.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { DeskLine, DeskLines } from './desk-lines.ts';

interface DeskScrollOptions {
  listRef: RefObject<HTMLElement | null>;
  lines: DeskLines;
  pageSize: number;
  /** The page in the URL. */
  page: number;
  hrefOf: (page: number) => string;
  navigate: Navigate;
}

export interface DeskScroll {
  rendered: readonly (DeskLine & { line: number })[];
  /** Heights of the spacers before and after the rendered lines, in px. */
  before: number;
  after: number;
  /** Indexes of the bids that are rendered, and of those in sight. */
  renderedRange: { from: number; to: number };
  visibleRange: { from: number; to: number };
  toRow: (index: number) => void;
  show: (index: number, bidId: number) => void;
  indexOf: (bidId: number, rowAt: (index: number) => ListedBid | undefined) => number | undefined;
}

const overscan = 8;
const urlDelay = 200;
/** Heights in px that cover the first and the last row: table head and foot. */
const covered = { top: 84, bottom: 90 };

/** A virtualised list of thousands of rows; the window scrolls, not a box in the page. */
export function useDeskScroll({ listRef, lines, pageSize, page, ...address }: DeskScrollOptions): DeskScroll {
  // The virtualizer stays the same object while it changes, so the React Compiler must not memoise.
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
  const rendered = items.map(({ index }) => ({ ...lines.at(index), line: index }));
  const [first, last] = [items[0], items.at(-1)];
  const offset = virtualizer.scrollOffset ?? 0;
  const height = virtualizer.scrollRect?.height ?? 0;
  const visible = rendered.filter((_, index) => {
    const item = items[index];
    return item && item.end > offset + covered.top && item.start < offset + height - covered.bottom;
  });
  const visibleRange = spanOf(visible);

  const toRow = (row: number) => {
    const line = lines.lineOf(row);
    const isFirst = line > 0 && lines.at(line - 1).head !== undefined;
    virtualizer.scrollToIndex(isFirst ? line - 1 : line, { align: 'start' });
  };
  const scrollToUrlPage = useEffectEvent(() => {
    // After Back the browser restores the scroll position, which wins over the page in the URL.
    if (page > 1 && window.scrollY < top + rowHeight) toRow((page - 1) * pageSize);
  });
  useEffect(() => {
    if (top > 0) scrollToUrlPage();
  }, [top, page]);
  usePageInUrl(Math.floor(visibleRange.from / pageSize) + 1, address);

  const bidToFocus = useRef<number>(undefined);
  useEffect(() => {
    if (bidToFocus.current === undefined) return;
    const row = listRef.current?.querySelector<HTMLElement>(`[data-bid-id="${bidToFocus.current}"]`);
    if (!row) return;
    bidToFocus.current = undefined;
    row.querySelector('a')?.focus({ preventScroll: true });
  });
  return {
    rendered,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    renderedRange: spanOf(rendered),
    visibleRange,
    toRow,
    show(row, bidId) {
      bidToFocus.current = bidId;
      virtualizer.scrollToIndex(lines.lineOf(row), { align: 'auto' });
    },
    indexOf: (bidId, rowAt) => rendered.find(({ row, head }) => !head && rowAt(row)?.bidId === bidId)?.row,
  };
}

const spanOf = (lines: readonly DeskLine[]) => ({ from: lines[0]?.row ?? 0, to: lines.at(-1)?.row ?? 0 });

/**
 * Keeps the page in sight in the URL, so that Back and a reload return to it. It waits until scrolling stops: each new
 * URL costs the browser work, and Chromium fetches the icon again.
 */
function usePageInUrl(page: number, { hrefOf, navigate }: Pick<DeskScrollOptions, 'hrefOf' | 'navigate'>): void {
  const writeUrl = useEffectEvent(() => {
    const href = hrefOf(page);
    if (href !== `${location.pathname}${location.search}`) navigate(href, 'addressOnly');
  });
  useEffect(() => {
    const debounced = debounce(() => writeUrl(), urlDelay);
    window.addEventListener('scroll', debounced.call, { passive: true });
    return () => {
      debounced.cancel();
      window.removeEventListener('scroll', debounced.call);
    };
  }, []);
}
