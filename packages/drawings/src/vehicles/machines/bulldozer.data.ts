import { disc, rounded } from '../geometry/outline.ts';
import { cab } from './cab.ts';
import { box, louvres, onBothSides, patch, post, ram } from './parts.ts';
import { track } from './tracks.ts';
import type { Slope, Solid } from './solid.ts';

const face: Slope = [
  [1.75, 1],
  [1.68, 1.8],
];

const bonnet: Solid = {
  profile: rounded([
    [0.1, 0.85],
    [1.75, 0.85, 0.05],
    [1.68, 1.85, 0.12],
    [0.1, 1.98],
  ]),
  right: -0.52,
  left: 0.52,
  material: 'paint',
  marks: [
    ...louvres([1, 1.5], [1.2, 1.7], 6),
    {
      on: 'sides',
      line: 'seam',
      path: [
        [0.85, 1.9],
        [0.85, 0.9],
      ],
    },
    { on: 'sides', look: 'gleam', outline: box([0.2, 0.75], [1.6, 1.72]) },
    patch(face, 'grille', [-0.8, 0.8], [0.05, 0.92]),
    ...[0.2, 0.35, 0.5, 0.65, 0.8].map((along) => ({
      on: 'slope' as const,
      slope: face,
      line: 'slat' as const,
      path: [
        [-0.76, along],
        [0.76, along],
      ] as const,
    })),
  ],
};

const blade: Solid = {
  profile: rounded([
    [2.42, 0.06],
    [2.5, 0.06],
    [2.36, 0.45, 0.3],
    [2.4, 0.95, 0.3],
    [2.62, 1.32],
    [2.5, 1.34],
    [2.2, 1, 0.2],
    [2.18, 0.4, 0.2],
  ]),
  right: -1.6,
  left: 1.6,
  material: 'paint',
};

const wing: Solid = {
  profile: rounded([
    [2.2, 0.1],
    [2.52, 0.06],
    [2.6, 1.32],
    [2.2, 1.05],
  ]),
  right: 1.6,
  left: 1.66,
  material: 'paint',
};

const pushArm: Solid = {
  profile: rounded([
    [-0.2, 0.42, 0.1],
    [2.2, 0.28],
    [2.2, 0.5],
    [-0.2, 0.66, 0.1],
  ]),
  right: 1.28,
  left: 1.42,
  material: 'paint',
};

const fender: Solid = {
  profile: rounded([
    [-1.7, 1.02],
    [0.1, 1.02],
    [0.1, 1.42],
    [-1.7, 1.42, 0.1],
  ]),
  right: 0.52,
  left: 1.18,
  material: 'paint',
  marks: [
    { on: 'left', look: 'grille', outline: box([-0.5, -0.1], [1.06, 1.2]) },
    { on: 'right', look: 'roller', outline: disc([-1.35, 1.24], 0.09, 14) },
    { on: 'right', look: 'keiPlate', outline: box([-0.9, -0.7], [1.16, 1.26]) },
  ],
};

const ripper: readonly Solid[] = [
  {
    profile: rounded([
      [-2.4, 0.85],
      [-1.7, 0.75],
      [-1.7, 0.95],
      [-2.4, 1.05],
    ]),
    right: -0.45,
    left: 0.45,
    material: 'paint',
  },
  ...[-0.5, 0, 0.5].map((y): Solid => ({
    profile: rounded([
      [-2.46, 1.1],
      [-2.28, 1.1],
      [-2.28, 0.4, 0.1],
      [-2.12, 0.14],
      [-2.4, 0.32, 0.1],
    ]),
    right: y - 0.06,
    left: y + 0.06,
    material: 'steel',
  })),
  { profile: box([-2.5, -2.24], [0.82, 1.06]), right: -0.75, left: 0.75, material: 'paint' },
  ...ram(
    [
      [-1.7, 1.35],
      [-2.34, 1.04],
    ],
    0.3,
    { thickness: 0.12 },
  ),
  ...ram(
    [
      [-1.7, 1.35],
      [-2.34, 1.04],
    ],
    -0.3,
    { thickness: 0.12 },
  ),
];

export const bulldozerSolids: readonly Solid[] = [
  { profile: box([-1.7, 1.6], [0.4, 1]), right: -0.5, left: 0.5, material: 'frame' },
  ...track({ rear: -1.35, front: 1.35, radius: 0.5, rollers: 6, frameLook: 'handle' }, [0.7, 1.24]),
  ...ripper,
  { profile: box([-1.7, -1.15], [1, 1.9], 0.1), right: -0.52, left: 0.52, material: 'paint' },
  ...onBothSides(fender),
  bonnet,
  post(0.55, [1.95, 2.6], 0.2, { thickness: 0.14 }),
  post(0.95, [1.9, 2.2], -0.2, { thickness: 0.18 }),
  ...cab({ waist: [0.1, 1.98], brow: [-0.02, 3.02], rear: -1.15, floor: 1.42, post: -0.55, span: [-0.72, 0.72] }),
  ...onBothSides(pushArm),
  ...ram(
    [
      [1.3, 1.5],
      [2.3, 0.7],
    ],
    0.62,
    { thickness: 0.13, out: 0.4 },
  ),
  ...ram(
    [
      [1.3, 1.5],
      [2.3, 0.7],
    ],
    -0.62,
    { thickness: 0.13, out: 0.4 },
  ),
  blade,
  ...onBothSides(wing),
];
