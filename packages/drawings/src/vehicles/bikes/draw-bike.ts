import type { Paint } from '../car/body-names.ts';
import { drawShapes } from '../draw-shapes.ts';
import { disc, leftTurning } from '../geometry/outline.ts';
import type { SceneShape } from '../scene.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { bikeLooks } from './bike-looks.ts';
import type { BikeBody, DrawnBikeView } from './bike-names.ts';
import type { BikePart } from './bike-part.ts';
import { bikes } from './bikes.ts';

export interface BikeDrawing {
  body: BikeBody;
  view: DrawnBikeView;
  paint: Paint;
}

const viewTitles: Readonly<Record<DrawnBikeView, string>> = {
  side: 'right side',
  left: 'left side',
  front: 'front',
  dash: 'instruments',
};

/** A bike as SVG text, 640 × 480; the same request gives the same text. */
export function drawBike({ body, view, paint }: BikeDrawing): string {
  const { title } = bikes[body];
  return drawShapes({ title: `${title}, ${viewTitles[view]}`, shapes: () => shapesOf(body, view), paint });
}

function shapesOf(body: BikeBody, view: DrawnBikeView): readonly SceneShape[] {
  const { side, front, dash } = bikes[body];
  if (view === 'dash') return dash.map((part) => trace(part, 1));
  if (view === 'front') return [shadowUnder(front), ...front].map((part) => trace(part, 1));
  const near = view === 'left' ? 'left' : 'right';
  const [far, middle, before] = [
    side.filter((part) => part.side && part.side !== near),
    side.filter((part) => !part.side),
    side.filter((part) => part.side === near),
  ];
  return [shadowUnder(side), ...far, ...middle, ...before].map((part) => trace(part, near === 'left' ? -1 : 1));
}

function trace({ look, points, open = false }: BikePart, direction: 1 | -1): SceneShape {
  const placed = points.map(([x, z]): Vec2 => [x * direction, -z]);
  // Adjacent shapes of one look share a path, and opposite directions would cut holes.
  return { look: bikeLooks[look], points: open ? placed : leftTurning(placed), closed: !open };
}

function shadowUnder(parts: readonly BikePart[]): BikePart {
  const along = parts.flatMap(({ points }) => points.map(([x]) => x));
  const [rear, front] = [Math.min(...along), Math.max(...along)];
  const circle = disc([0, 0], 1, 40);
  return {
    look: 'shadow',
    points: circle.map(([x, z]): Vec2 => [(rear + front) / 2 + (x * (front - rear)) / 2, z * 0.03 - 0.008]),
  };
}
