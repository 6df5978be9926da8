import type { BodyMeasures } from './car/body.ts';
import type { Scene } from './scene.ts';
import { clamp, type Vec2 } from './geometry/vector.ts';

export const sheet = { width: 640, height: 480 } as const;

export interface DrawingPlacement {
  scale: number;
  left: number;
  top: number;
}

/** Centres the car on the sheet; a short car stays shorter than a long one. */
export function placeDrawing({ view, shapes }: Scene, { length }: BodyMeasures): DrawingPlacement {
  const points = shapes.filter((shape) => shape.look.fill !== 'shadow').flatMap((shape) => shape.points);
  const wanted = view === 'side' ? clamp(112 * length + 26, 0, 572) : clamp(104 * length + 52, 0, 560);
  const placement = centredPlacement(points, wanted, 322);
  const [, lowest] = extent(shapes.flatMap((shape) => shape.points.map(([, y]) => y)));
  // The shadow of a tall car reaches far ahead of its wheels, so the car moves up.
  return { ...placement, top: Math.min(placement.top, sheet.height - 24 - lowest * placement.scale) };
}

/** Centred on the sheet, as large as this width and height allow. */
export function centredPlacement(points: readonly Vec2[], width: number, tallest: number): DrawingPlacement {
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const scale = Math.min(width / (right - left), tallest / (bottom - top));
  const height = (bottom - top) * scale;
  return {
    scale,
    left: sheet.width / 2 - ((left + right) / 2) * scale,
    // A little below the middle, which leaves room for the shadow.
    top: sheet.height / 2 + 8 + height / 2 - bottom * scale,
  };
}

export function placed({ scale, left, top }: DrawingPlacement, [x, y]: Vec2): Vec2 {
  return [x * scale + left, y * scale + top];
}

function extent(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}
