import type { AreaLook, LineLook } from '../looks.ts';
import type { Vec2 } from '../vector.ts';
import type { MaterialName } from './materials.ts';

export type Span = readonly [from: number, to: number];
/** From the rear forwards and above the ground. */
export type Profile = readonly Vec2[];

export type Mark =
  | { on: 'left' | 'right' | 'sides'; look: AreaLook; outline: Profile }
  | { on: 'left' | 'right' | 'sides'; line: LineLook; path: Profile }
  | { on: 'slope'; slope: Slope; look: AreaLook; outline: readonly Vec2[] }
  | { on: 'slope'; slope: Slope; line: LineLook; path: readonly Vec2[] };

/**
 * A face that runs across the machine, from one point of the profile to another.
 * Marks on it count from −1 at its right edge to 1 at its left one, and from 0 to 1 along the slope.
 * It is seen from where the profile lies on its left.
 */
export type Slope = readonly [from: Vec2, to: Vec2];

/** A shape as cut out of a plate: its profile from beside, and how far it reaches across. Metres. */
export interface Solid {
  profile: Profile;
  right: number;
  left: number;
  material: MaterialName;
  /** Its profile has bars all round, as a track or a field tyre. */
  treaded?: boolean;
  marks?: readonly Mark[];
}
