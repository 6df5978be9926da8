import { rounded } from '../geometry/outline.ts';
import { beacon, cab } from './cab.ts';
import { ladder, louvres, onBothSides, patch, post, tank } from './parts.ts';
import { wheels } from './wheels.ts';
import type { Slope, Solid } from './solid.ts';

const face: Slope = [
  [2, 0.78],
  [1.92, 1.42],
];

const bonnet: Solid = {
  profile: rounded([
    [0.35, 0.85],
    [1.98, 0.75, 0.08],
    [1.95, 1.42, 0.2],
    [1.2, 1.6, 0.4],
    [0.35, 1.66],
  ]),
  right: -0.34,
  left: 0.34,
  material: 'paint',
  marks: [
    {
      on: 'sides',
      look: 'grille',
      outline: rounded([
        [1.05, 0.95, 0.05],
        [1.75, 0.95, 0.05],
        [1.7, 1.28, 0.05],
        [1.05, 1.3, 0.05],
      ]),
    },
    ...louvres([1.12, 1.66], [1, 1.24], 7),
    {
      on: 'sides',
      look: 'gleam',
      outline: rounded([
        [0.42, 1.42],
        [1.7, 1.36],
        [1.7, 1.42],
        [0.42, 1.5],
      ]),
    },
    {
      on: 'sides',
      line: 'seam',
      path: [
        [0.95, 1.62],
        [0.95, 0.82],
      ],
    },
    patch(face, 'grille', [-0.7, 0.7], [0.05, 0.6]),
    patch(face, 'lamp', [-0.92, -0.45], [0.62, 0.88]),
    patch(face, 'lamp', [0.45, 0.92], [0.62, 0.88]),
  ],
};

const fender: Solid = {
  profile: rounded([
    [-1.4, 1.2],
    [-1.28, 1.2],
    [-1.05, 1.66, 0.3],
    [-0.2, 1.72, 0.3],
    [0.2, 1.25],
    [0.3, 1.3],
    [-0.1, 1.84, 0.35],
    [-1.15, 1.8, 0.35],
  ]),
  right: 0.5,
  left: 0.98,
  material: 'paint',
};

const weights = [-0.27, -0.09, 0.09, 0.27].map((y): Solid => ({
  profile: rounded([
    [2, 0.55, 0.05],
    [2.3, 0.55, 0.08],
    [2.3, 0.85, 0.1],
    [2, 0.85],
  ]),
  right: y - 0.075,
  left: y + 0.075,
  material: 'frame',
}));

const frontGuard: Solid = {
  profile: rounded([
    [0.98, 0.9],
    [1.06, 0.92],
    [1.25, 1.06, 0.15],
    [1.65, 1.06, 0.15],
    [1.86, 0.84],
    [1.9, 0.9],
    [1.7, 1.13, 0.15],
    [1.22, 1.13, 0.15],
  ]),
  right: 0.52,
  left: 0.84,
  material: 'frame',
};

export const tractorSolids: readonly Solid[] = [
  {
    profile: rounded([
      [-1.1, 0.6],
      [2, 0.5, 0.05],
      [2, 0.78],
      [-1.1, 1],
    ]),
    right: -0.24,
    left: 0.24,
    material: 'frame',
  },
  ...weights,
  ...wheels({ x: -0.6, radius: 0.84, rim: 0.56, lugs: 16 }, [0.56, 1.02]),
  ...wheels({ x: 1.42, radius: 0.5, rim: 0.54, lugs: 12 }, [0.5, 0.84]),
  ...onBothSides(frontGuard),
  bonnet,
  ...onBothSides(fender),
  ladder([0.26, 0.5], [0.4, 1], [0.4, 0.75]),
  tank([0.26, 0.88], [0.45, 0.85], [0.3, 0.62]),
  post(0.42, [1.2, 2.6], -0.62, { thickness: 0.1 }),
  ...cab({
    waist: [0.36, 1.5],
    brow: [0.2, 2.48],
    rear: -0.85,
    floor: 0.9,
    post: -0.32,
    span: [-0.5, 0.5],
    roof: 'paint',
  }),
  ...beacon(-0.7, 2.61, 0.3),
  {
    profile: rounded([
      [-1.6, 0.5],
      [-1, 0.6],
      [-1, 0.68],
      [-1.6, 0.58],
    ]),
    right: -0.3,
    left: 0.3,
    material: 'steel',
  },
  {
    profile: rounded([
      [-1.5, 0.95],
      [-0.9, 1.1],
      [-0.9, 1.18],
      [-1.5, 1.03],
    ]),
    right: -0.06,
    left: 0.06,
    material: 'steel',
  },
];
