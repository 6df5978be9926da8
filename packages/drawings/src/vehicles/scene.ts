import type { OutsideView } from './car/body-names.ts';
import { type AreaLook, areaLooks, type LineLook, lineLooks, type Look } from './looks.ts';
import type { Projection } from './geometry/projection.ts';
import type { Vec2, Vec3 } from './geometry/vector.ts';

export interface SceneShape {
  look: Look;
  points: readonly Vec2[];
  closed: boolean;
  /** A clip area. */
  window?: readonly Vec2[];
}

/** The shapes of a drawing, from the back to the front. */
export interface Scene {
  view: OutsideView;
  project: Projection;
  shapes: readonly SceneShape[];
  area(look: AreaLook, points: readonly Vec3[]): void;
  line(look: LineLook, points: readonly Vec3[], closed?: boolean): void;
  /** Adds an area given in sheet coordinates. */
  flat(look: AreaLook, points: readonly Vec2[]): void;
  /** Draws clipped to the window. */
  through(window: readonly Vec3[], draw: () => void): void;
}

export function createScene(view: OutsideView, project: Projection): Scene {
  const shapes: SceneShape[] = [];
  let window: readonly Vec2[] | undefined;
  const add = (look: Look, points: readonly Vec2[], closed: boolean): void => {
    shapes.push({ look, points, closed, ...(window && { window }) });
  };
  return {
    view,
    project,
    shapes,
    area: (look, points) => add(areaLooks[look], points.map(project), true),
    line: (look, points, closed = false) => add(lineLooks[look], points.map(project), closed),
    flat: (look, points) => add(areaLooks[look], points, true),
    through: (outline, draw) => {
      window = outline.map(project);
      draw();
      window = undefined;
    },
  };
}
