import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowHeight } from '../model/bid-desk-rows.ts';
import { type DeskLines, isSure, lineOfStand } from '../model/desk-lines.ts';
import type { Stand } from '../model/held-pages.ts';
import type { BidPages } from './use-bid-pages.ts';
import type { DeskScroll } from './use-desk-scroll.ts';

interface Anchored {
  listRef: RefObject<HTMLElement | null>;
  lines: DeskLines;
  scroll: DeskScroll;
  pages: Pick<BidPages, 'rowAt' | 'standAt' | 'standOf' | 'reach'>;
}

/** What was read, with the session that it stands in. */
interface Held {
  bidId: number;
  line: number;
  stand: Stand;
}

/** Bids that come or go above leave what is being read where it stands. */
export function useDeskAnchor({ listRef, lines, scroll, pages }: Anchored): void {
  const held = useRef<readonly Held[]>([]);
  const scrolled = useRef(0);
  const search = useSearch();
  useEffect(() => {
    const note = () => void (scrolled.current = window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    // At the very top of the page what is new shows, as everywhere.
    const isAtWork = window.scrollY > 0 && listRef.current?.matches(':hover, :focus-within');
    const isRead = (held.current[0]?.stand.place ?? 0) > 0 || isAtWork === true;
    const now = before(scrolled.current);
    if (
      isRead &&
      isLost(held.current, lines, pages) &&
      search.goesOn(held.current, lines, pages, now - window.scrollY)
    ) {
      scrolled.current = window.scrollY;
      return;
    }
    const pulled = search.ended();
    const moved = isRead ? movedBy(held.current, lines, pages) : 0;
    const seen = inSight(scroll, lines, pages);
    // Until the rows of where it went are there, what was read stays what is to be found.
    const isOnItsWay = isRead && (moved !== 0 || seen.length === 0);
    held.current = isOnItsWay ? held.current.map((one) => ({ ...one, line: one.line + moved })) : seen;
    if (moved !== 0) window.scrollTo({ top: now + pulled + moved * rowHeight, behavior: 'instant' });
    scrolled.current = window.scrollY;
  });
}

/** Of what was read nothing is where it is known to be, in a list that became shorter. */
function isLost(held: readonly Held[], lines: DeskLines, { standOf }: Anchored['pages']): boolean {
  const [first] = held;
  if (!first || lines.total >= first.stand.total) return false;
  return !held.some(({ bidId }) => {
    const stand = standOf(bidId);
    return stand && isSure(lines, stand);
  });
}

/** Reads what stands now where bids may have moved up to, before they are given up. */
function useSearch() {
  const asked = useRef<DeskLines>(undefined);
  const pulled = useRef(0);
  const [done, setDone] = useState<DeskLines>();
  return {
    /** `pull` is by how much a list that became shorter has pulled the page up. */
    goesOn(held: readonly Held[], lines: DeskLines, { reach }: Anchored['pages'], pull: number): boolean {
      if (done === lines) return false;
      pulled.current += pull;
      if (asked.current === lines) return true;
      asked.current = lines;
      const [first, last] = [held[0]?.stand, held.at(-1)?.stand];
      if (!first || !last) return false;
      const gone = first.total - lines.total;
      void reach.read(first.place - gone, last.place + 1).finally(() => setDone(lines));
      return true;
    },
    ended(): number {
      const pull = pulled.current;
      pulled.current = 0;
      return pull;
    },
  };
}

/** Where the page was scrolled to: a list that became shorter than that has pulled it up already. */
function before(scrolled: number): number {
  const isAtEnd = window.scrollY >= document.documentElement.scrollHeight - window.innerHeight - 1;
  return isAtEnd ? Math.max(scrolled, window.scrollY) : window.scrollY;
}

/** Rows and heads come in answers of their own: noted is what both agree upon. */
function inSight({ sight, drawn }: DeskScroll, lines: DeskLines, pages: Anchored['pages']): readonly Held[] {
  return drawn.flatMap(({ line, row, head }) => {
    const bid = head || row < sight.from || row > sight.to ? undefined : pages.rowAt(row);
    const stand = pages.standAt(row);
    return bid && isSure(lines, stand) && lineOfStand(lines, stand) === line ? [{ bidId: bid.bidId, line, stand }] : [];
  });
}

/** By how many lines the first that is left of what was in sight has moved; where nothing is left, its session. */
function movedBy(held: readonly Held[], lines: DeskLines, { standOf }: Anchored['pages']): number {
  for (const { bidId, line } of held) {
    const stand = standOf(bidId);
    const now = stand && lineOfStand(lines, stand);
    if (now !== undefined) return now - line;
  }
  const [first] = held;
  return first ? (lineOfStand(lines, first.stand) ?? first.line) - first.line : 0;
}
