import { bodies } from './bodies/bodies.ts';
import type { BodyName, OutsideView, Paint, DrawnCarView } from './car/body-names.ts';
import type { BodyMeasures } from './car/body.ts';
import { traceInterior } from './interior/trace-interior.ts';
import { paintSvg } from './paint-svg.ts';
import { paletteOf } from './palette.ts';
import { placeDrawing } from './place-drawing.ts';
import { projectCar } from './car/project-car.ts';
import { type Trace, tracePaths } from './geometry/trace-paths.ts';

export interface Drawing {
  body: BodyName;
  view: DrawnCarView;
  paint: Paint;
}

const viewTitles: Readonly<Record<DrawnCarView, string>> = {
  front: 'front three-quarter',
  side: 'side',
  rear: 'rear three-quarter',
  interior: 'interior',
};
const traces = new Map<string, Trace>();

/** A vehicle as SVG text, 640 × 480; the same request gives the same text. */
export function drawVehicle({ body, view, paint }: Drawing): string {
  return paintSvg(traceOf(body, view), paletteOf(paint), `${bodies[body].title}, ${viewTitles[view]}`);
}

/** Lines do not depend on paint, so one trace serves every colour. */
function traceOf(body: BodyName, view: DrawnCarView): Trace {
  const key = `${body} ${view}`;
  const known = traces.get(key);
  if (known) return known;
  const trace = view === 'interior' ? traceInterior(bodies[body].interior) : traceOutside(bodies[body], view);
  traces.set(key, trace);
  return trace;
}

function traceOutside(body: BodyMeasures, view: OutsideView): Trace {
  const scene = projectCar(body, view);
  return tracePaths(scene, placeDrawing(scene, body));
}
