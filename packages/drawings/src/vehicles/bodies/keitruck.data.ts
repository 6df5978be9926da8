import type { BodyMeasures } from '../car/body.ts';
import { sharp } from '../geometry/curve.ts';

export const keitruck: BodyMeasures = {
  title: 'Kei truck',
  length: 3.395,
  width: 1.475,
  height: 1.765,
  wheelbase: 1.905,
  frontOverhang: 0.7,
  wheel: { radius: 0.268, rim: 0.62, spokes: 8, spokeWidth: 11 },
  corners: { front: { reach: 0.26, squareness: 3 }, rear: { reach: 0.1, squareness: 5 } },
  nose: [
    [0.2, 0.1],
    [0.35, 0.03],
    [0.55, 0],
    [0.8, 0],
    [1, 0.02],
    [1.15, 0.07],
  ],
  tail: [
    [0.2, 0.02],
    [0.5, 0],
    [1.2, 0],
  ],
  flank: [
    [0.15, 0.96],
    [0.4, 1],
    [0.8, 1],
    [1.15, 0.97],
  ],
  shoulder: [
    [0, 0.945, 'corner'],
    [1.93, 0.945, 'corner'],
    [1.935, 0.945, 'corner'],
    [2.02, 1.13, 'corner'],
    [2.6, 1.1],
    [3.1, 1.07],
    [3.3, 1.05],
    [3.395, 1.02],
  ],
  sill: [
    [0, 0.47, 'corner'],
    [1.6, 0.47, 'corner'],
    [2, 0.42, 'corner'],
    [2.2, 0.24],
    [3.395, 0.25],
  ],
  roof: [
    [1.9, 1.74],
    [2.05, 1.755],
    [2.4, 1.77],
    [2.7, 1.755],
    [2.84, 1.715],
    [3.1, 1.5],
  ],
  roofRear: 2.03,
  bonnetEdge: { middle: 1.06, corner: 1.04 },
  hasBonnet: false,
  crease: { front: 0.82, rear: 0.82 },
  cladding: 0,
  cowl: { x: 3.3, z: 1.08, halfWidth: 0.66, bow: 0.08 },
  header: { x: 2.84, halfWidth: 0.6, bow: 0.06 },
  frontPillar: [
    [3.28, 1.06],
    [3.06, 1.42],
    [2.82, 1.7],
  ],
  rearPillar: [
    [2.04, 1.74],
    [2.03, 1.45],
    [2.03, 1.13],
  ],
  belt: { rear: 2.03, front: 3.28 },
  windows: [sharp([3.12, 1.13], [2.98, 1.36], [2.78, 1.62], [2.3, 1.655], [2.28, 1.17])],
  darkPillars: [],
  reflections: [
    [
      [2.9, 1.45],
      [2.78, 1.58],
      [2.5, 1.2],
      [2.68, 1.18],
    ],
  ],
  seams: [
    {
      knots: [
        [3.08, 1.07],
        [3.06, 0.85],
        [3, 0.72],
      ],
      curved: true,
    },
    {
      knots: [
        [2.24, 1.11],
        [2.22, 0.36],
        [2.34, 0.34],
      ],
      curved: true,
    },
    {
      knots: [
        [2.24, 1.11],
        [2.26, 1.66],
      ],
    },
    {
      knots: [
        [1.97, 1],
        [1.97, 0.44],
      ],
      look: 'boldSeam',
    },
    {
      knots: [
        [0.02, 0.885],
        [1.93, 0.885],
      ],
    },
    {
      knots: [
        [0.02, 0.56],
        [1.93, 0.56],
      ],
    },
    {
      knots: [
        [0.64, 0.94],
        [0.64, 0.5],
      ],
    },
    {
      knots: [
        [1.28, 0.94],
        [1.28, 0.5],
      ],
    },
    {
      knots: [
        [2.3, 0.95],
        [3.1, 0.93],
      ],
      look: 'edge',
    },
  ],
  handles: [[2.42, 1]],
  mirror: { x: 2.98, z: 1.25, size: 0.8 },
  face: [
    {
      knots: sharp([0.46, 0.72], [0.5, 0.86], [0.74, 0.89], [0.97, 0.88], [0.98, 0.74], [0.74, 0.7]),
      look: 'lamp',
      wraps: true,
    },
    {
      knots: [
        [0.62, 0.79],
        [0.68, 0.84],
        [0.78, 0.84],
        [0.84, 0.79],
        [0.78, 0.745],
        [0.68, 0.745],
      ],
      look: 'lens',
      curved: true,
    },
    { knots: sharp([-0.42, 0.76], [0.42, 0.76], [0.44, 0.83], [-0.44, 0.83]), look: 'grille', once: true },
    { knots: sharp([-0.62, 0.36], [0.62, 0.36], [0.66, 0.28], [-0.66, 0.28]), look: 'grille', once: true },
    { knots: sharp([0.97, 0.83], [1.04, 0.83], [1.04, 0.77], [0.97, 0.77]), look: 'amber', wraps: true },
  ],
  faceLines: [
    { from: -0.9, to: 0.9, z: 0.62, look: 'seam' },
    { from: -0.96, to: 0.96, z: 1, look: 'seam' },
  ],
  plate: { z: 0.52, isKei: true },
  back: {
    screen: {
      middle: [
        [2.02, 1.74],
        [2.01, 1.45],
        [2.01, 1.13],
      ],
      low: 0.16,
      high: 0.9,
      reach: 0.84,
    },
    marks: [
      { knots: sharp([0.74, 0.62], [0.96, 0.62], [0.96, 0.51], [0.74, 0.51]), look: 'tail' },
      { knots: sharp([0.74, 0.62], [0.83, 0.62], [0.83, 0.51], [0.74, 0.51]), look: 'amber' },
      { knots: sharp([-0.9, 0.47], [0.9, 0.47], [0.84, 0.41], [-0.84, 0.41]), look: 'plastic', once: true },
      { knots: sharp([-0.2, 0.86], [0.2, 0.86], [0.2, 0.74], [-0.2, 0.74]), look: 'shade', once: true },
    ],
    lines: [{ from: -0.9, to: 0.9, z: 0.9, look: 'seam' }],
    seams: [sharp([0.92, 0.94], [0.9, 0.66], [0, 0.66])],
    plate: 0.56,
  },
  bed: { front: 1.9, rear: 0.05, halfWidth: 0.68, rim: 0.945, floor: 0.67, guardTop: 1.5 },
  interior: 'plain',
  camera: { azimuth: 50, distance: 8.4 },
};
