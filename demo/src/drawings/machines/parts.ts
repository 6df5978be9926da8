import { sample } from '../curve.ts';
import type { AreaLook } from '../looks.ts';
import { disc, ribbon, rounded } from '../outline.ts';
import { radians } from '../projection.ts';
import { mix, type Vec2 } from '../vector.ts';
import type { MaterialName } from './materials.ts';
import type { Mark, Profile, Slope, Solid } from './solid.ts';

type Span = readonly [from: number, to: number];

export function box([rear, front]: Span, [low, high]: Span, radius = 0): Profile {
  return rounded([
    [rear, low, radius],
    [front, low, radius],
    [front, high, radius],
    [rear, high, radius],
  ]);
}

/** The same on the other side of the middle. */
export function onBothSides(solid: Solid): readonly Solid[] {
  return [{ ...solid, right: -solid.left, left: -solid.right }, solid];
}

/** A hydraulic cylinder: the barrel, and the rod as far as it is out. */
export function ram(
  [from, to]: Slope,
  middle: number,
  { thickness = 0.16, out = 0.45, barrel = 'frame' as MaterialName } = {},
): Solid[] {
  const end: Vec2 = [mix(to[0], from[0], out), mix(to[1], from[1], out)];
  const across = (width: number) => ({ right: middle - width / 2, left: middle + width / 2 });
  return [
    { profile: ribbon([from, to], thickness * 0.5), ...across(thickness * 0.5), material: 'chrome' },
    { profile: ribbon([from, end], thickness), ...across(thickness), material: barrel },
    { profile: disc(to, thickness * 0.55, 12), ...across(thickness * 0.8), material: 'steel' },
  ];
}

export interface WheelMeasures {
  x: number;
  radius: number;
  /** The rim's share of it. */
  rim: number;
  rimLook?: AreaLook;
  /** Bars round a field tyre. */
  lugs?: number;
}

/** A wheel between two distances from the middle, marked on its outer side. */
export function wheel({ x, radius, rim, rimLook = 'handle', lugs = 0 }: WheelMeasures, [inner, outer]: Span): Solid {
  const round = (share: number, steps = 32): Profile => disc([x, radius], radius * share, steps);
  const bolts = sample(0, 315, 7, (degrees): Mark => ({
    on: 'sides',
    look: 'hub',
    outline: disc(around([x, radius], radius * rim * 0.45, degrees), radius * 0.035, 6),
  }));
  return {
    profile: lugs > 0 ? lugged([x, radius], radius, lugs) : round(1, 40),
    right: inner,
    left: outer,
    material: 'rubber',
    treaded: lugs > 0,
    marks: [
      { on: 'sides', look: 'tyre', outline: round(0.86) },
      { on: 'sides', look: 'dish', outline: round(rim * 1.08) },
      { on: 'sides', look: rimLook, outline: round(rim * 0.94) },
      { on: 'sides', look: 'deepShade', outline: round(rim * 0.7) },
      ...bolts,
      { on: 'sides', look: 'trim', outline: round(rim * 0.3, 16) },
      { on: 'sides', look: 'hub', outline: round(rim * 0.14, 10) },
    ],
  };
}

export function wheels(measures: WheelMeasures, span: Span): readonly Solid[] {
  return onBothSides(wheel(measures, span));
}

