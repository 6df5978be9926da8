import { sample } from '../geometry/curve.ts';
import type { AreaLook } from '../looks.ts';
import { disc } from '../geometry/outline.ts';
import { radians } from '../geometry/projection.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { onBothSides } from './parts.ts';
import type { SolidMark, SolidProfile, Solid, SolidSpan } from './solid.ts';

export interface MachineWheelMeasures {
  x: number;
  radius: number;
  /** The rim's share of it. */
  rim: number;
  rimLook?: AreaLook;
  /** Bars around a tractor tyre. */
  lugs?: number;
}

/** A wheel between two distances from the middle, with marks on its outer side. */
function wheel(
  { x, radius, rim, rimLook = 'handle', lugs = 0 }: MachineWheelMeasures,
  [inner, outer]: SolidSpan,
): Solid {
  const round = (share: number, steps = 28): SolidProfile => disc([x, radius], radius * share, steps);
  const bolts = sample(0, 300, 5, (degrees): SolidMark => ({
    on: 'sides',
    look: 'hub',
    outline: disc(around([x, radius], radius * rim * 0.45, degrees), radius * 0.04, 5),
  }));
  return {
    profile: lugs > 0 ? lugged([x, radius], radius, lugs) : round(1, 40),
    right: inner,
    left: outer,
    material: 'rubber',
    treaded: lugs > 0,
    marks: [
      { on: 'sides', look: 'tyre', outline: round(0.86) },
      { on: 'sides', look: rimLook, outline: round(rim * 0.94) },
      { on: 'sides', look: 'deepShade', outline: round(rim * 0.7) },
      ...bolts,
      { on: 'sides', look: 'trim', outline: round(rim * 0.3, 16) },
    ],
  };
}

export function wheels(measures: MachineWheelMeasures, span: SolidSpan): readonly Solid[] {
  return onBothSides(wheel(measures, span));
}

function lugged(middle: Vec2, radius: number, lugs: number): SolidProfile {
  const step = 360 / lugs;
  return sample(0, 360 - step, lugs - 1, (start) =>
    (
      [
        [0.96, 0],
        [1, 0.1],
        [1, 0.42],
        [0.96, 0.52],
      ] as const
    ).map(([share, turn]) => around(middle, radius * share, start + turn * step)),
  ).flat();
}

export function around([x, z]: Vec2, radius: number, degrees: number): Vec2 {
  return [x + radius * Math.cos(radians(degrees)), z + radius * Math.sin(radians(degrees))];
}
