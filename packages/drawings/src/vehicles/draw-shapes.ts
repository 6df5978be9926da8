import type { Paint } from './car/body-names.ts';
import { paintSvg } from './paint-svg.ts';
import { paletteOf } from './palette.ts';
import { centredPlacement } from './place-drawing.ts';
import type { SceneShape } from './scene.ts';
import { type Trace, tracePaths } from './geometry/trace-paths.ts';

interface ShapeDrawing {
  title: string;
  /** In metres, back to front. Called once per title, since the shapes do not depend on paint. */
  shapes: () => readonly SceneShape[];
  paint: Paint;
  tallest?: number;
}

/** Coarser than for cars: machines and bikes have many small parts. */
const tolerance = 0.45;
const traces = new Map<string, Trace>();

/** Shapes as SVG text, 640 × 480. */
export function drawShapes({ title, shapes, paint, tallest = 346 }: ShapeDrawing): string {
  const trace = traces.get(title) ?? traceOf(shapes(), tallest);
  traces.set(title, trace);
  return paintSvg(trace, paletteOf(paint), title);
}

function traceOf(shapes: readonly SceneShape[], tallest: number): Trace {
  const points = shapes.filter(({ look }) => look.fill !== 'shadow').flatMap((shape) => shape.points);
  return tracePaths({ shapes }, centredPlacement(points, 540, tallest), tolerance);
}
