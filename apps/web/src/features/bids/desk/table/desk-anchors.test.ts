import { expect, test } from 'vitest';
import {
  anchorsInSight,
  areLost,
  movedAnchors,
  movedBy,
  type ScrollAnchor,
  scrollBeforeShrink,
  searchRange,
} from './desk-anchors.ts';
import { deskLines } from './desk-lines.ts';
import type { ListPosition } from './held-pages.ts';

const sessionsOf = (...counts: readonly number[]) => counts.map((count, index) => ({ sessionId: index + 1, count }));
const linesOf = (...counts: readonly number[]) =>
  deskLines(
    counts.reduce((sum, count) => sum + count, 0),
    sessionsOf(...counts),
  );
const positionAt = (index: number, ...counts: readonly number[]): ListPosition => ({
  index,
  total: linesOf(...counts).total,
  sessions: sessionsOf(...counts),
});
const anchorAt = (index: number, ...counts: readonly number[]): ScrollAnchor => ({
  bidId: 100 + index,
  line: linesOf(...counts).lineOf(index),
  position: positionAt(index, ...counts),
});
/** Tells the position of each listed bid. */
const positions = (entries: Readonly<Record<number, ListPosition>>) => (bidId: number) => entries[bidId];

test('only loaded rows in sight become anchors, no heads', () => {
  const lines = linesOf(2, 3);
  const rendered = [0, 1, 2, 3, 4, 5].map((line) => ({ ...lines.at(line), line }));
  const anchors = anchorsInSight({ rendered, visibleRange: { from: 1, to: 3 } }, lines, {
    rowAt: (index) => (index === 2 ? undefined : { bidId: 100 + index }),
    positionAt: (index) => positionAt(index, 2, 3),
  });
  expect(anchors).toEqual([anchorAt(1, 2, 3), anchorAt(3, 2, 3)]);
});

test('a row whose page was loaded with another number of bids in its session is no anchor', () => {
  const lines = linesOf(2, 3);
  const rendered = [0, 1, 2, 3, 4].map((line) => ({ ...lines.at(line), line }));
  const anchorsOf = (...counts: readonly number[]) =>
    anchorsInSight({ rendered, visibleRange: { from: 0, to: 2 } }, lines, {
      rowAt: (index) => ({ bidId: 100 + index }),
      positionAt: (index) => positionAt(index, ...counts),
    }).map(({ bidId }) => bidId);
  expect(anchorsOf(2, 3)).toEqual([100, 101, 102]);
  expect(anchorsOf(2, 4)).toEqual([100, 101]);
});

test('anchors are lost once the list is shorter and no anchor has a reliable position', () => {
  const anchors = [anchorAt(3, 10), anchorAt(4, 10)];
  const stale = positionAt(4, 10);
  expect(areLost(anchors, linesOf(8), positions({ 104: stale }))).toBe(true);
  expect(areLost(anchors, linesOf(8), positions({}))).toBe(true);
  expect(areLost(anchors, linesOf(8), positions({ 104: positionAt(2, 8) }))).toBe(false);
  expect(areLost(anchors, linesOf(12), positions({}))).toBe(false);
  expect(areLost([], linesOf(8), positions({}))).toBe(false);
});

test('lost anchors are searched from as far above as bids have gone, to where the last one was', () => {
  expect(searchRange([anchorAt(30, 40), anchorAt(35, 40)], linesOf(25))).toEqual({ from: 15, to: 36 });
  expect(searchRange([], linesOf(25))).toBeUndefined();
});

test('the first anchor that remains tells how far the rows have moved', () => {
  const anchors = [anchorAt(4, 3, 5), anchorAt(5, 3, 5)];
  expect(movedBy(anchors, linesOf(5, 5), positions({ 105: positionAt(7, 5, 5) }))).toBe(2);
  expect(movedBy(anchors, linesOf(3, 5), positions({ 104: positionAt(4, 3, 5) }))).toBe(0);
});

test('if no anchor remains, the session of the first one tells; without that, nothing moves', () => {
  expect(movedBy([anchorAt(4, 3, 5)], linesOf(1, 5), positions({}))).toBe(-2);
  expect(movedBy([anchorAt(4, 3, 5)], linesOf(3), positions({}))).toBe(0);
  expect(movedBy([], linesOf(3), positions({}))).toBe(0);
});

test('moved anchors keep their bids and positions', () => {
  const anchor = anchorAt(4, 3, 5);
  expect(movedAnchors([anchor], -2)).toEqual([{ ...anchor, line: anchor.line - 2 }]);
});

test('at the end of a page that became shorter, the scroll position is the one noted before', () => {
  expect(scrollBeforeShrink({ noted: 900, now: 700, end: 700 })).toBe(900);
  expect(scrollBeforeShrink({ noted: 900, now: 699, end: 700 })).toBe(900);
  expect(scrollBeforeShrink({ noted: 500, now: 700, end: 700 })).toBe(700);
  expect(scrollBeforeShrink({ noted: 900, now: 400, end: 700 })).toBe(400);
});
