import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowHeight } from '../model/bid-desk-rows.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { DeskLines } from '../model/desk-lines.ts';
import type { DeskReach } from '../model/desk.ts';
import type { DeskScroll } from './use-desk-scroll.ts';

interface Anchored {
  listRef: RefObject<HTMLElement | null>;
  lines: DeskLines;
  scroll: DeskScroll;
  rowAt: (index: number) => TrackedBid | undefined;
  placeOf: DeskReach['placeOf'];
}

interface Held {
  bidId: number;
  line: number;
}

/** Bids that come or go above leave what is being read where it stands. */
export function useDeskAnchor({ listRef, lines, scroll, rowAt, placeOf }: Anchored): void {
  const held = useRef<readonly Held[]>([]);
  const { sight, drawn } = scroll;
  useLayoutEffect(() => {
    // At the very top of the page what is new shows, as everywhere.
    const isAtWork = window.scrollY > 0 && listRef.current?.matches(':hover, :focus-within');
    const isRead = sight.from > 0 || isAtWork === true;
    const moved = isRead ? movedBy(held.current, lines, placeOf) : 0;
    held.current = drawn.flatMap(({ line, row, head }) => {
      const bid = head || row < sight.from || row > sight.to ? undefined : rowAt(row);
      return bid ? [{ bidId: bid.bidId, line }] : [];
    });
    if (moved !== 0) window.scrollBy({ top: moved * rowHeight, behavior: 'instant' });
  });
}

/** By how many lines the first of those that were in sight, and still are in the list, has moved. */
function movedBy(held: readonly Held[], { lineOf }: DeskLines, placeOf: Anchored['placeOf']): number {
  for (const { bidId, line } of held) {
    const place = placeOf(bidId);
    if (place !== undefined) return lineOf(place) - line;
  }
  return 0;
}
