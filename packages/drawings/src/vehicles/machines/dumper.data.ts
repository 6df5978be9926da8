import { rounded } from '../geometry/outline.ts';
import { cab } from './cab.ts';
import { box, onBothSides, patch, post, ram } from './parts.ts';
import { wheels } from './wheels.ts';
import type { Slope, Solid } from './solid.ts';

const face: Slope = [
  [3.3, 0.8],
  [3.3, 1.75],
];

const load: Slope = [
  [1.2, 3.42],
  [-3.45, 2.5],
];

const nose: Solid = {
  profile: rounded([
    [2.1, 0.75],
    [3.3, 0.75, 0.06],
    [3.3, 1.78, 0.06],
    [2.1, 1.78],
  ]),
  right: -1.35,
  left: 1.35,
  material: 'paint',
  marks: [
    patch(face, 'grille', [-0.42, 0.42], [0.1, 0.85]),
    ...[0.25, 0.4, 0.55, 0.7].map((along) => ({
      on: 'slope' as const,
      slope: face,
      line: 'slat' as const,
      path: [
        [-0.4, along],
        [0.4, along],
      ] as const,
    })),
    patch(face, 'lamp', [-0.9, -0.6], [0.15, 0.4]),
    patch(face, 'lamp', [0.6, 0.9], [0.15, 0.4]),
    { on: 'sides', look: 'deepShade', outline: box([2.1, 3.28], [0.75, 0.95]) },
  ],
};

const bed: Solid = {
  profile: rounded([
    [-3.5, 1.75, 0.1],
    [-2.6, 1.35, 0.2],
    [0.75, 1.25, 0.15],
    [1.4, 3.36],
    [1.2, 3.42],
    [-3.45, 2.5, 0.1],
  ]),
  right: -1.6,
  left: 1.6,
  material: 'paint',
  marks: [
    ...[-2.7, -1.9, -1.1, -0.3].map((x) => ({
      on: 'sides' as const,
      look: 'handle' as const,
      outline: [
        [x, 1.45],
        [x + 0.16, 1.45],
        [x + 0.16, 3.02 + x * 0.18],
        [x, 2.98 + x * 0.18],
      ] as const,
    })),
    {
      on: 'sides',
      look: 'deepShade',
      outline: [
        [-3.4, 1.78],
        [-2.6, 1.38],
        [0.75, 1.28],
        [0.83, 1.5],
        [-2.6, 1.62],
      ],
    },
    {
      on: 'sides',
      look: 'gleam',
      outline: [
        [-3.2, 2.46],
        [1, 3.3],
        [1, 3.2],
        [-3.2, 2.38],
      ],
    },
    patch(load, 'cavity', [-0.92, 0.92], [0.03, 1]),
    patch(load, 'dish', [-0.8, 0.8], [0.12, 1]),
  ],
};

/** The bed's front reaches over the cab. */
const canopy: Solid = {
  profile: [
    [1.4, 3.36],
    [2.9, 3.42],
    [2.9, 3.54],
    [1.2, 3.42],
  ],
  right: -1.6,
  left: 1.6,
  material: 'paint',
};

const rail: readonly Solid[] = [
  ...onBothSides(post(3.22, [1.78, 2.35], 1.28, { thickness: 0.05, material: 'paint' })),
  { profile: box([3.19, 3.25], [2.32, 2.38]), right: -1.3, left: 0.3, material: 'paint' },
  { profile: box([3.19, 3.25], [2.05, 2.11]), right: -1.3, left: 0.3, material: 'paint' },
];

export const dumperSolids: readonly Solid[] = [
  {
    profile: rounded([
      [-2.9, 0.95],
      [2.2, 0.75],
      [2.2, 1.3],
      [-2.9, 1.3],
    ]),
    right: -0.5,
    left: 0.5,
    material: 'frame',
  },
  { profile: box([-2.2, -1.7], [0.65, 1.1]), right: -0.9, left: 0.9, material: 'frame' },
  ...wheels({ x: -1.9, radius: 0.88, rim: 0.54, lugs: 20, rimLook: 'alloy' }, [0.72, 1.5]),
  ...wheels({ x: 1.7, radius: 0.88, rim: 0.54, lugs: 20, rimLook: 'alloy' }, [0.95, 1.5]),
  ...onBothSides({ profile: box([-0.6, 0.5], [0.7, 1.2], 0.08), right: 0.5, left: 1.1, material: 'steel' }),
  nose,
  ...onBothSides({
    profile: rounded([
      [0.75, 1.78],
      [2.1, 1.78],
      [2.1, 1.98],
      [0.9, 1.98],
    ]),
    right: 0.6,
    left: 1.42,
    material: 'paint',
  }),
  { profile: box([2.1, 3.3], [1.78, 1.84]), right: -1.38, left: 1.38, material: 'frame' },
  ...ram(
    [
      [0.2, 0.95],
      [0.1, 1.5],
    ],
    0.3,
    { out: 0.4 },
  ),
  ...cab({ waist: [2.85, 2.25], brow: [2.65, 3.18], rear: 1.5, floor: 1.84, post: 2.05, span: [0.4, 1.34] }),
  { profile: box([1.6, 2.7], [1.98, 2.5], 0.05), right: -1.2, left: 0.2, material: 'frame' },
  bed,
  canopy,
  ...rail,
  ...onBothSides(post(3.28, [0.35, 0.8], 0.9, { thickness: 0.08 })),
  { profile: box([3.24, 3.36], [0.55, 0.75]), right: -1.3, left: 1.3, material: 'frame' },
];
