import { disc, rounded } from '../geometry/outline.ts';
import { beacon, cab } from './cab.ts';
import { box, ladder, louvres, onBothSides, patch, post, ram, tank } from './parts.ts';
import { wheels } from './wheels.ts';
import type { Slope, Solid } from './solid.ts';

const tail: Slope = [
  [-3.05, 1.9],
  [-3.05, 1.1],
];

const engine: Solid = {
  profile: rounded([
    [-3.05, 1.05],
    [-0.35, 1.05],
    [-0.35, 2.05],
    [-2.7, 1.98, 0.25],
    [-3.05, 1.75],
  ]),
  right: -0.82,
  left: 0.82,
  material: 'paint',
  marks: [
    ...louvres([-2.7, -2.1], [1.35, 1.8], 6),
    {
      on: 'sides',
      line: 'seam',
      path: [
        [-1.9, 2],
        [-1.9, 1.1],
      ],
    },
    { on: 'sides', look: 'gleam', outline: box([-1.75, -0.6], [1.72, 1.84]) },
    patch(tail, 'grille', [-0.6, 0.6], [0.12, 0.7]),
    patch(tail, 'tail', [-0.95, -0.72], [0.2, 0.42]),
    patch(tail, 'tail', [0.72, 0.95], [0.2, 0.42]),
  ],
};

const arm: Solid = {
  profile: rounded([
    [0.95, 2.12],
    [1.2, 2.32, 0.12],
    [1.75, 2.15, 0.4],
    [2.35, 1.25, 0.4],
    [3.05, 0.72],
    [3.02, 0.42],
    [2.8, 0.42],
    [2.1, 0.92, 0.4],
    [1.55, 1.72, 0.4],
    [1, 1.92],
  ]),
  right: 0.4,
  left: 0.56,
  material: 'paint',
  marks: [
    { on: 'sides', look: 'trim', outline: disc([1.14, 2.12], 0.1, 12) },
    { on: 'sides', look: 'trim', outline: disc([2.92, 0.56], 0.08, 12) },
  ],
};

const bucket: Solid = {
  profile: rounded([
    [2.98, 0.2, 0.25],
    [4.28, 0.06],
    [4.3, 0.12],
    [3.5, 0.36, 0.3],
    [3.34, 0.9, 0.3],
    [3.75, 1.42],
    [3.6, 1.46],
    [2.98, 1.25],
  ]),
  right: -1.36,
  left: 1.36,
  material: 'steel',
};

const cheek: Solid = {
  profile: rounded([
    [3.1, 0.22],
    [4.26, 0.12],
    [3.68, 1.4],
    [3.1, 1.2],
  ]),
  right: 1.36,
  left: 1.42,
  material: 'steel',
};

const fender: Solid = {
  profile: [
    [-2.42, 1.35],
    [-2.3, 1.35],
    [-2.05, 1.72],
    [-0.95, 1.72],
    [-0.72, 1.3],
    [-0.62, 1.36],
    [-0.85, 1.84],
    [-2.15, 1.84],
  ],
  right: 0.82,
  left: 1.3,
  material: 'frame',
};

export const loaderSolids: readonly Solid[] = [
  {
    profile: rounded([
      [-3.4, 0.75, 0.1],
      [-3.05, 0.7],
      [-3.05, 1.36],
      [-3.4, 1.32, 0.12],
    ]),
    right: -0.95,
    left: 0.95,
    material: 'frame',
  },
  { profile: box([-3.05, 0.1], [0.65, 1.05]), right: -0.6, left: 0.6, material: 'frame' },
  {
    profile: rounded([
      [0.15, 0.6],
      [2.1, 0.6],
      [2, 1.05],
      [1.3, 2],
      [0.95, 2],
      [0.6, 1.2],
      [0.15, 1.1],
    ]),
    right: -0.36,
    left: 0.36,
    material: 'paint',
  },
  ...wheels({ x: -1.52, radius: 0.8, rim: 0.56, lugs: 14 }, [0.66, 1.26]),
  ...wheels({ x: 1.36, radius: 0.8, rim: 0.56, lugs: 14 }, [0.66, 1.26]),
  engine,
  ...onBothSides(fender),
  post(-2.2, [2, 2.75], -0.4, { thickness: 0.12 }),
  ...cab({ waist: [0.95, 1.9], brow: [0.72, 3.2], rear: -0.35, floor: 1.15, post: 0.2, span: [-0.76, 0.76] }),
  ...beacon(-0.1, 3.33, 0.4),
  ladder([0.1, 0.5], [0.45, 1.15], [0.7, 1]),
  tank([-0.55, 0.5], [0.5, 1.05], [0.7, 1]),
  ...onBothSides(arm),
  ...ram(
    [
      [1, 0.98],
      [2, 1.5],
    ],
    0.3,
    { out: 0.35 },
  ),
  ...ram(
    [
      [1, 0.98],
      [2, 1.5],
    ],
    -0.3,
    { out: 0.35 },
  ),
  ...ram(
    [
      [1.25, 1.9],
      [2.25, 1.98],
    ],
    0,
    { out: 0.35 },
  ),
  {
    profile: rounded([
      [2.12, 2.1],
      [2.34, 2.1],
      [2.62, 1.2, 0.1],
      [2.45, 0.75],
      [2.34, 0.8],
      [2.3, 1.3],
    ]),
    right: -0.1,
    left: 0.1,
    material: 'paint',
  },
  ...ram(
    [
      [2.45, 0.85],
      [3.02, 1.05],
    ],
    0,
    { thickness: 0.12, out: 0 },
  ),
  bucket,
  ...onBothSides(cheek),
];
