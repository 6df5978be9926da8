import { disc, rounded } from '../geometry/outline.ts';
import { beacon } from './cab.ts';
import { box, onBothSides, patch, post, ram } from './parts.ts';
import { wheels } from './wheels.ts';
import type { Slope, Solid } from './solid.ts';

const tail: Slope = [
  [-1.42, 0.95],
  [-1.42, 0.3],
];
const brow: Slope = [
  [0.72, 2.06],
  [0.72, 2.14],
];

const counterweight: Solid = {
  profile: rounded([
    [-1.42, 0.22, 0.08],
    [-0.4, 0.2],
    [-0.4, 1.02],
    [-1.25, 1.02, 0.25],
    [-1.42, 0.7, 0.1],
  ]),
  right: -0.36,
  left: 0.36,
  material: 'paint',
  marks: [patch(tail, 'grille', [-0.7, 0.7], [0.5, 0.85])],
};

/** The counterweight leaves room for the wheels. */
const haunch: Solid = {
  profile: rounded([
    [-1.42, 0.22, 0.08],
    [-1.1, 0.16],
    [-1.06, 0.5, 0.15],
    [-0.78, 0.62, 0.1],
    [-0.45, 0.5, 0.15],
    [-0.4, 0.9],
    [-0.4, 1.02],
    [-1.25, 1.02, 0.25],
    [-1.42, 0.7, 0.1],
  ]),
  right: 0.36,
  left: 0.55,
  material: 'paint',
  marks: [
    patch(tail, 'tail', [-0.5, 0.5], [0.15, 0.4]),
    { on: 'sides', look: 'gleam', outline: box([-1.2, -0.6], [0.84, 0.9]) },
  ],
};

const body: Solid = {
  profile: rounded([
    [-0.4, 0.2],
    [0.45, 0.2],
    [0.5, 0.62, 0.06],
    [0.12, 0.62],
    [0.08, 1.02, 0.06],
    [-0.4, 1.02],
  ]),
  right: -0.54,
  left: 0.54,
  material: 'paint',
  marks: [
    { on: 'sides', look: 'grille', outline: box([0.05, 0.42], [0.28, 0.38]) },
    {
      on: 'sides',
      line: 'seam',
      path: [
        [-0.38, 0.9],
        [0.1, 0.9],
      ],
    },
    { on: 'sides', look: 'deepShade', outline: box([-0.4, 0], [0.2, 0.3]) },
    { on: 'left', look: 'hub', outline: box([-0.3, -0.1], [0.72, 0.8]) },
    { on: 'right', look: 'keiPlate', outline: box([-0.3, -0.1], [0.66, 0.78]) },
    { on: 'right', look: 'roller', outline: disc([-0.1, 0.5], 0.05, 12) },
  ],
};

const cowl: Solid = {
  profile: rounded([
    [0.62, 0.4],
    [0.86, 0.4],
    [0.8, 1.2, 0.06],
    [0.66, 1.2, 0.04],
  ]),
  right: -0.5,
  left: 0.5,
  material: 'paint',
};

const seat: readonly Solid[] = [
  {
    profile: rounded([
      [-0.5, 1.03],
      [0.06, 1.03],
      [0.08, 1.16, 0.05],
      [-0.36, 1.14],
    ]),
    right: -0.26,
    left: 0.26,
    material: 'rubber',
  },
  {
    profile: rounded([
      [-0.5, 1.1],
      [-0.36, 1.12],
      [-0.46, 1.62, 0.06],
      [-0.58, 1.6, 0.06],
    ]),
    right: -0.26,
    left: 0.26,
    material: 'rubber',
  },
];

const guardLeg: Solid = {
  profile: rounded([
    [0.74, 1.16],
    [0.82, 1.16],
    [0.56, 2.06],
    [0.48, 2.06],
  ]),
  right: 0.46,
  left: 0.53,
  material: 'frame',
};

const rearLeg: Solid = {
  profile: [
    [-0.98, 1.02],
    [-0.88, 1.02],
    [-0.72, 2.06],
    [-0.8, 2.06],
  ],
  right: 0.46,
  left: 0.53,
  material: 'frame',
};

const roof: Solid = {
  profile: box([-0.84, 0.72], [2.06, 2.14], 0.03),
  right: -0.55,
  left: 0.55,
  material: 'frame',
  marks: [patch(brow, 'lamp', [-0.9, -0.66], [0.1, 0.9]), patch(brow, 'lamp', [0.66, 0.9], [0.1, 0.9])],
};

const fork: Solid = {
  profile: rounded([
    [1.12, 0.06],
    [2.3, 0.05],
    [2.3, 0.08],
    [1.2, 0.13],
    [1.2, 0.7],
    [1.14, 0.7],
  ]),
  right: 0.2,
  left: 0.33,
  material: 'steel',
};

export const forkliftSolids: readonly Solid[] = [
  ...onBothSides(haunch),
  counterweight,
  body,
  ...wheels({ x: -0.78, radius: 0.27, rim: 0.6 }, [0.36, 0.54]),
  ...wheels({ x: 0.62, radius: 0.34, rim: 0.6 }, [0.55, 0.72]),
  {
    profile: box([-1.05, -0.62], [1.1, 1.36], 0.12),
    right: -0.4,
    left: 0.4,
    material: 'steel',
    marks: [{ on: 'sides', look: 'shade', outline: box([-1, -0.67], [1.14, 1.22], 0.04) }],
  },
  ...seat,
  cowl,
  {
    profile: rounded([
      [0.28, 1.32],
      [0.33, 1.34],
      [0.44, 1.05],
      [0.39, 1.03],
    ]),
    right: -0.15,
    left: 0.15,
    material: 'rubber',
  },
  {
    profile: [
      [0.36, 1.2],
      [0.4, 1.2],
      [0.68, 1.05],
      [0.68, 1],
    ],
    right: -0.03,
    left: 0.03,
    material: 'frame',
  },
  ...onBothSides(rearLeg),
  ...onBothSides(guardLeg),
  roof,
  ...beacon(-0.6, 2.14, 0.3),
  ...onBothSides(post(0.98, [0.12, 2.34], 0.38, { thickness: 0.12, material: 'frame' })),
  ...[0.9, 1.7, 2.28].map((z): Solid => ({
    profile: box([0.94, 1.02], [z - 0.05, z + 0.05]),
    right: -0.32,
    left: 0.32,
    material: 'frame',
  })),
  ...ram(
    [
      [0.95, 0.3],
      [0.95, 2.2],
    ],
    0.2,
    { thickness: 0.08, out: 0.3, barrel: 'steel' },
  ),
  ...ram(
    [
      [0.95, 0.3],
      [0.95, 2.2],
    ],
    -0.2,
    { thickness: 0.08, out: 0.3, barrel: 'steel' },
  ),
  { profile: box([1.06, 1.12], [0.25, 0.35]), right: -0.5, left: 0.5, material: 'steel' },
  { profile: box([1.06, 1.12], [0.6, 0.7]), right: -0.5, left: 0.5, material: 'steel' },
  ...[-0.45, -0.15, 0.15, 0.45].map((y) => post(1.09, [0.7, 1.35], y, { thickness: 0.05, material: 'frame' })),
  { profile: box([1.06, 1.12], [1.35, 1.41]), right: -0.48, left: 0.48, material: 'frame' },
  ...onBothSides(fork),
];
