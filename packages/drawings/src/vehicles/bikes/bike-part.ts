import { curve, type Knot, sample } from '../curve.ts';
import { disc, ribbon, rounded, type Vertex } from '../outline.ts';
import type { Vec2 } from '../vector.ts';
import { radians } from '../projection.ts';
import type { BikeLook } from './bike-looks.ts';

/** One shape of a bike, in metres: along (or across) and up. */
export interface BikePart {
  look: BikeLook;
  points: readonly Vec2[];
  open?: boolean;
  /** On one side of the bike only: from the other side it stands behind everything. */
  side?: 'left' | 'right';
}

export function plate(look: BikeLook, ...vertices: readonly Vertex[]): BikePart {
  return { look, points: rounded(vertices) };
}

export function sheetMetal(look: BikeLook, ...knots: readonly Knot[]): BikePart {
  return { look, points: curve(knots, { steps: 5, closed: true }) };
}

export function round(look: BikeLook, middle: Vec2, radius: number): BikePart {
  return { look, points: disc(middle, radius, radius < 0.03 ? 12 : 40) };
}

/** A tube through these points, bent and not broken. */
export function tube(look: BikeLook, thickness: number, ...points: readonly Vec2[]): BikePart {
  return { look, points: ribbon(curve(points, { steps: 6 }), thickness) };
}

/** A straight bar that grows or shrinks along its way. */
export function bar(look: BikeLook, from: Vec2, to: Vec2, thickness: number, endThickness = thickness): BikePart {
  return { look, points: ribbon([from, to], thickness, endThickness) };
}

export function stroke(look: BikeLook, ...points: readonly Vec2[]): BikePart {
  return { look, points, open: true };
}

export function bent(look: BikeLook, ...points: readonly Vec2[]): BikePart {
  return { look, points: curve(points, { steps: 6 }), open: true };
}

export function spot([x, z]: Vec2, radius: number, degrees: number): Vec2 {
  return [x + radius * Math.cos(radians(degrees)), z + radius * Math.sin(radians(degrees))];
}

/** A band round a point, such as a mudguard. */
export function arch(look: BikeLook, middle: Vec2, [inner, outer]: Vec2, [from, to]: Vec2): BikePart {
  const edge = (radius: number): Vec2[] => sample(from, to, 14, (degrees) => spot(middle, radius, degrees));
  return { look, points: [...edge(outer), ...edge(inner).toReversed()] };
}

/** A whole ring, so that one sees through a wheel. */
export function ring(look: BikeLook, middle: Vec2, inner: number, outer: number): BikePart {
  const edge = (radius: number): Vec2[] => sample(-90, 270, 44, (degrees) => spot(middle, radius, degrees));
  return { look, points: [...edge(outer), ...edge(inner).toReversed()] };
}

export function onSide(side: 'left' | 'right', ...parts: readonly BikePart[]): readonly BikePart[] {
  return parts.map((part) => ({ ...part, side }));
}

/** With its mirror image across the middle. */
export function twice(...parts: readonly BikePart[]): readonly BikePart[] {
  return parts.flatMap((part) => [part, { ...part, points: part.points.map(([y, z]): Vec2 => [-y, z]) }]);
}
