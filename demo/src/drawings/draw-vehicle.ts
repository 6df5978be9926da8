import { bodies } from './bodies/bodies.ts';
import type { BodyName, Paint, View } from './body-names.ts';
import { paintSvg } from './paint-svg.ts';
import { paletteOf } from './palette.ts';
import { placeDrawing } from './place-drawing.ts';
import { projectCar } from './project-car.ts';
import { type Trace, tracePaths } from './trace-paths.ts';

export interface Drawing {
  body: BodyName;
  view: View;
  paint: Paint;
}

const viewTitles: Readonly<Record<View, string>> = { front: 'front three-quarter', side: 'side' };
const traces = new Map<string, Trace>();

/** A vehicle as SVG text, 640 × 480; the same request gives the same text. */
export function drawVehicle({ body, view, paint }: Drawing): string {
  return paintSvg(traceOf(body, view), paletteOf(paint), `${bodies[body].title}, ${viewTitles[view]}`);
}

/** Lines do not depend on paint, so one tracing serves every colour. */
function traceOf(body: BodyName, view: View): Trace {
  const key = `${body} ${view}`;
  const known = traces.get(key);
  if (known) return known;
  const scene = projectCar(bodies[body], view);
  const trace = tracePaths(scene, placeDrawing(scene, bodies[body]));
  traces.set(key, trace);
  return trace;
}
