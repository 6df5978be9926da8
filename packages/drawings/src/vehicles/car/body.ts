import type { Knot } from '../geometry/curve.ts';
import type { InteriorName } from '../interior/interiors.data.ts';
import type { AreaLook, LineLook } from '../looks.ts';

/** Points as x along the car and z above the ground. */
export type SideKnots = readonly Knot[];
/** Points as girth around the body (see `BodyForm.belt`) and z above the ground. */
export type GirthKnots = readonly Knot[];
/** Heights with a measure at each. */
export type HeightKnots = readonly Knot[];

export interface Corner {
  /** The distance from the bumper at which the flank begins to turn in. */
  reach: number;
  /** 2 is an ellipse, more is squarer. */
  squareness: number;
}

export interface CarWheelMeasures {
  radius: number;
  /** The rim's share of it. */
  rim: number;
  spokes: number;
  /** Half a spoke's width in degrees. */
  spokeWidth: number;
}

export interface Seam {
  knots: SideKnots;
  curved?: boolean;
  look?: LineLook;
}

export interface FaceMark {
  knots: GirthKnots;
  look: AreaLook;
  curved?: boolean;
  /** Drawn once in the middle; other marks are drawn on both sides. */
  once?: boolean;
  /** Reaches round the corner, so the side view shows it too. */
  wraps?: boolean;
}

export interface FaceLine {
  from: number;
  to: number;
  z: number;
  look: LineLook;
}

export interface BedMeasures {
  front: number;
  rear: number;
  halfWidth: number;
  rim: number;
  floor: number;
  /** The upper edge of the guard behind the cab. */
  guardTop?: number;
}

export interface BoxMeasures {
  front: number;
  rear: number;
  halfWidth: number;
  floor: number;
  top: number;
}

/**
 * Parts that only a view from behind shows, except lamps that reach round the corner. Girth here is 0 in the middle
 * of the tail and 1 at the start of the flank.
 */
export interface BackMeasures {
  screen: {
    /** The rear window's middle, from the roof down to the metal. */
    middle: SideKnots;
    /** The glass part of it, as shares of the way up and across. */
    low: number;
    high: number;
    reach: number;
  };
  marks: readonly FaceMark[];
  lines: readonly FaceLine[];
  /** Gaps, drawn on both sides of the middle. */
  seams: readonly GirthKnots[];
  /** The number plate's height. */
  plate: number;
}

/** The measures of a body in metres, independent of how it is drawn. */
export interface BodyMeasures {
  title: string;
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  frontOverhang: number;
  wheel: CarWheelMeasures;
  corners: { front: Corner; rear: Corner };
  /** The distance of nose and tail behind the bumper line, by height. */
  nose: HeightKnots;
  tail: HeightKnots;
  /** Share of half the width at a height. */
  flank: HeightKnots;
  /** The line between the flank and the glass or bonnet. */
  shoulder: SideKnots;
  sill: SideKnots;
  roof: SideKnots;
  roofRear: number;
  /** The bonnet's leading edge in the middle and at the corners. */
  bonnetEdge: { middle: number; corner: number };
  hasBonnet: boolean;
  /** Heights at which the flank turns under, ahead and behind. */
  crease: { front: number; rear: number };
  /** Height of the black plastic along the sill. */
  cladding: number;
  /** The windscreen's lower edge. */
  cowl: { x: number; z: number; halfWidth: number; bow: number };
  /** The windscreen's upper edge. */
  header: { x: number; halfWidth: number; bow: number };
  frontPillar: SideKnots;
  rearPillar: SideKnots;
  belt: { rear: number; front: number };
  windows: readonly SideKnots[];
  /** Indexes of windows with a black pillar between them and the next. */
  darkPillars: readonly number[];
  reflections: readonly SideKnots[];
  seams: readonly Seam[];
  handles: readonly (readonly [x: number, z: number])[];
  mirror: { x: number; z: number; size: number };
  face: readonly FaceMark[];
  faceLines: readonly FaceLine[];
  plate: { z: number; isKei: boolean };
  back: BackMeasures;
  /** On the tail of an off-road car. */
  spareWheel?: { z: number; radius: number; across: number };
  /** A roof of cloth. */
  hasSoftTop?: boolean;
  bed?: BedMeasures;
  box?: BoxMeasures;
  interior: InteriorName;
  camera: { azimuth: number; distance: number };
}
