import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowHeight } from './bid-desk-rows.ts';
import {
  anchorsInSight,
  areLost,
  movedAnchors,
  movedBy,
  type ScrollAnchor,
  scrollBeforeShrink,
  searchRange,
} from './desk-anchors.ts';
import type { DeskLines } from './desk-lines.ts';
import type { BidPages } from './use-bid-pages.ts';
import type { DeskScroll } from './use-desk-scroll.ts';

interface AnchorOptions {
  listRef: RefObject<HTMLElement | null>;
  lines: DeskLines;
  scroll: DeskScroll;
  pages: Pick<BidPages, 'rowAt' | 'positionAt' | 'positionOf' | 'access'>;
}

/**
 * Scroll anchoring: bids that come or go above leave the rows in sight where they are. After each render the page is
 * scrolled by as much as these rows have moved; then the rows in sight become the anchors of the next render.
 */
export function useDeskAnchor({ listRef, lines, scroll, pages }: AnchorOptions): void {
  const anchors = useRef<readonly ScrollAnchor[]>([]);
  const scrollPosition = useScrollPosition();
  const search = useAnchorSearch(pages.access);
  useLayoutEffect(() => {
    const { positionOf } = pages;
    const isRead = isBeingRead(anchors.current, listRef.current);
    const before = scrollBeforeShrink({ noted: scrollPosition.noted(), now: window.scrollY, end: endOfScroll() });

    if (isRead && areLost(anchors.current, lines, positionOf) && search.isRunning(anchors.current, lines)) {
      search.addPull(before - window.scrollY);
    } else {
      const pulled = search.takePull();
      const moved = isRead ? movedBy(anchors.current, lines, positionOf) : 0;
      const inSight = anchorsInSight(scroll, lines, pages);
      // The anchors stay until the rows at the new scroll position are loaded.
      const isLoading = isRead && (moved !== 0 || inSight.length === 0);
      anchors.current = isLoading ? movedAnchors(anchors.current, moved) : inSight;
      if (moved !== 0) window.scrollTo({ top: before + pulled + moved * rowHeight, behavior: 'instant' });
    }
    scrollPosition.note();
  });
}

/** At the very top of the page new bids show, as everywhere. Below it, rows stay for those who scrolled or work here. */
function isBeingRead(anchors: readonly ScrollAnchor[], list: HTMLElement | null): boolean {
  const isScrolledDown = (anchors[0]?.position.index ?? 0) > 0;
  return isScrolledDown || (window.scrollY > 0 && list?.matches(':hover, :focus-within') === true);
}

const endOfScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/** The scroll position as the reader left it. */
function useScrollPosition() {
  const position = useRef(0);
  useEffect(() => {
    const note = () => void (position.current = window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return {
    noted: () => position.current,
    note: () => void (position.current = window.scrollY),
  };
}

/** Loads the pages into which lost anchors may have moved, before they are given up: once for each state of the list. */
function useAnchorSearch({ read }: BidPages['access']) {
  const begun = useRef<DeskLines>(undefined);
  const pulled = useRef(0);
  const [finished, setFinished] = useState<DeskLines>();
  return {
    isRunning(anchors: readonly ScrollAnchor[], lines: DeskLines): boolean {
      if (finished === lines) return false;
      const range = searchRange(anchors, lines);
      if (begun.current !== lines && range) void read(range.from, range.to).finally(() => setFinished(lines));
      begun.current = lines;
      return range !== undefined;
    },
    /** Notes how far the shorter list has pulled the page up meanwhile, in px. */
    addPull(pull: number): void {
      pulled.current += pull;
    },
    takePull(): number {
      const pull = pulled.current;
      pulled.current = 0;
      return pull;
    },
  };
}
