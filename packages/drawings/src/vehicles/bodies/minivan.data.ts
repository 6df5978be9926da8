import type { BodyMeasures } from '../car/body.ts';
import { sharp } from '../geometry/curve.ts';

export const minivan: BodyMeasures = {
  title: 'Minivan',
  length: 4.95,
  width: 1.85,
  height: 1.935,
  wheelbase: 3,
  frontOverhang: 0.95,
  wheel: { radius: 0.345, rim: 0.7, spokes: 10, spokeWidth: 9 },
  corners: { front: { reach: 0.55, squareness: 2.9 }, rear: { reach: 0.4, squareness: 3 } },
  nose: [
    [0.18, 0.2],
    [0.3, 0.07],
    [0.5, 0.01],
    [0.75, 0],
    [0.95, 0.05],
    [1.08, 0.16],
  ],
  tail: [
    [0.2, 0.16],
    [0.4, 0.04],
    [0.8, 0],
    [1.15, 0.03],
    [1.35, 0.07],
  ],
  flank: [
    [0.15, 0.94],
    [0.45, 0.995],
    [0.9, 1],
    [1.1, 0.985],
    [1.35, 0.955],
  ],
  shoulder: [
    [0, 1.22],
    [0.8, 1.21],
    [1.8, 1.18],
    [2.8, 1.15],
    [3.7, 1.12],
    [4.2, 1.1],
    [4.6, 1.05],
    [4.95, 0.96],
  ],
  sill: [
    [0, 0.34],
    [0.35, 0.22],
    [1, 0.19],
    [3.8, 0.19],
    [4.95, 0.22],
  ],
  roof: [
    [0, 1.8],
    [0.2, 1.86],
    [0.7, 1.915],
    [1.6, 1.94],
    [2.6, 1.93],
    [3.25, 1.855],
  ],
  roofRear: 0.13,
  bonnetEdge: { middle: 1.03, corner: 0.97 },
  hasBonnet: true,
  crease: { front: 0.9, rear: 0.9 },
  cladding: 0,
  cowl: { x: 4.2, z: 1.15, halfWidth: 0.74, bow: 0.14 },
  header: { x: 3.25, halfWidth: 0.66, bow: 0.1 },
  frontPillar: [
    [4.17, 1.115],
    [3.7, 1.49],
    [3.2, 1.83],
  ],
  rearPillar: [
    [0.14, 1.82],
    [0.08, 1.55],
    [0.02, 1.22],
  ],
  belt: { rear: 0.02, front: 4.17 },
  windows: [
    sharp([3.98, 1.185], [3.68, 1.41], [3.68, 1.185]),
    sharp([3.6, 1.19], [3.6, 1.46], [3.22, 1.745], [2.68, 1.8], [2.66, 1.225]),
    sharp([2.58, 1.23], [2.6, 1.805], [1.58, 1.815], [1.52, 1.26]),
    sharp([1.44, 1.265], [1.5, 1.815], [0.42, 1.76], [0.26, 1.55], [0.3, 1.33]),
  ],
  darkPillars: [1],
  reflections: [
    [
      [3.5, 1.5],
      [3.25, 1.68],
      [2.9, 1.24],
      [3.15, 1.22],
    ],
    [
      [2.3, 1.8],
      [2.1, 1.8],
      [1.75, 1.28],
      [1.95, 1.27],
    ],
    [
      [1.1, 1.79],
      [1, 1.78],
      [0.72, 1.3],
      [0.85, 1.29],
    ],
  ],
  seams: [
    {
      knots: [
        [3.62, 1.13],
        [3.64, 0.8],
        [3.55, 0.36],
      ],
      curved: true,
    },
    {
      knots: [
        [2.63, 1.18],
        [2.62, 0.36],
      ],
    },
    {
      knots: [
        [1.48, 1.21],
        [1.5, 0.8],
        [1.5, 0.36],
      ],
    },
    {
      knots: [
        [0.1, 1.02],
        [1.48, 1.02],
      ],
    },
    {
      knots: [
        [0.1, 0.99],
        [1.6, 0.97],
        [3.4, 0.93],
        [4.4, 0.86],
      ],
      curved: true,
      look: 'edge',
    },
    {
      knots: [
        [1.5, 0.45],
        [3.5, 0.43],
      ],
      look: 'edge',
    },
  ],
  handles: [
    [2.82, 1],
    [2.42, 1],
  ],
  mirror: { x: 3.58, z: 1.26, size: 1 },
  face: [
    {
      knots: sharp([0.55, 0.9], [0.78, 0.945], [0.98, 0.975], [1.05, 0.98], [1.05, 0.9], [0.9, 0.86], [0.62, 0.83]),
      look: 'lamp',
      wraps: true,
    },
    { knots: sharp([0.66, 0.895], [0.86, 0.925], [0.96, 0.93], [0.9, 0.88], [0.7, 0.865]), look: 'lens', wraps: true },
    {
      knots: sharp([-0.5, 0.42], [0.5, 0.42], [0.6, 0.72], [0.5, 0.965], [-0.5, 0.965], [-0.6, 0.72]),
      look: 'grille',
      once: true,
    },
    { knots: sharp([0.72, 0.62], [0.97, 0.68], [0.99, 0.4], [0.78, 0.34]), look: 'grille' },
    { knots: sharp([0.76, 0.6], [0.8, 0.61], [0.84, 0.39], [0.79, 0.38]), look: 'trim' },
    { knots: sharp([-0.6, 0.34], [0.6, 0.34], [0.6, 0.26], [-0.6, 0.26]), look: 'grille', once: true },
  ],
  faceLines: [
    { from: -0.52, to: 0.52, z: 0.92, look: 'chrome' },
    { from: -0.53, to: 0.53, z: 0.86, look: 'chrome' },
    { from: -0.55, to: 0.55, z: 0.8, look: 'chrome' },
    { from: -0.57, to: 0.57, z: 0.74, look: 'chrome' },
    { from: -0.57, to: 0.57, z: 0.68, look: 'fineChrome' },
    { from: -0.56, to: 0.56, z: 0.47, look: 'fineChrome' },
    { from: -1, to: 1, z: 0.245, look: 'fineChrome' },
  ],
  plate: { z: 0.57, isKei: false },
  back: {
    screen: {
      middle: [
        [0.1, 1.86],
        [0.03, 1.55],
        [0.03, 1.22],
      ],
      low: 0.12,
      high: 0.86,
      reach: 0.9,
    },
    marks: [
      {
        knots: sharp([0.34, 1.1], [0.74, 1.18], [1.0, 1.2], [1.0, 0.92], [0.76, 0.96], [0.36, 1.02]),
        look: 'tail',
        wraps: true,
      },
      { knots: sharp([0.6, 1.09], [0.82, 1.11], [0.82, 1.03], [0.6, 1.05]), look: 'lamp' },
      { knots: sharp([-0.3, 0.92], [0.3, 0.92], [0.28, 0.72], [-0.28, 0.72]), look: 'shade', once: true },
      { knots: sharp([0.7, 0.4], [0.9, 0.41], [0.9, 0.37], [0.72, 0.36]), look: 'tail' },
      { knots: sharp([-0.8, 0.34], [0.8, 0.34], [0.76, 0.26], [-0.76, 0.26]), look: 'plastic', once: true },
    ],
    lines: [
      { from: -0.36, to: 0.36, z: 1.06, look: 'chrome' },
      { from: -0.26, to: 0.26, z: 0.94, look: 'chrome' },
    ],
    seams: [sharp([0.76, 1.2], [0.74, 0.52], [0.66, 0.46], [0, 0.46])],
    plate: 0.82,
  },
  interior: 'ordinary',
  camera: { azimuth: 50, distance: 11.5 },
};
