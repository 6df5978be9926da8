import { expect, test } from 'vitest';
import { badgeGap, onMap, type Point, spreadMarks } from './spread-marks.ts';

const nearest = (badges: readonly Point[]) =>
  Math.min(
    ...badges.flatMap((one, index) =>
      badges.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
const many = (count: number, x: number, y: number) => Array.from({ length: count }, () => onMap({ x, y }));

test('a badge with enough space is placed on its mark', () => {
  expect(
    spreadMarks(
      [
        { x: 25, y: 50 },
        { x: 74, y: 50 },
      ].map(onMap),
    ),
  ).toEqual([
    { x: 150, y: 200 },
    { x: 444, y: 200 },
  ]);
});

test('badges never overlap: two on one spot, twelve in a corner, eight along a side', () => {
  expect(nearest(spreadMarks(many(2, 43, 87)))).toBeGreaterThanOrEqual(badgeGap - 0.01);
  expect(nearest(spreadMarks(many(12, 5, 50)))).toBeGreaterThanOrEqual(badgeGap - 0.01);
  const side = Array.from({ length: 8 }, (_, index) => onMap({ x: 40 + index, y: 87 }));
  expect(nearest(spreadMarks(side))).toBeGreaterThanOrEqual(badgeGap - 0.01);
});

test('badges stay on the map, even if a mark is outside it', () => {
  const badges = spreadMarks([...many(6, 99, 99), onMap({ x: -4, y: 120 })]);
  expect(badges.every(({ x, y }) => x >= 20 && x <= 580 && y >= 20 && y <= 380)).toBe(true);
});

test('equal marks get equal positions', () => {
  expect(spreadMarks(many(7, 6, 50))).toEqual(spreadMarks(many(7, 6, 50)));
});
