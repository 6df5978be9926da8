import type { Vec3 } from '../vector.ts';
import type { Eye } from './eye.ts';
import type { Solid } from './solid.ts';

interface Box {
  low: Vec3;
  high: Vec3;
}

/** What hides something comes after it; where neither hides the other, the given order stays. */
export function sortSolids(solids: readonly Solid[], { towards, target }: Eye): readonly Solid[] {
  const direction = towards(target);
  const boxes = new Map(solids.map((solid) => [solid, boxOf(solid)]));
  const sorted = new Set<Solid>();
  const visited = new Set<Solid>();
  const place = (solid: Solid): void => {
    if (visited.has(solid)) return;
    visited.add(solid);
    const box = boxes.get(solid);
    for (const [other, otherBox] of boxes) {
      if (box && other !== solid && hides(box, otherBox, direction)) place(other);
    }
    sorted.add(solid);
  };
  for (const solid of solids) place(solid);
  return [...sorted];
}

/** Along every axis that parts the two, the first must be the nearer one. */
function hides(box: Box, other: Box, direction: Vec3): boolean {
  let parted = false;
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(direction[axis]) < 1e-6) continue;
    const above = box.low[axis] >= other.high[axis];
    const below = box.high[axis] <= other.low[axis];
    if (!above && !below) continue;
    if (above !== direction[axis] > 0) return false;
    parted = true;
  }
  return parted;
}

function boxOf({ profile, right, left }: Solid): Box {
  const along = profile.map(([x]) => x);
  const up = profile.map(([, z]) => z);
  return { low: [Math.min(...along), right, Math.min(...up)], high: [Math.max(...along), left, Math.max(...up)] };
}
