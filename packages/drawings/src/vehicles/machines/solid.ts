import type { AreaLook, LineLook } from '../looks.ts';
import type { Vec2 } from '../geometry/vector.ts';
import type { MaterialName } from './materials.ts';

export type SolidSpan = readonly [from: number, to: number];
/** Points as x from the rear forwards and z above the ground. */
export type SolidProfile = readonly Vec2[];

export type SolidMark =
  | { on: 'left' | 'right' | 'sides'; look: AreaLook; outline: SolidProfile }
  | { on: 'left' | 'right' | 'sides'; line: LineLook; path: SolidProfile }
  | { on: 'slope'; slope: Slope; look: AreaLook; outline: readonly Vec2[] }
  | { on: 'slope'; slope: Slope; line: LineLook; path: readonly Vec2[] };

/**
 * A face across the machine, between two points of the profile. Marks on it count from −1 at its right edge to 1 at
 * its left one, and from 0 to 1 along the slope. It is visible from the side that has the profile on its left.
 */
export type Slope = readonly [from: Vec2, to: Vec2];

/** An extruded shape in metres: its profile seen from the side, and its extent across. */
export interface Solid {
  profile: SolidProfile;
  right: number;
  left: number;
  material: MaterialName;
  /** The profile has bars all around, like a track or a tractor tyre. */
  treaded?: boolean;
  marks?: readonly SolidMark[];
}
