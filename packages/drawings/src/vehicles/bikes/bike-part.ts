import { curve, type Knot, sample } from '../geometry/curve.ts';
import { disc, ribbon, rounded, type Vertex } from '../geometry/outline.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { radians } from '../geometry/projection.ts';
import type { BikeLook } from './bike-looks.ts';

/** One shape of a bike, in metres: along (or across) and up. */
export interface BikePart {
  look: BikeLook;
  points: readonly Vec2[];
  open?: boolean;
  /** Only on one side of the bike; in the view of the other side it lies behind everything. */
  side?: 'left' | 'right';
}

export function plate(look: BikeLook, ...vertices: readonly Vertex[]): BikePart {
  return { look, points: rounded(vertices) };
}

export function sheetMetal(look: BikeLook, ...knots: readonly Knot[]): BikePart {
  return { look, points: curve(knots, { steps: 5, closed: true }) };
}

export function roundPart(look: BikeLook, middle: Vec2, radius: number): BikePart {
  return { look, points: disc(middle, radius, radius < 0.03 ? 12 : 40) };
}

/** A smoothly bent tube through these points. */
export function tube(look: BikeLook, thickness: number, ...points: readonly Vec2[]): BikePart {
  return { look, points: ribbon(curve(points, { steps: 6 }), thickness) };
}

/** A straight bar that may taper. */
export function bar(look: BikeLook, from: Vec2, to: Vec2, thickness: number, endThickness = thickness): BikePart {
  return { look, points: ribbon([from, to], thickness, endThickness) };
}

export function openLine(look: BikeLook, ...points: readonly Vec2[]): BikePart {
  return { look, points, open: true };
}

export function bentLine(look: BikeLook, ...points: readonly Vec2[]): BikePart {
  return { look, points: curve(points, { steps: 6 }), open: true };
}

export function spot([x, z]: Vec2, radius: number, degrees: number): Vec2 {
  return [x + radius * Math.cos(radians(degrees)), z + radius * Math.sin(radians(degrees))];
}

/** A circular band, such as a mudguard. */
export function arch(look: BikeLook, middle: Vec2, [inner, outer]: Vec2, [from, to]: Vec2): BikePart {
  const edge = (radius: number): Vec2[] => sample(from, to, 14, (degrees) => spot(middle, radius, degrees));
  return { look, points: [...edge(outer), ...edge(inner).toReversed()] };
}

/** A full ring, open in the middle. */
export function ringPart(look: BikeLook, middle: Vec2, inner: number, outer: number): BikePart {
  const edge = (radius: number): Vec2[] => sample(-90, 270, 44, (degrees) => spot(middle, radius, degrees));
  return { look, points: [...edge(outer), ...edge(inner).toReversed()] };
}

export function onSide(side: 'left' | 'right', ...parts: readonly BikePart[]): readonly BikePart[] {
  return parts.map((part) => ({ ...part, side }));
}

/** The parts and their mirror images across the middle. */
export function twice(...parts: readonly BikePart[]): readonly BikePart[] {
  return parts.flatMap((part) => [part, { ...part, points: part.points.map(([y, z]): Vec2 => [-y, z]) }]);
}
