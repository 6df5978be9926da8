import { radians } from './projection.ts';
import { sample } from './curve.ts';
import { turn, type Vec2 } from './vector.ts';

/** A corner of a straight-edged shape, rounded if it has a radius. */
export type Vertex = readonly [number, number] | readonly [number, number, radius: number];

const arcSteps = 3;

/** The closed shape with these corners. */
export function rounded(vertices: readonly Vertex[]): Vec2[] {
  return vertices.flatMap((vertex, index) => {
    const [x, y, radius = 0] = vertex;
    const before = vertices.at(index - 1) ?? vertex;
    const after = vertices[(index + 1) % vertices.length] ?? vertex;
    if (radius === 0) return [[x, y] as const];
    const start = towards([x, y], before, radius);
    const end = towards([x, y], after, radius);
    return sample(0, 1, arcSteps, (share): Vec2 => {
      const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      return [a * start[0] + b * x + c * end[0], a * start[1] + b * y + c * end[1]];
    });
  });
}

/** A tube, bar or hose of this thickness along a line. */
export function ribbon(line: readonly Vec2[], thickness: number, endThickness = thickness): Vec2[] {
  const side = (sign: 1 | -1): Vec2[] =>
    line.map((point, index) => {
      const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point];
      const [along, up] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(along, up) || 1;
      const share = line.length > 1 ? index / (line.length - 1) : 0;
      const reach = (sign * (thickness + (endThickness - thickness) * share)) / 2;
      return [point[0] - (up / length) * reach, point[1] + (along / length) * reach];
    });
  return [...side(1), ...side(-1).toReversed()];
}

export function disc([x, y]: Vec2, radius: number, steps = 36): Vec2[] {
  return sample(0, 360 - 360 / steps, steps - 1, (degrees): Vec2 => [
    x + radius * Math.cos(radians(degrees)),
    y + radius * Math.sin(radians(degrees)),
  ]);
}

/** The ring in the direction that turns left. */
export function leftTurning(ring: readonly Vec2[]): readonly Vec2[] {
  const origin: Vec2 = [0, 0];
  const area = ring.reduce(
    (sum, point, index) => sum + turn(origin, point, ring[(index + 1) % ring.length] ?? point),
    0,
  );
  return area < 0 ? ring.toReversed() : ring;
}

/** Whether a left-turning ring never turns right. */
export function isConvex(ring: readonly Vec2[]): boolean {
  return ring.every((point, index) => {
    const [next, further] = [ring[(index + 1) % ring.length] ?? point, ring[(index + 2) % ring.length] ?? point];
    return turn(point, next, further) > -1e-6;
  });
}

function towards(from: Vec2, to: readonly [number, number, ...unknown[]], reach: number): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(reach / length, 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
