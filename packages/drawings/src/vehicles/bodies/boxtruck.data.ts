import type { BodyMeasures } from '../car/body.ts';
import { sharp } from '../geometry/curve.ts';

export const boxtruck: BodyMeasures = {
  title: 'Box truck',
  length: 4.78,
  width: 1.695,
  height: 2.85,
  wheelbase: 2.5,
  frontOverhang: 1.02,
  wheel: { radius: 0.36, rim: 0.56, spokes: 6, spokeWidth: 15 },
  corners: { front: { reach: 0.24, squareness: 3.2 }, rear: { reach: 0.06, squareness: 6 } },
  nose: [
    [0.25, 0.06],
    [0.4, 0.01],
    [0.6, 0],
    [0.9, 0],
    [1.15, 0.03],
    [1.35, 0.08],
  ],
  tail: [
    [0.2, 0],
    [2.9, 0],
  ],
  flank: [
    [0.2, 0.97],
    [0.4, 1],
    [1.1, 1],
    [1.4, 0.98],
    [2.9, 0.98],
  ],
  shoulder: [
    [0, 2.84, 'corner'],
    [3.14, 2.84, 'corner'],
    [3.18, 1.3, 'corner'],
    [3.26, 1.3, 'corner'],
    [4, 1.29],
    [4.5, 1.27],
    [4.78, 1.24],
  ],
  sill: [
    [0, 0.86, 'corner'],
    [3.15, 0.86, 'corner'],
    [3.2, 0.5, 'corner'],
    [3.3, 0.42],
    [3.5, 0.36],
    [4, 0.34],
    [4.78, 0.33],
  ],
  roof: [
    [3.1, 2],
    [3.3, 2.03],
    [3.7, 2.05],
    [4.1, 2.04],
    [4.32, 1.99],
    [4.5, 1.8],
  ],
  roofRear: 3.27,
  bonnetEdge: { middle: 1.25, corner: 1.24 },
  hasBonnet: false,
  crease: { front: 0.96, rear: 0.96 },
  cladding: 0,
  cowl: { x: 4.68, z: 1.26, halfWidth: 0.74, bow: 0.08 },
  header: { x: 4.32, halfWidth: 0.67, bow: 0.06 },
  frontPillar: [
    [4.66, 1.25],
    [4.52, 1.64],
    [4.28, 1.98],
  ],
  rearPillar: [
    [3.28, 2.02],
    [3.27, 1.7],
    [3.27, 1.3],
  ],
  belt: { rear: 3.27, front: 4.66 },
  windows: [sharp([4.52, 1.32], [4.4, 1.62], [4.24, 1.88], [3.62, 1.92], [3.6, 1.3])],
  darkPillars: [],
  reflections: [
    [
      [4.3, 1.66],
      [4.18, 1.84],
      [3.86, 1.34],
      [4.06, 1.33],
    ],
  ],
  seams: [
    {
      knots: [
        [4.44, 1.27],
        [4.42, 1],
        [4.3, 0.82],
      ],
      curved: true,
    },
    {
      knots: [
        [3.56, 1.3],
        [3.54, 0.7],
        [3.62, 0.56],
      ],
      curved: true,
    },
    {
      knots: [
        [3.56, 1.3],
        [3.58, 1.96],
      ],
    },
    {
      knots: [
        [3.2, 1.25],
        [3.2, 0.6],
      ],
      look: 'boldSeam',
    },
    {
      knots: [
        [0.02, 2.76],
        [3.12, 2.76],
      ],
    },
    {
      knots: [
        [0.02, 0.96],
        [3.12, 0.96],
      ],
    },
    {
      knots: [
        [0.64, 2.76],
        [0.64, 0.96],
      ],
    },
    {
      knots: [
        [1.26, 2.76],
        [1.26, 0.96],
      ],
    },
    {
      knots: [
        [1.88, 2.76],
        [1.88, 0.96],
      ],
    },
    {
      knots: [
        [2.5, 2.76],
        [2.5, 0.96],
      ],
    },
    {
      knots: [
        [3.6, 1.14],
        [4.5, 1.12],
      ],
      look: 'edge',
    },
  ],
  handles: [[3.74, 1.14]],
  mirror: { x: 4.44, z: 1.5, size: 1.2 },
  face: [
    {
      knots: sharp([0.6, 0.66], [0.6, 0.82], [0.96, 0.84], [1.02, 0.8], [1.02, 0.7], [0.96, 0.66]),
      look: 'lamp',
      wraps: true,
    },
    {
      knots: [
        [0.66, 0.74],
        [0.71, 0.79],
        [0.79, 0.79],
        [0.84, 0.74],
        [0.79, 0.69],
        [0.71, 0.69],
      ],
      look: 'lens',
      curved: true,
    },
    { knots: sharp([0.9, 0.82], [1.02, 0.8], [1.02, 0.7], [0.9, 0.68]), look: 'amber', wraps: true },
    { knots: sharp([-0.5, 0.9], [0.5, 0.9], [0.56, 1.06], [-0.56, 1.06]), look: 'grille', once: true },
    { knots: sharp([-0.44, 0.5], [0.44, 0.5], [0.48, 0.4], [-0.48, 0.4]), look: 'grille', once: true },
  ],
  faceLines: [
    { from: -0.52, to: 0.52, z: 1.01, look: 'chrome' },
    { from: -0.51, to: 0.51, z: 0.95, look: 'slat' },
    { from: -0.96, to: 0.96, z: 0.6, look: 'seam' },
    { from: -0.96, to: 0.96, z: 1.19, look: 'seam' },
  ],
  plate: { z: 0.6, isKei: false },
  back: {
    screen: {
      middle: [
        [3.26, 2.02],
        [3.26, 1.6],
        [3.26, 1.24],
      ],
      low: 0.4,
      high: 0.88,
      reach: 0.8,
    },
    marks: [
      { knots: sharp([0.62, 0.9], [0.94, 0.9], [0.94, 0.76], [0.62, 0.76]), look: 'tail' },
      { knots: sharp([0.62, 0.9], [0.72, 0.9], [0.72, 0.76], [0.62, 0.76]), look: 'lamp' },
      { knots: sharp([0.84, 0.9], [0.94, 0.9], [0.94, 0.76], [0.84, 0.76]), look: 'amber' },
      { knots: sharp([-0.9, 0.62], [0.9, 0.62], [0.9, 0.52], [-0.9, 0.52]), look: 'plastic', once: true },
    ],
    lines: [
      { from: -0.96, to: 0.96, z: 2.76, look: 'seam' },
      { from: -0.16, to: 0.16, z: 1.7, look: 'chrome' },
    ],
    seams: [
      sharp([0.92, 2.76], [0.92, 0.98], [0, 0.98]),
      sharp([0, 2.76], [0, 0.98]),
      sharp([0.26, 2.7], [0.26, 1.04]),
    ],
    plate: 0.8,
  },
  box: { front: 3.14, rear: 0.04, halfWidth: 0.83, floor: 0.9, top: 2.84 },
  interior: 'plain',
  camera: { azimuth: 50, distance: 12.5 },
};
