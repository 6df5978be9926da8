import { disc, rounded } from '../geometry/outline.ts';
import { beacon, cab } from './cab.ts';
import { box, ladder, louvres, onBothSides, patch, tank } from './parts.ts';
import { wheels } from './wheels.ts';
import type { Slope, Solid } from './solid.ts';

const tail: Slope = [
  [-2.5, 1.45],
  [-2.5, 0.85],
];

const engine: Solid = {
  profile: rounded([
    [-2.5, 0.8, 0.08],
    [-0.7, 0.8],
    [-0.7, 1.66],
    [-1.7, 1.62, 0.3],
    [-2.5, 1.4, 0.12],
  ]),
  right: -0.72,
  left: 0.72,
  material: 'paint',
  marks: [
    ...louvres([-2.2, -1.75], [1, 1.32], 5),
    {
      on: 'sides',
      line: 'seam',
      path: [
        [-1.6, 1.6],
        [-1.6, 0.86],
      ],
    },
    { on: 'sides', look: 'gleam', outline: box([-1.5, -0.8], [1.4, 1.5]) },
    patch(tail, 'grille', [-0.6, 0.6], [0.1, 0.7]),
    patch(tail, 'tail', [-0.95, -0.72], [0.2, 0.45]),
    patch(tail, 'tail', [0.72, 0.95], [0.2, 0.45]),
  ],
};

const drum: Solid = {
  profile: disc([1.55, 0.75], 0.75, 44),
  right: -1,
  left: 1,
  material: 'steel',
  marks: [
    { on: 'sides', look: 'dish', outline: disc([1.55, 0.75], 0.66, 36) },
    { on: 'sides', look: 'roller', outline: disc([1.55, 0.75], 0.36, 24) },
  ],
};

const yoke: Solid = {
  profile: rounded([
    [0.5, 0.55, 0.08],
    [2.5, 0.55, 0.08],
    [2.5, 0.98, 0.08],
    [0.5, 0.98, 0.08],
  ]),
  right: 1.02,
  left: 1.16,
  material: 'paint',
  marks: [
    { on: 'sides', look: 'trim', outline: disc([1.55, 0.75], 0.14, 14) },
    {
      on: 'sides',
      line: 'seam',
      path: [
        [0.6, 0.86],
        [2.4, 0.86],
      ],
    },
  ],
};

const beam: Slope = [
  [2.58, 0.55],
  [2.58, 0.98],
];

export const rollerSolids: readonly Solid[] = [
  { profile: box([-2.1, 0], [0.55, 0.85]), right: -0.5, left: 0.5, material: 'frame' },
  ...wheels({ x: -1.35, radius: 0.74, rim: 0.54, lugs: 16 }, [0.62, 1.08]),
  {
    profile: rounded([
      [0, 0.6],
      [0.5, 0.6],
      [0.5, 1.05],
      [0, 1.05],
    ]),
    right: -0.34,
    left: 0.34,
    material: 'frame',
  },
  engine,
  ...onBothSides({
    profile: rounded([
      [-2.05, 1.5],
      [-0.7, 1.5],
      [-0.7, 1.6],
      [-2.05, 1.58],
    ]),
    right: 0.72,
    left: 1.1,
    material: 'frame',
  }),
  ...cab({ waist: [0.42, 1.55], brow: [0.3, 2.78], rear: -0.7, floor: 0.95, post: -0.2, span: [-0.7, 0.7] }),
  ...beacon(-0.5, 2.91, 0.4),
  { profile: box([0.4, 0.62], [0.55, 0.98]), right: -1.16, left: 1.16, material: 'paint' },
  ladder([-0.4, -0.05], [0.45, 1], [0.7, 0.95]),
  tank([-0.55, 0], [0.55, 0.95], [0.7, 0.95]),
  drum,
  ...onBothSides(yoke),
  {
    profile: box([2.36, 2.58], [0.55, 0.98], 0.04),
    right: -1.02,
    left: 1.02,
    material: 'paint',
    marks: [patch(beam, 'lamp', [-0.9, -0.7], [0.3, 0.75]), patch(beam, 'lamp', [0.7, 0.9], [0.3, 0.75])],
  },
];
