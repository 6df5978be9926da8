import { disc, rounded } from '../geometry/outline.ts';
import { box, louvres, onBothSides, pane, patch, ram, sideWindow } from './parts.ts';
import { track } from './tracks.ts';
import type { Slope, Solid } from './solid.ts';

const windscreen: Slope = [
  [1.5, 1.42],
  [1.28, 2.86],
];
const tail: Slope = [
  [-2.74, 1.78],
  [-2.72, 1.24],
];

const cab: Solid = {
  profile: rounded([
    [-0.02, 1.12],
    [1.42, 1.12, 0.1],
    [1.52, 1.4],
    [1.28, 2.9, 0.16],
    [-0.02, 2.9, 0.08],
  ]),
  right: 0.38,
  left: 1.36,
  material: 'paint',
  marks: [
    ...pane(windscreen, [-0.84, 0.84], [0.02, 0.96]),
    {
      on: 'slope',
      slope: windscreen,
      line: 'wiper',
      path: [
        [0.1, 0.04],
        [0.45, 0.62],
      ],
    },
    ...sideWindow(
      rounded([
        [0.72, 1.5],
        [1.38, 1.5],
        [1.18, 2.76, 0.08],
        [0.72, 2.76, 0.05],
      ]),
      [
        [0.84, 1.55],
        [1, 1.55],
        [1.16, 2.7],
        [1, 2.7],
      ],
    ),
    ...sideWindow(
      rounded([
        [0.1, 1.95, 0.05],
        [0.62, 1.95],
        [0.62, 2.76],
        [0.1, 2.76, 0.05],
      ]),
      [
        [0.2, 2],
        [0.32, 2],
        [0.5, 2.72],
        [0.38, 2.72],
      ],
    ),
    ...pane(
      [
        [-0.02, 2.9],
        [-0.02, 1.12],
      ],
      [-0.8, 0.8],
      [0.08, 0.5],
    ),
    {
      on: 'left',
      line: 'seam',
      path: [
        [0.67, 2.84],
        [0.67, 1.2],
      ],
    },
    {
      on: 'left',
      line: 'seam',
      path: [
        [1.44, 1.42],
        [0.67, 1.42],
      ],
    },
    { on: 'left', look: 'hub', outline: box([0.74, 0.9], [1.62, 1.68]) },
  ],
};

const house: Solid = {
  profile: rounded([
    [-2.1, 1.1],
    [1.3, 1.1, 0.06],
    [1.3, 1.5, 0.06],
    [0, 1.5],
    [-0.1, 2.12, 0.1],
    [-2.1, 2.12],
  ]),
  right: -1.36,
  left: 1.36,
  material: 'paint',
  marks: [
    { on: 'sides', look: 'deepShade', outline: box([-2.1, 1.28], [1.1, 1.22]) },
    ...louvres([-1.95, -1.5], [1.6, 1.95], 5),
    {
      on: 'sides',
      line: 'seam',
      path: [
        [-0.4, 2.1],
        [-0.4, 1.24],
      ],
    },
    {
      on: 'sides',
      line: 'seam',
      path: [
        [-1.3, 2.1],
        [-1.3, 1.24],
      ],
    },
    { on: 'sides', look: 'gleam', outline: box([-1.2, -0.5], [1.42, 1.54]) },
    { on: 'right', look: 'hub', outline: box([0.1, 0.5], [1.26, 1.4]) },
  ],
};

const counterweight: Solid = {
  profile: rounded([
    [-2.72, 1.2, 0.1],
    [-2.1, 1.12],
    [-2.1, 2.06],
    [-2.5, 2.06, 0.16],
    [-2.74, 1.8, 0.12],
  ]),
  right: -1.32,
  left: 1.32,
  material: 'frame',
  marks: [
    patch(tail, 'amber', [-0.86, -0.66], [0.15, 0.5]),
    patch(tail, 'amber', [0.66, 0.86], [0.15, 0.5]),
    {
      on: 'sides',
      line: 'slat',
      path: [
        [-2.6, 1.34],
        [-2.16, 1.34],
      ],
    },
    {
      on: 'slope',
      slope: tail,
      line: 'slat',
      path: [
        [-0.92, 0.7],
        [0.92, 0.7],
      ],
    },
  ],
};

