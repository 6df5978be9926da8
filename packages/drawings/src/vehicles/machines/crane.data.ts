import { disc, rounded } from '../geometry/outline.ts';
import { beacon, cab } from './cab.ts';
import { box, louvres, onBothSides, patch, post, ram } from './parts.ts';
import { wheels } from './wheels.ts';
import type { SolidProfile, Slope, Solid } from './solid.ts';
import { mix, type Vec2 } from '../geometry/vector.ts';

const face: Slope = [
  [3.55, 0.75],
  [3.55, 1.4],
];
const tail: Slope = [
  [-3.5, 1.4],
  [-3.5, 0.8],
];

const carrier: Solid = {
  profile: rounded([
    [-3.5, 0.72, 0.06],
    [-2.95, 0.72],
    [-2.75, 1.25, 0.2],
    [-1.2, 1.25, 0.2],
    [-1, 0.72],
    [1, 0.72],
    [1.2, 1.25, 0.2],
    [2.75, 1.25, 0.2],
    [2.95, 0.72],
    [3.55, 0.72, 0.06],
    [3.55, 1.44, 0.06],
    [-3.5, 1.44, 0.06],
  ]),
  right: -1.25,
  left: 1.25,
  material: 'paint',
  marks: [
    { on: 'sides', look: 'grille', outline: box([-0.75, 0.1], [0.84, 1.2], 0.05) },
    ...louvres([-0.65, 0], [0.92, 1.12], 6),
    {
      on: 'sides',
      line: 'seam',
      path: [
        [0.4, 0.76],
        [0.4, 1.4],
      ],
    },
    { on: 'sides', look: 'amber', outline: box([0.62, 0.76], [0.95, 1.03]) },
    patch(face, 'lamp', [-0.92, -0.62], [0.3, 0.6]),
    patch(face, 'lamp', [0.62, 0.92], [0.3, 0.6]),
    patch(face, 'grille', [-0.35, 0.35], [0.15, 0.7]),
    patch(tail, 'tail', [-0.92, -0.7], [0.4, 0.7]),
    patch(tail, 'tail', [0.7, 0.92], [0.4, 0.7]),
  ],
};

/** The boom lies along this line, with its foot behind the cab. */
const foot: Vec2 = [-2.1, 2.35];
const tip: Vec2 = [4.75, 3.55];

/** A point of the boom and its distance above the line; the boom leans back by a sixth of that. */
function onBoom(share: number, lift: number): Vec2 {
  return [mix(foot[0], tip[0], share) - lift * 0.17, mix(foot[1], tip[1], share) + lift];
}

function boomPart(from: number, to: number, half: number): SolidProfile {
  return [onBoom(from, -half), onBoom(to, -half), onBoom(to, half), onBoom(from, half)];
}

const boom: readonly Solid[] = [
  { profile: boomPart(0.8, 1, 0.15), right: -0.15, left: 0.15, material: 'paint' },
  { profile: boomPart(0.66, 0.9, 0.21), right: -0.2, left: 0.2, material: 'paint' },
  {
    profile: boomPart(0, 0.76, 0.28),
    right: -0.26,
    left: 0.26,
    material: 'paint',
    marks: [
      {
        on: 'sides',
        look: 'shade',
        outline: boomPart(0, 0.76, 0.28).map(([x, z], index): Vec2 => (index > 1 ? [x, z - 0.36] : [x, z])),
      },
      { on: 'sides', look: 'gleam', outline: boomPart(0.3, 0.6, 0.06) },
      { on: 'sides', look: 'trim', outline: disc([foot[0] + 0.2, foot[1] + 0.02], 0.12, 14) },
    ],
  },
];

const head: Solid = {
  profile: rounded([
    [4.62, 3.3, 0.06],
    [4.98, 3.3, 0.1],
    [5.05, 3.6, 0.1],
    [4.9, 3.8, 0.06],
    [4.66, 3.74, 0.06],
  ]),
  right: -0.22,
  left: 0.22,
  material: 'frame',
  marks: [{ on: 'sides', look: 'roller', outline: disc([4.88, 3.5], 0.13, 16) }],
};

const leg: Solid = {
  profile: rounded([
    [-0.14, 0.12],
    [0.14, 0.12],
    [0.14, 1.3],
    [-0.14, 1.3],
  ]),
  right: 1.25,
  left: 1.42,
  material: 'frame',
  marks: [{ on: 'sides', look: 'keiPlate', outline: box([-0.14, 0.14], [0.62, 0.78]) }],
};

function legAt(x: number): readonly Solid[] {
  const move = (points: SolidProfile): SolidProfile => points.map(([along, up]): Vec2 => [along + x, up]);
  const marks = leg.marks?.map((mark) => ('look' in mark ? { ...mark, outline: move(mark.outline) } : mark));
  return onBothSides({ ...leg, profile: move(leg.profile), ...(marks && { marks }) });
}

const house: Solid = {
  profile: rounded([
    [-2.7, 1.6, 0.1],
    [0.1, 1.6],
    [-0.1, 2.2, 0.1],
    [-1.4, 2.7, 0.1],
    [-2.3, 2.7, 0.1],
    [-2.7, 2.3, 0.2],
  ]),
  right: -0.5,
  left: -0.3,
  material: 'paint',
};

export const craneSolids: readonly Solid[] = [
  { profile: box([-3, 3], [0.55, 0.8]), right: -0.5, left: 0.5, material: 'frame' },
  ...wheels({ x: -1.98, radius: 0.7, rim: 0.58, lugs: 18, rimLook: 'alloy' }, [0.7, 1.24]),
  ...wheels({ x: 1.98, radius: 0.7, rim: 0.58, lugs: 18, rimLook: 'alloy' }, [0.7, 1.24]),
  carrier,
  ...legAt(-3.28),
  ...legAt(3.28),
  { profile: box([-1.2, 0.9], [1.44, 1.6]), right: -0.85, left: 0.85, material: 'frame' },
  {
    profile: box([-3, -1.9], [1.6, 2.15], 0.12),
    right: -1.15,
    left: 1.15,
    material: 'paint',
    marks: [{ on: 'sides', look: 'deepShade', outline: box([-2.98, -1.92], [1.62, 1.74]) }],
  },
  ...onBothSides(house),
  ...ram(
    [
      [0.5, 1.7],
      [1.35, 2.8],
    ],
    0,
    { thickness: 0.24, out: 0.4 },
  ),
  ...boom,
  head,
  post(4.9, [2.3, 3.3], 0, { thickness: 0.03 }),
  { profile: box([4.76, 5.04], [1.9, 2.3], 0.08), right: -0.12, left: 0.12, material: 'paint' },
  {
    profile: rounded([
      [4.86, 1.9],
      [4.94, 1.9],
      [4.94, 1.76],
      [5.02, 1.66, 0.05],
      [4.9, 1.56, 0.08],
      [4.78, 1.66],
      [4.84, 1.68],
      [4.9, 1.64],
      [4.92, 1.7],
    ]),
    right: -0.04,
    left: 0.04,
    material: 'steel',
  },
  ...cab({ waist: [1.5, 2.1], brow: [1.3, 3], rear: 0.15, floor: 1.6, post: 0.7, span: [0.38, 1.2] }),
  ...beacon(0.4, 3.13, 0.9),
];
