import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowHeight } from './bid-desk-rows.ts';
import { type DeskLines, isReliable, lineOfPosition } from './desk-lines.ts';
import type { ListPosition } from './held-pages.ts';
import type { BidPages } from './use-bid-pages.ts';
import type { DeskScroll } from './use-desk-scroll.ts';

interface AnchorOptions {
  listRef: RefObject<HTMLElement | null>;
  lines: DeskLines;
  scroll: DeskScroll;
  pages: Pick<BidPages, 'rowAt' | 'positionAt' | 'positionOf' | 'access'>;
}

/** A row in sight, with its line and position when it was noted. */
interface ScrollAnchor {
  bidId: number;
  line: number;
  position: ListPosition;
}

/** Scroll anchoring: bids that come or go above leave the rows in sight where they are. */
export function useDeskAnchor({ listRef, lines, scroll, pages }: AnchorOptions): void {
  const anchors = useRef<readonly ScrollAnchor[]>([]);
  const scrollTop = useRef(0);
  const lookup = useAnchorLookup();
  useEffect(() => {
    const noteScroll = () => void (scrollTop.current = window.scrollY);
    window.addEventListener('scroll', noteScroll, { passive: true });
    return () => window.removeEventListener('scroll', noteScroll);
  }, []);
  useLayoutEffect(() => {
    // At the very top of the page new bids show, as everywhere.
    const isAtWork = window.scrollY > 0 && listRef.current?.matches(':hover, :focus-within');
    const isRead = (anchors.current[0]?.position.index ?? 0) > 0 || isAtWork === true;
    const scrollBefore = scrollBeforeShrink(scrollTop.current);
    if (
      isRead &&
      isLost(anchors.current, lines, pages) &&
      lookup.lookUp(anchors.current, lines, pages, scrollBefore - window.scrollY)
    ) {
      scrollTop.current = window.scrollY;
      return;
    }
    const pulled = lookup.takePull();
    const moved = isRead ? movedBy(anchors.current, lines, pages) : 0;
    const visible = anchorsInSight(scroll, lines, pages);
    // The anchors stay until the rows at the new scroll position are loaded.
    const isLoading = isRead && (moved !== 0 || visible.length === 0);
    anchors.current = isLoading ? anchors.current.map((anchor) => ({ ...anchor, line: anchor.line + moved })) : visible;
    if (moved !== 0) window.scrollTo({ top: scrollBefore + pulled + moved * rowHeight, behavior: 'instant' });
    scrollTop.current = window.scrollY;
  });
}

/** The list became shorter, and no anchor has a reliable position. */
function isLost(anchors: readonly ScrollAnchor[], lines: DeskLines, { positionOf }: AnchorOptions['pages']): boolean {
  const [first] = anchors;
  if (!first || lines.total >= first.position.total) return false;
  return !anchors.some(({ bidId }) => {
    const position = positionOf(bidId);
    return position && isReliable(lines, position);
  });
}

/** Loads the pages into which the anchors may have moved up, before they are given up. */
function useAnchorLookup() {
  const requested = useRef<DeskLines>(undefined);
  const pulled = useRef(0);
  const [finished, setFinished] = useState<DeskLines>();
  return {
    /** True while pages are loading. `pull` is how far a shorter list has pulled the page up, in px. */
    lookUp(
      anchors: readonly ScrollAnchor[],
      lines: DeskLines,
      { access }: AnchorOptions['pages'],
      pull: number,
    ): boolean {
      if (finished === lines) return false;
      pulled.current += pull;
      if (requested.current === lines) return true;
      requested.current = lines;
      const [first, last] = [anchors[0]?.position, anchors.at(-1)?.position];
      if (!first || !last) return false;
      const removed = first.total - lines.total;
      void access.read(first.index - removed, last.index + 1).finally(() => setFinished(lines));
      return true;
    },
    takePull(): number {
      const pull = pulled.current;
      pulled.current = 0;
      return pull;
    },
  };
}

/** The scroll position before the list became shorter: at the end of the page the browser has clamped it already. */
function scrollBeforeShrink(scrolled: number): number {
  const isAtEnd = window.scrollY >= document.documentElement.scrollHeight - window.innerHeight - 1;
  return isAtEnd ? Math.max(scrolled, window.scrollY) : window.scrollY;
}

/** Rows and session heads come in separate answers: only rows on which both agree become anchors. */
function anchorsInSight(
  { visibleRange, rendered }: DeskScroll,
  lines: DeskLines,
  pages: AnchorOptions['pages'],
): readonly ScrollAnchor[] {
  return rendered.flatMap(({ line, row, head }) => {
    const bid = head || row < visibleRange.from || row > visibleRange.to ? undefined : pages.rowAt(row);
    const position = pages.positionAt(row);
    return bid && isReliable(lines, position) && lineOfPosition(lines, position) === line
      ? [{ bidId: bid.bidId, line, position }]
      : [];
  });
}

/** Lines by which the first remaining anchor has moved; if none remains, the session of the first anchor counts. */
function movedBy(anchors: readonly ScrollAnchor[], lines: DeskLines, { positionOf }: AnchorOptions['pages']): number {
  for (const { bidId, line } of anchors) {
    const position = positionOf(bidId);
    const now = position && lineOfPosition(lines, position);
    if (now !== undefined) return now - line;
  }
  const [first] = anchors;
  return first ? (lineOfPosition(lines, first.position) ?? first.line) - first.line : 0;
}