function lugged(middle: Vec2, radius: number, lugs: number): Profile {
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

export interface TrackMeasures {
  /** Where the two end wheels stand. */
  rear: number;
  front: number;
  radius: number;
  /** Above the ground, if an end wheel is raised. */
  rollers: number;
  frameLook?: AreaLook;
}

interface Roller {
  middle: Vec2;
  size: number;
}

/** A crawler track with its sprocket, idler, rollers and frame. */
export function track(
  { rear, front, radius, rollers, frameLook = 'dish' }: TrackMeasures,
  span: Span,
): readonly Solid[] {
  const belt = (inset: number): Profile => {
    const reach = radius - inset;
    return [
      ...sample(90, 270, 10, (degrees) => around([rear, radius], reach, degrees)),
      ...sample(-90, 90, 10, (degrees) => around([front, radius], reach, degrees)),
    ];
  };
  const roller = (x: number, z: number, size: number): Roller => ({ middle: [x, z], size });
  const lower = sample(rear + radius * 1.15, front - radius * 1.15, rollers - 1, (x) =>
    roller(x, radius * 0.46, radius * 0.26),
  );
  const upper = sample(rear + radius * 1.6, front - radius * 1.6, 1, (x) => roller(x, radius * 1.62, radius * 0.17));
  const turning = [...lower, ...upper, roller(front, radius, radius * 0.7), roller(rear, radius, radius * 0.7)];
  const sprocket = sample(0, 315, 7, (degrees): Mark => ({
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
      ...turning.map(({ middle, size }): Mark => ({ on: 'sides', look: 'roller', outline: disc(middle, size, 16) })),
      ...turning.map(({ middle, size }): Mark => ({ on: 'sides', look: 'hub', outline: disc(middle, size * 0.4, 6) })),
      ...sprocket,
    ],
  });
}

/** Bars across the belt, one every pitch. */
function withCleats(ring: Profile, pitch: number, height: number): Profile {
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

/** Glass in a face across the machine, with a gleam. */
export function pane(
  slope: Slope,
  [from, to]: Span = [-0.88, 0.88],
  [low, high]: Span = [0.06, 0.94],
): readonly Mark[] {
  const width = to - from;
  return [
    {
      on: 'slope',
      slope,
      look: 'glass',
      outline: [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ],
    },
    {
      on: 'slope',
      slope,
      look: 'lit',
      outline: [
        [from + width * 0.14, low + 0.02],
        [from + width * 0.34, low + 0.02],
        [from + width * 0.6, high - 0.02],
        [from + width * 0.4, high - 0.02],
      ],
    },
  ];
}

/** A rectangle on a face across the machine. */
export function patch(slope: Slope, look: AreaLook, [from, to]: Span, [low, high]: Span): Mark {
  return {
    on: 'slope',
    slope,
    look,
    outline: [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ],
  };
}

/** Slots of a grille, upright on both sides. */
export function louvres([rear, front]: Span, [low, high]: Span, count: number): readonly Mark[] {
  return sample(rear, front, count - 1, (x) => ({
    on: 'sides',
    line: 'louvre',
    path: [
      [x, low],
      [x, high],
    ],
  }));
}

/** A window in both sides, with a gleam across it. */
export function sideWindow(
  outline: Profile,
  gleam: Profile,
  on: 'left' | 'right' | 'sides' = 'sides',
): readonly Mark[] {
  return [
    { on, look: 'glass', outline },
    { on, look: 'lit', outline: gleam },
  ];
}

export interface CabMeasures {
  /** Corners of the front: foot, waist and brow; the windscreen is between the last two. */
  waist: Vec2;
  brow: Vec2;
  rear: number;
  floor: number;
  /** Where the door meets the rear window. */
  post: number;
  span: Span;
  roof?: MaterialName;
}

/** A closed cab: pillars in paint, glass on every side, a roof that stands out a little. */
export function cab({ waist, brow, rear, floor, post, span, roof = 'paint' }: CabMeasures): readonly Solid[] {
  const [right, left] = span;
  const [low, high] = [waist[1] + 0.06, brow[1] - 0.1];
  const front = (z: number): number => mix(waist[0], brow[0], (z - waist[1]) / (brow[1] - waist[1])) - 0.1;
  const lean = (brow[0] - rear) * 0.14;
  return [
    {
      profile: [[rear, floor], [waist[0], floor], waist, brow, [rear, brow[1]]],
      right,
      left,
      material: 'paint',
      marks: [
        ...pane([waist, brow], [-0.86, 0.86], [0.05, 0.93]),
        {
          on: 'slope',
          slope: [waist, brow],
          line: 'wiper',
          path: [
            [0.1, 0.07],
            [0.5, 0.6],
          ],
        },
        ...pane(
          [
            [rear, brow[1]],
            [rear, waist[1]],
          ],
          [-0.8, 0.8],
          [0.1, 0.92],
        ),
        ...sideWindow(
          [
            [post + 0.05, low],
            [front(low), low],
            [front(high), high],
            [post + 0.05, high],
          ],
          [
            [post + 0.05 + lean, low],
            [post + 0.05 + lean * 2, low],
            [post + 0.05 + lean * 3, high],
            [post + 0.05 + lean * 2, high],
          ],
        ),
        ...sideWindow(
          [
            [rear + 0.08, low],
            [post - 0.05, low],
            [post - 0.05, high],
            [rear + 0.08, high],
          ],
          [
            [rear + 0.12, low],
            [rear + 0.12 + lean, low],
            [post - 0.1, high],
            [post - 0.1 - lean, high],
          ],
        ),
        {
          on: 'sides',
          line: 'seam',
          path: [
            [post, brow[1]],
            [post, floor + 0.06],
            [waist[0] - 0.05, floor + 0.06],
          ],
        },
        { on: 'sides', look: 'hub', outline: box([post + 0.08, post + 0.26], [low - 0.17, low - 0.1]) },
      ],
    },
    {
      profile: box([rear - 0.06, brow[0] + 0.08], [brow[1], brow[1] + 0.13], 0.05),
      right: right - 0.05,
      left: left + 0.05,
      material: roof,
      marks: [
        {
          on: 'slope',
          slope: [
            [brow[0] + 0.08, brow[1]],
            [brow[0] + 0.08, brow[1] + 0.13],
          ],
          look: 'lamp',
          outline: [
            [-0.8, 0.2],
            [-0.55, 0.2],
            [-0.55, 0.8],
            [-0.8, 0.8],
          ],
        },
        {
          on: 'slope',
          slope: [
            [brow[0] + 0.08, brow[1]],
            [brow[0] + 0.08, brow[1] + 0.13],
          ],
          look: 'lamp',
          outline: [
            [0.55, 0.2],
            [0.8, 0.2],
            [0.8, 0.8],
            [0.55, 0.8],
          ],
        },
      ],
    },
  ];
}

/** An upright pipe, rail or post. */
export function post(
  x: number,
  [low, high]: Span,
  middle: number,
  { thickness = 0.1, material = 'frame' as MaterialName } = {},
): Solid {
  return {
    profile: box([x - thickness / 2, x + thickness / 2], [low, high]),
    right: middle - thickness / 2,
    left: middle + thickness / 2,
    material,
  };
}

export function beacon(x: number, z: number, middle: number): readonly Solid[] {
  return [
    { profile: box([x - 0.09, x + 0.09], [z, z + 0.06]), right: middle - 0.09, left: middle + 0.09, material: 'frame' },
    {
      profile: box([x - 0.07, x + 0.07], [z + 0.06, z + 0.24], 0.05),
      right: middle - 0.07,
      left: middle + 0.07,
      material: 'amber',
    },
  ];
}
