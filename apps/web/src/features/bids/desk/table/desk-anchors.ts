import type { ListedBid } from '../../list/bids.ts';
import { type DeskLine, type DeskLines, isReliable, lineOfPosition } from './desk-lines.ts';
import type { ListPosition } from './held-pages.ts';

/** A row in sight, with its line and position when it was noted. */
export interface ScrollAnchor {
  bidId: number;
  line: number;
  position: ListPosition;
}

interface IndexRange {
  from: number;
  to: number;
}

interface ShownRows {
  rendered: readonly (DeskLine & { line: number })[];
  visibleRange: IndexRange;
}

interface LoadedRows {
  rowAt: (index: number) => Pick<ListedBid, 'bidId'> | undefined;
  positionAt: (index: number) => ListPosition;
}

type PositionOf = (bidId: number) => ListPosition | undefined;

/** Rows and session heads come in separate answers: only rows on which both agree become anchors. */
export function anchorsInSight(
  { rendered, visibleRange }: ShownRows,
  lines: DeskLines,
  { rowAt, positionAt }: LoadedRows,
): ScrollAnchor[] {
  return rendered.flatMap(({ line, row, head }) => {
    const bid = head || row < visibleRange.from || row > visibleRange.to ? undefined : rowAt(row);
    const position = positionAt(row);
    return bid && isReliable(lines, position) && lineOfPosition(lines, position) === line
      ? [{ bidId: bid.bidId, line, position }]
      : [];
  });
}

/** The list became shorter, and no anchor has a reliable position. */
export function areLost(anchors: readonly ScrollAnchor[], lines: DeskLines, positionOf: PositionOf): boolean {
  const [first] = anchors;
  if (!first || lines.total >= first.position.total) return false;
  return !anchors.some(({ bidId }) => {
    const position = positionOf(bidId);
    return position && isReliable(lines, position);
  });
}

/** The indexes among which lost anchors are now: the bids that have gone may all have stood above them. */
export function searchRange(anchors: readonly ScrollAnchor[], { total }: DeskLines): IndexRange | undefined {
  const [first, last] = [anchors[0]?.position, anchors.at(-1)?.position];
  return first && last && { from: first.index - (first.total - total), to: last.index + 1 };
}

/** Lines by which the first remaining anchor has moved; if none remains, the session of the first anchor counts. */
export function movedBy(anchors: readonly ScrollAnchor[], lines: DeskLines, positionOf: PositionOf): number {
  for (const { bidId, line } of anchors) {
    const position = positionOf(bidId);
    const now = position && lineOfPosition(lines, position);
    if (now !== undefined) return now - line;
  }
  const [first] = anchors;
  return first ? (lineOfPosition(lines, first.position) ?? first.line) - first.line : 0;
}

export const movedAnchors = (anchors: readonly ScrollAnchor[], moved: number): ScrollAnchor[] =>
  anchors.map((anchor) => ({ ...anchor, line: anchor.line + moved }));

interface PageScroll {
  /** The scroll position that was noted last. */
  noted: number;
  now: number;
  /** The furthest that the page scrolls. */
  end: number;
}

/** The scroll position before the list became shorter: at the end of the page the browser has clamped it already. */
export function scrollBeforeShrink({ noted, now, end }: PageScroll): number {
  return now >= end - 1 ? Math.max(noted, now) : now;
}
