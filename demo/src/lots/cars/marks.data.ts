/**
 * Typical places of marks on the unfolded car, in percent. The nose is on the left, the left side below the roof,
 * the right side above.
 */
export interface MarkPlace {
  x: number;
  y: number;
  /** The largest offset from there. */
  dx: number;
  dy: number;
  weight: number;
  /** Glass cracks and chips; it has no dents. */
  glass?: true;
}

export const markPlaces: readonly MarkPlace[] = [
  { x: 6, y: 50, dx: 2, dy: 11, weight: 12 },
  { x: 25, y: 50, dx: 5, dy: 9, weight: 7 },
  { x: 35, y: 50, dx: 1, dy: 8, weight: 2, glass: true },
  { x: 49, y: 50, dx: 8, dy: 6, weight: 3 },
  { x: 74, y: 50, dx: 5, dy: 9, weight: 6 },
  { x: 95, y: 50, dx: 2, dy: 11, weight: 12 },
  { x: 26, y: 86, dx: 4, dy: 1, weight: 6 },
  { x: 43, y: 87, dx: 5, dy: 3, weight: 9 },
  { x: 57, y: 87, dx: 5, dy: 3, weight: 8 },
  { x: 76, y: 86, dx: 4, dy: 1, weight: 8 },
  { x: 50, y: 92, dx: 12, dy: 0, weight: 4 },
  { x: 26, y: 14, dx: 4, dy: 1, weight: 6 },
  { x: 43, y: 13, dx: 5, dy: 3, weight: 9 },
  { x: 57, y: 13, dx: 5, dy: 3, weight: 8 },
  { x: 76, y: 14, dx: 4, dy: 1, weight: 8 },
  { x: 50, y: 8, dx: 12, dy: 0, weight: 4 },
];

/** A scratch, U dent, E dimple, B dent with scratch, W wave, P paint, S rust, C corrosion, Y crack, X to change, XX changed. */
export const markCodes = {
  light: ['A1', 'A1', 'A1', 'U1', 'E1', 'E1', 'B1'],
  middling: ['A2', 'A2', 'U2', 'U1', 'B2', 'W1', 'P1', 'S1', 'E2'],
  heavy: ['A3', 'U3', 'B3', 'W2', 'W3', 'P2', 'S2', 'C1', 'C2', 'Y1', 'X'],
  repaired: ['XX', 'W2', 'W3', 'P2', 'XX'],
  glass: ['G', 'Y1', 'G'],
} as const;

export type MarkSeverity = Exclude<keyof typeof markCodes, 'glass'>;

export interface GradeMarks {
  least: number;
  most: number;
  weights: Readonly<Partial<Record<MarkSeverity, number>>>;
}

export const marksOfGrade: Readonly<Record<string, GradeMarks>> = {
  S: { least: 0, most: 0, weights: {} },
  '6': { least: 0, most: 1, weights: { light: 1 } },
  '5': { least: 0, most: 2, weights: { light: 1 } },
  '4.5': { least: 1, most: 3, weights: { light: 1 } },
  '4': { least: 2, most: 5, weights: { light: 4, middling: 1 } },
  '3.5': { least: 3, most: 8, weights: { light: 2, middling: 3 } },
  '3': { least: 5, most: 10, weights: { light: 1, middling: 4, heavy: 2 } },
  '2': { least: 7, most: 12, weights: { middling: 3, heavy: 4 } },
  '1': { least: 5, most: 11, weights: { middling: 2, heavy: 3 } },
  RA: { least: 2, most: 6, weights: { light: 3, middling: 2, repaired: 1 } },
  R: { least: 4, most: 9, weights: { light: 1, middling: 3, repaired: 2 } },
  '***': { least: 4, most: 10, weights: { middling: 2, heavy: 3, repaired: 1 } },
};
