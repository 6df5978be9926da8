import type { BodyMeasures } from '../car/body.ts';
import { sharp } from '../geometry/curve.ts';

export const pickup: BodyMeasures = {
  title: 'Pickup',
  length: 5.32,
  width: 1.855,
  height: 1.8,
  wheelbase: 3.085,
  frontOverhang: 0.96,
  wheel: { radius: 0.39, rim: 0.64, spokes: 6, spokeWidth: 14 },
  corners: { front: { reach: 0.5, squareness: 2.8 }, rear: { reach: 0.14, squareness: 5 } },
  nose: [
    [0.25, 0.2],
    [0.38, 0.06],
    [0.55, 0],
    [0.8, 0],
    [0.98, 0.04],
    [1.1, 0.14],
  ],
  tail: [
    [0.3, 0.06],
    [0.5, 0.02],
    [0.6, 0],
    [1.2, 0],
  ],
  flank: [
    [0.2, 0.93],
    [0.5, 0.99],
    [0.85, 1],
    [1.05, 0.985],
    [1.25, 0.96],
  ],
  shoulder: [
    [0, 1.12, 'corner'],
    [1.72, 1.12, 'corner'],
    [1.74, 1.16, 'corner'],
    [2.6, 1.17],
    [3.4, 1.155],
    [4, 1.14],
    [4.5, 1.12],
    [5, 1.07],
    [5.32, 0.99],
  ],
  sill: [
    [0, 0.56],
    [0.35, 0.5],
    [0.8, 0.46],
    [1.6, 0.42],
    [1.9, 0.34],
    [4, 0.33],
    [4.8, 0.34],
    [5.32, 0.38],
  ],
  roof: [
    [1.6, 1.7],
    [1.85, 1.755],
    [2.3, 1.79],
    [2.8, 1.8],
    [3.3, 1.745],
    [3.6, 1.6],
  ],
  roofRear: 1.84,
  bonnetEdge: { middle: 1.07, corner: 1.01 },
  hasBonnet: true,
  crease: { front: 0.92, rear: 0.92 },
  cladding: 0,
  cowl: { x: 4.05, z: 1.16, halfWidth: 0.79, bow: 0.14 },
  header: { x: 3.3, halfWidth: 0.64, bow: 0.1 },
  frontPillar: [
    [4.03, 1.135],
    [3.66, 1.45],
    [3.24, 1.73],
  ],
  rearPillar: [
    [1.86, 1.735],
    [1.8, 1.45],
    [1.76, 1.15],
  ],
  belt: { rear: 1.76, front: 4.03 },
  windows: [
    sharp([3.82, 1.2], [3.54, 1.45], [3.22, 1.665], [2.78, 1.7], [2.77, 1.22]),
    sharp([2.69, 1.22], [2.7, 1.702], [2.3, 1.7], [2.02, 1.665], [1.95, 1.4], [1.96, 1.23]),
  ],
  darkPillars: [0],
  reflections: [
    [
      [3.5, 1.46],
      [3.26, 1.62],
      [2.98, 1.24],
      [3.22, 1.23],
    ],
    [
      [2.56, 1.69],
      [2.44, 1.69],
      [2.2, 1.25],
      [2.32, 1.24],
    ],
  ],
  seams: [
    {
      knots: [
        [3.74, 1.15],
        [3.76, 0.84],
        [3.68, 0.48],
      ],
      curved: true,
    },
    {
      knots: [
        [2.73, 1.17],
        [2.73, 0.48],
      ],
    },
    {
      knots: [
        [1.9, 1.16],
        [1.9, 0.9],
        [1.98, 0.48],
      ],
      curved: true,
    },
    {
      knots: [
        [1.74, 1.16],
        [1.74, 0.46],
      ],
      look: 'boldSeam',
    },
    {
      knots: [
        [0.02, 1.06],
        [1.72, 1.06],
      ],
    },
    {
      knots: [
        [1.85, 1.03],
        [3.4, 1.01],
        [4.6, 0.98],
      ],
      curved: true,
      look: 'edge',
    },
    {
      knots: [
        [0.1, 0.98],
        [1.7, 0.98],
      ],
      look: 'edge',
    },
    {
      knots: [
        [2, 0.42],
        [3.7, 0.42],
      ],
      look: 'lip',
    },
  ],
  handles: [
    [2.92, 1.04],
    [2.08, 1.05],
  ],
  mirror: { x: 3.62, z: 1.28, size: 1.1 },
  face: [
    {
      knots: sharp([0.58, 0.86], [0.58, 1], [0.82, 1.03], [1.04, 1.04], [1.05, 0.93], [0.92, 0.87]),
      look: 'lamp',
      wraps: true,
    },
    {
      knots: [
        [0.66, 0.94],
        [0.72, 0.985],
        [0.8, 0.985],
        [0.85, 0.94],
        [0.8, 0.9],
        [0.71, 0.9],
      ],
      look: 'lens',
      curved: true,
    },
    {
      knots: sharp([-0.5, 0.72], [0.5, 0.72], [0.54, 0.84], [0.52, 1.01], [-0.52, 1.01], [-0.54, 0.84]),
      look: 'grille',
      once: true,
    },
    { knots: sharp([-0.64, 0.6], [0.64, 0.6], [0.56, 0.42], [-0.56, 0.42]), look: 'plastic', once: true },
    { knots: sharp([0.74, 0.66], [0.96, 0.68], [0.97, 0.54], [0.78, 0.5]), look: 'grille' },
    {
      knots: [
        [0.8, 0.615],
        [0.86, 0.63],
        [0.9, 0.6],
        [0.86, 0.565],
        [0.81, 0.57],
      ],
      look: 'lamp',
      curved: true,
    },
  ],
  faceLines: [
    { from: -0.52, to: 0.52, z: 0.955, look: 'chrome' },
    { from: -0.53, to: 0.53, z: 0.87, look: 'chrome' },
    { from: -0.51, to: 0.51, z: 0.78, look: 'chrome' },
    { from: -0.52, to: 0.52, z: 0.46, look: 'mesh' },
  ],
  plate: { z: 0.6, isKei: false },
  back: {
    screen: {
      middle: [
        [1.82, 1.75],
        [1.76, 1.45],
        [1.72, 1.1],
      ],
      low: 0.16,
      high: 0.86,
      reach: 0.88,
    },
    marks: [
      {
        knots: sharp([0.8, 1.07], [1, 1.07], [1.02, 1.07], [1.02, 0.72], [1, 0.72], [0.8, 0.72]),
        look: 'tail',
        wraps: true,
      },
      { knots: sharp([0.8, 0.85], [0.99, 0.85], [0.99, 0.79], [0.8, 0.79]), look: 'lamp' },
      { knots: sharp([-0.14, 1], [0.14, 1], [0.14, 0.93], [-0.14, 0.93]), look: 'plastic', once: true },
      { knots: sharp([-1, 0.64], [1, 0.64], [1, 0.5], [-1, 0.5]), look: 'trim', once: true },
      { knots: sharp([-0.24, 0.63], [0.24, 0.63], [0.24, 0.46], [-0.24, 0.46]), look: 'plastic', once: true },
    ],
    lines: [],
    seams: [sharp([0.76, 1.11], [0.76, 0.68], [0, 0.68])],
    plate: 0.55,
  },
  bed: { front: 1.68, rear: 0.06, halfWidth: 0.8, rim: 1.12, floor: 0.72, guardTop: 1.55 },
  interior: 'ordinary',
  camera: { azimuth: 48, distance: 11.5 },
};
