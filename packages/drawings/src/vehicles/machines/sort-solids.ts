import { hull } from '../geometry/curve.ts';
import { turn, type Vec2, type Vec3 } from '../geometry/vector.ts';
import type { Eye } from './eye.ts';
import type { Solid } from './solid.ts';

interface Body {
  solid: Solid;
  low: Vec3;
  high: Vec3;
  /** Its convex hull on the sheet. */
  band: readonly Vec2[];
}

/** Painter's algorithm: a solid comes after the ones it hides. Otherwise the given order stays. */
export function sortSolids(solids: readonly Solid[], eye: Eye): readonly Solid[] {
  const direction = eye.towards(eye.target);
  const bodies = solids.map((solid) => bodyOf(solid, eye));
  const sorted = new Set<Solid>();
  const visited = new Set<Body>();
  const place = (body: Body): void => {
    if (visited.has(body)) return;
    visited.add(body);
    for (const other of bodies) if (other !== body && hides(body, other, direction)) place(other);
    sorted.add(body.solid);
  };
  for (const body of bodies) place(body);
  return [...sorted];
}

/** True if the hulls overlap on the sheet and the first solid is nearer along every axis that separates the two. */
function hides(body: Body, other: Body, direction: Vec3): boolean {
  let parted = false;
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(direction[axis]) < 1e-6) continue;
    const above = body.low[axis] >= other.high[axis];
    const below = body.high[axis] <= other.low[axis];
    if (!above && !below) continue;
    if (above !== direction[axis] > 0) return false;
    parted = true;
  }
  return parted && !liesBeside(body.band, other.band) && !liesBeside(other.band, body.band);
}

/** Whether an edge of the first hull separates it from the other. */
function liesBeside(band: readonly Vec2[], other: readonly Vec2[]): boolean {
  return band.some((corner, index) => {
    const next = band[(index + 1) % band.length] ?? corner;
    return other.every((point) => turn(corner, next, point) <= 1e-9);
  });
}

function bodyOf(solid: Solid, { project }: Eye): Body {
  const { profile, right, left } = solid;
  const along = profile.map(([x]) => x);
  const up = profile.map(([, z]) => z);
  return {
    solid,
    low: [Math.min(...along), right, Math.min(...up)],
    high: [Math.max(...along), left, Math.max(...up)],
    band: hull(profile.flatMap(([x, z]) => [project([x, right, z]), project([x, left, z])])),
  };
}
