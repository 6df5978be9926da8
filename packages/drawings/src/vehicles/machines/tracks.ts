import { sample } from '../geometry/curve.ts';
import type { AreaLook } from '../looks.ts';
import { disc, rounded } from '../geometry/outline.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { onBothSides } from './parts.ts';
import type { SolidMark, SolidProfile, Solid, SolidSpan } from './solid.ts';
import { around } from './wheels.ts';

export interface TrackMeasures {
  rear: number;
  front: number;
  radius: number;
  rollers: number;
  frameLook?: AreaLook;
}

interface Roller {
  middle: Vec2;
  size: number;
}

/** Rollers under the machine, rollers under the upper belt, and the two end wheels. */
function rollersOf({ rear, front, radius, rollers }: TrackMeasures): readonly Roller[] {
  const [first, last] = [rear + radius * 1.15, front - radius * 1.15];
  return [
    ...sample(first, last, rollers - 1, (x): Roller => ({ middle: [x, radius * 0.46], size: radius * 0.26 })),
    ...[rear + radius * 1.6, front - radius * 1.6].map((x): Roller => ({
      middle: [x, radius * 1.62],
      size: radius * 0.17,
    })),
    ...[rear, front].map((x): Roller => ({ middle: [x, radius], size: radius * 0.7 })),
  ];
}

/** A crawler track with its sprocket, idler, rollers and frame. */
export function track(
  { rear, front, radius, rollers, frameLook = 'dish' }: TrackMeasures,
  span: SolidSpan,
): readonly Solid[] {
  const belt = (inset: number): SolidProfile => {
    const reach = radius - inset;
    return [
      ...sample(90, 270, 10, (degrees) => around([rear, radius], reach, degrees)),
      ...sample(-90, 90, 10, (degrees) => around([front, radius], reach, degrees)),
    ];
  };
  const turning = rollersOf({ rear, front, radius, rollers });
  const sprocket = sample(0, 315, 7, (degrees): SolidMark => ({
    on: 'sides',
    look: 'hub',
    outline: disc(around([rear, radius], radius * 0.56, degrees), radius * 0.055, 6),
  }));
  return onBothSides({
    profile: withCleats(belt(0.05), 0.24, 0.05),
    right: span[0],
    left: span[1],
    material: 'rubber',
    treaded: true,
    marks: [
      { on: 'sides', look: 'tyre', outline: belt(0.09) },
      { on: 'sides', look: 'cavity', outline: belt(0.16) },
      {
        on: 'sides',
        look: frameLook,
        outline: rounded([
          [rear, radius * 0.62],
          [front, radius * 0.62],
          [front, radius * 1.25],
          [front - 0.5, radius * 1.42, 0.1],
          [rear + 0.5, radius * 1.42, 0.1],
          [rear, radius * 1.25],
        ]),
      },
      ...turning.map(({ middle, size }): SolidMark => ({
        on: 'sides',
        look: 'roller',
        outline: disc(middle, size, 16),
      })),
      ...turning.map(({ middle, size }): SolidMark => ({
        on: 'sides',
        look: 'hub',
        outline: disc(middle, size * 0.4, 6),
      })),
      ...sprocket,
    ],
  });
}

/** Bars across the belt, one every pitch. */
function withCleats(ring: SolidProfile, pitch: number, height: number): SolidProfile {
  const steps = ring.map((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return { point, next, length: Math.hypot(next[0] - point[0], next[1] - point[1]) };
  });
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const count = Math.round(total / pitch);
  const at = (distance: number): { spot: Vec2; outward: Vec2 } => {
    let left = distance;
    const step = steps.find(({ length }) => (left -= length) < 0) ?? steps[0];
    if (!step) throw new RangeError('A belt has a length');
    const share = 1 + left / step.length;
    const [along, up] = [step.next[0] - step.point[0], step.next[1] - step.point[1]];
    return {
      spot: [step.point[0] + along * share, step.point[1] + up * share],
      outward: [up / step.length, -along / step.length],
    };
  };
  return sample(0, count - 1, count - 1, (index) =>
    (
      [
        [0, 0],
        [0.06, height],
        [0.44, height],
        [0.5, 0],
      ] as const
    ).map(([share, lift]): Vec2 => {
      const { spot, outward } = at(((index + share) * total) / count);
      return [spot[0] + outward[0] * lift, spot[1] + outward[1] * lift];
    }),
  ).flat();
}
