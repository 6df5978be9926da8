import type { Paint } from './body-names.ts';
import { paintSvg } from './paint-svg.ts';
import { paletteOf } from './palette.ts';
import { centred } from './place-drawing.ts';
import type { Shape } from './scene.ts';
import { type Trace, tracePaths } from './trace-paths.ts';

interface Picture {
  title: string;
  /** In metres, from the back to the front; called once, whatever paints come. */
  shapes: () => readonly Shape[];
  paint: Paint;
  tallest?: number;
}

/** Many small parts make up for coarser lines. */
const tolerance = 0.45;
const traces = new Map<string, Trace>();

/** Shapes as SVG text, 640 × 480. */
export function drawShapes({ title, shapes, paint, tallest = 346 }: Picture): string {
  const trace = traces.get(title) ?? traceOf(shapes(), tallest);
  traces.set(title, trace);
  return paintSvg(trace, paletteOf(paint), title);
}

function traceOf(shapes: readonly Shape[], tallest: number): Trace {
  const points = shapes.filter(({ look }) => look.fill !== 'shadow').flatMap((shape) => shape.points);
  return tracePaths({ shapes }, centred(points, 540, tallest), tolerance);
}
