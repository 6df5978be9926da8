import { curve, type Knot, sample } from '../geometry/curve.ts';
import { rounded, type Vertex } from '../geometry/outline.ts';
import { radians } from '../geometry/projection.ts';
import type { SceneShape } from '../scene.ts';
import { acrossSheet } from './interior-measures.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { type InteriorLook, interiorLooks } from './interior-looks.ts';

/** A closed shape with rounded corners, in units of the drawing. */
export function panel(look: InteriorLook, ...vertices: readonly Vertex[]): SceneShape {
  return { look: interiorLooks[look], points: rounded(vertices), closed: true };
}

export function roundedBox(look: InteriorLook, [left, top]: Vec2, [width, height]: Vec2, radius = 0): SceneShape {
  const [right, bottom] = [left + width, top + height];
  return panel(look, [left, top, radius], [right, top, radius], [right, bottom, radius], [left, bottom, radius]);
}

export function soft(look: InteriorLook, ...knots: readonly Knot[]): SceneShape {
  return { look: interiorLooks[look], points: curve(knots, { steps: 6, closed: true }), closed: true };
}

export function interiorLine(look: InteriorLook, ...points: readonly Vec2[]): SceneShape {
  return { look: interiorLooks[look], points, closed: false };
}

export function bent(look: InteriorLook, ...points: readonly Vec2[]): SceneShape {
  return interiorLine(look, ...curve(points, { steps: 6 }));
}

/** 0 degrees is three o'clock, 90 is twelve. */
export function onEllipse([x, y]: Vec2, [rx, ry]: Vec2, degrees: number): Vec2 {
  return [x + rx * Math.cos(radians(degrees)), y - ry * Math.sin(radians(degrees))];
}

export function ellipse(look: InteriorLook, middle: Vec2, radii: Vec2): SceneShape {
  const points = sample(0, 354, 59, (degrees) => onEllipse(middle, radii, degrees));
  return { look: interiorLooks[look], points, closed: true };
}

/** A band of an ellipse; a full turn gives an open ring. */
export function band(
  look: InteriorLook,
  middle: Vec2,
  [rx, ry]: Vec2,
  thickness: number,
  [from, to]: Vec2,
): SceneShape {
  const edge = (inset: number) =>
    sample(from, to, 60, (degrees) => onEllipse(middle, [rx - inset, ry - inset], degrees));
  return { look: interiorLooks[look], points: [...edge(0), ...edge(thickness).toReversed()], closed: true };
}

/** The shapes mirrored to the passenger's half. */
export function mirrored(shapes: readonly SceneShape[]): readonly SceneShape[] {
  return shapes.map((shape) => ({ ...shape, points: shape.points.map(acrossSheet) }));
}
