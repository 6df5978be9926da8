import { mix, turn, type Vec2 } from './vector.ts';

/** A point on a curve; a corner breaks the curve there. */
export type Knot = readonly [number, number] | readonly [number, number, 'corner'];

/** Knots joined by straight lines. */
export function sharp(...points: readonly Vec2[]): readonly Knot[] {
  return points.map(([x, y]) => [x, y, 'corner']);
}

/** `steps` intervals, both ends included. */
export function sample<Point>(from: number, to: number, steps: number, pointAt: (value: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => pointAt(mix(from, to, index / steps)));
}

export interface CurveOptions {
  steps?: number;
  closed?: boolean;
}

/** Catmull–Rom spline through the knots. */
export function curve(knots: readonly Knot[], { steps = 8, closed = false }: CurveOptions = {}): Vec2[] {
  const first = knots[0];
  const last = knots.at(-1);
  if (!first || !last) return [];
  const at = (index: number): Knot =>
    knots[closed ? (index + knots.length) % knots.length : index] ?? (index < 0 ? first : last);
  const spans = closed ? knots.length : knots.length - 1;
  const points: Vec2[] = [];
  for (let span = 0; span < spans; span++) {
    const start = at(span);
    const end = at(span + 1);
    const before = start[2] === 'corner' ? start : at(span - 1);
    const after = end[2] === 'corner' ? end : at(span + 2);
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      points.push([0, 1].map((axis) => spline(before, start, end, after, axis as 0 | 1, share)) as [number, number]);
    }
  }
  return closed ? points : [...points, [last[0], last[1]]];
}

function spline(before: Knot, start: Knot, end: Knot, after: Knot, axis: 0 | 1, share: number): number {
  const [a, b, c, d] = [before[axis], start[axis], end[axis], after[axis]];
  const linear = c - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  const cube = 3 * (b - c) + d - a;
  return b + 0.5 * share * (linear + share * (square + share * cube));
}

export type HeightProfile = (along: number) => number;

/** The curve read as a function of its first coordinate; beyond its ends it stays level. */
export function profile(knots: readonly Knot[]): HeightProfile {
  const points = curve(knots).toSorted((one, other) => one[0] - other[0]);
  return (along) => {
    const next = points.findIndex((point) => point[0] >= along);
    const after = points.at(next);
    const before = points[Math.max(0, next - 1)];
    if (!after || !before) throw new RangeError('A profile needs knots');
    if (next <= 0) return after[1];
    return mix(before[1], after[1], (along - before[0]) / (after[0] - before[0] || 1));
  };
}

/** Douglas–Peucker: drops points that are invisible at this tolerance. */
export function simplify(points: readonly Vec2[], tolerance: number): readonly Vec2[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return points;
  let farthest = 0;
  let farthestIndex = 0;
  for (const [index, point] of points.slice(1, -1).entries()) {
    const distance = distanceToChord(point, first, last);
    if (distance > farthest) {
      farthest = distance;
      farthestIndex = index + 1;
    }
  }
  if (farthest <= tolerance) return [first, last];
  const head = simplify(points.slice(0, farthestIndex + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(points.slice(farthestIndex), tolerance)];
}

/** A ring has no ends, so it is cut in two first. */
export function simplifyRing(points: readonly Vec2[], tolerance: number): readonly Vec2[] {
  const middle = points.length >> 1;
  const head = simplify(points.slice(0, middle + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(points.slice(middle), tolerance)];
}

function distanceToChord(point: Vec2, from: Vec2, to: Vec2): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-6) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs(turn(from, to, point)) / length;
}

/** The convex hull. */
export function hull(points: readonly Vec2[]): readonly Vec2[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(points: readonly Vec2[]): readonly Vec2[] {
  const half: Vec2[] = [];
  for (const point of points) {
    for (;;) {
      const [before, top] = [half.at(-2), half.at(-1)];
      if (!before || !top || turn(before, top, point) > 0) break;
      half.pop();
    }
    half.push(point);
  }
  return half.slice(0, -1);
}
