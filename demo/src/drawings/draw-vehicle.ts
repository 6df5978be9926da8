import type { BodyName, Paint, View } from './body-names.ts';
import { bodies } from './bodies/bodies.ts';
import { paintSvg } from './paint-svg.ts';
import { paletteOf } from './palette.ts';
import { placeDrawing } from './place-drawing.ts';
import { projectCar } from './project-car.ts';

export interface Drawing {
  body: BodyName;
  view: View;
  paint: Paint;
}

const viewTitles: Readonly<Record<View, string>> = { front: 'front three-quarter', side: 'side' };

/** A vehicle as SVG text, 640 × 480; the same request gives the same text. */
export function drawVehicle({ body, view, paint }: Drawing): string {
  const measures = bodies[body];
  const scene = projectCar(measures, view);
  return paintSvg(scene, {
    title: `${measures.title}, ${viewTitles[view]}`,
    palette: paletteOf(paint),
    placement: placeDrawing(scene, measures),
  });
}