const boom: Solid = {
  profile: rounded([
    [0.45, 1.5, 0.15],
    [0.92, 1.62, 0.15],
    [1.8, 3.45, 0.8],
    [3.86, 4.18, 0.1],
    [3.98, 4.42, 0.14],
    [3.8, 4.58, 0.12],
    [1.3, 4.16, 0.9],
    [0.36, 1.9, 0.2],
  ]),
  right: -0.26,
  left: 0.22,
  material: 'paint',
  marks: [
    {
      on: 'sides',
      look: 'shade',
      outline: rounded([
        [0.92, 1.66],
        [1.8, 3.45, 0.8],
        [3.86, 4.18],
        [3.7, 4.3],
        [1.62, 3.72, 0.8],
        [0.7, 1.66],
      ]),
    },
    {
      on: 'sides',
      line: 'hose',
      path: rounded([
        [0.7, 2.2],
        [1.42, 3.9, 0.7],
        [3.5, 4.4],
      ]),
    },
    { on: 'sides', look: 'trim', outline: disc([0.66, 1.74], 0.13, 16) },
    { on: 'sides', look: 'trim', outline: disc([3.8, 4.38], 0.12, 16) },
  ],
};

const stick: Solid = {
  profile: rounded([
    [3.2, 4.92, 0.06],
    [3.42, 5.08, 0.06],
    [4.12, 4.5, 0.2],
    [4.78, 1.85, 0.12],
    [4.6, 1.62, 0.1],
    [4.4, 1.75, 0.1],
    [3.62, 4.2, 0.12],
  ]),
  right: -0.2,
  left: 0.16,
  material: 'paint',
  marks: [
    {
      on: 'sides',
      look: 'shade',
      outline: [
        [3.62, 4.2],
        [3.8, 4.2],
        [4.56, 1.7],
        [4.4, 1.75],
      ],
    },
    { on: 'sides', look: 'trim', outline: disc([3.8, 4.4], 0.13, 16) },
    { on: 'sides', look: 'trim', outline: disc([4.58, 1.78], 0.09, 12) },
  ],
};

const bucket: Solid = {
  profile: rounded([
    [4.42, 1.9, 0.08],
    [4.94, 1.92, 0.08],
    [5.34, 1.3, 0.35],
    [5.1, 0.56, 0.4],
    [4.5, 0.42],
    [4.08, 0.46],
    [4.18, 0.66],
  ]),
  right: -0.6,
  left: 0.56,
  material: 'steel',
  marks: [
    {
      on: 'sides',
      look: 'deepShade',
      outline: rounded([
        [5.18, 1.56],
        [5.34, 1.3, 0.2],
        [5.1, 0.56, 0.4],
        [4.5, 0.42],
        [4.08, 0.46],
        [4.8, 0.7, 0.4],
        [5.06, 1.2, 0.2],
      ]),
    },
    {
      on: 'sides',
      line: 'seam',
      path: [
        [4.3, 1.1],
        [4.9, 1.1],
      ],
    },
  ],
};

const teeth = [-0.5, -0.26, -0.02, 0.22, 0.46].map((middle): Solid => ({
  profile: [
    [4.22, 0.42],
    [3.92, 0.36],
    [4.2, 0.58],
  ],
  right: middle - 0.06,
  left: middle + 0.06,
  material: 'brightMetal',
}));

export const excavatorSolids: readonly Solid[] = [
  { profile: box([-1.1, 1.1], [0.35, 0.95], 0.1), right: -0.85, left: 0.85, material: 'frame' },
  ...track({ rear: -1.55, front: 1.55, radius: 0.45, rollers: 6 }, [0.8, 1.4]),
  { profile: box([-0.85, 0.75], [0.9, 1.1]), right: -0.7, left: 0.7, material: 'frame' },
  house,
  counterweight,
  { profile: box([-1.2, -1], [2.12, 2.5]), right: -0.9, left: -0.75, material: 'frame' },
  ...ram(
    [
      [1.14, 1.42],
      [1.9, 3.62],
    ],
    -0.36,
    { out: 0.42 },
  ),
  boom,
  ...ram(
    [
      [1.14, 1.42],
      [1.9, 3.62],
    ],
    0.3,
    { out: 0.42 },
  ),
  ...ram(
    [
      [1.75, 4.36],
      [3.34, 4.96],
    ],
    -0.02,
    { thickness: 0.18, out: 0.42 },
  ),
  stick,
  ...ram(
    [
      [4.12, 4.3],
      [4.86, 2.5],
    ],
    -0.02,
    { thickness: 0.15, out: 0.4 },
  ),
  ...onBothSides({
    profile: rounded([
      [4.8, 2.58],
      [4.92, 2.52],
      [5, 1.86],
      [4.86, 1.78],
    ]),
    right: 0.14,
    left: 0.2,
    material: 'frame',
  }),
  ...teeth,
  bucket,
  cab,
  { profile: box([-0.08, 1.32], [2.88, 2.98], 0.04), right: 0.34, left: 1.4, material: 'frame' },
];
