import type { OutsideView } from './body-names.ts';
import type { BodyMeasures } from './body.ts';
import { drawBed } from './draw-bed.ts';
import { drawBonnet } from './draw-bonnet.ts';
import { drawCabin } from './draw-cabin.ts';
import { drawEnds } from './draw-ends.ts';
import { drawFlanks } from './draw-flanks.ts';
import { drawGround } from '../draw-ground.ts';
import { drawFarMirror, drawNearMirror } from './draw-mirrors.ts';
import { drawSeams } from './draw-seams.ts';
import { drawSpareWheel } from './draw-spare-wheel.ts';
import { drawWheels } from './draw-wheels.ts';
import { type BodyForm, formBody } from './form-body.ts';
import { type Horizon, horizonOf } from '../horizon.ts';
import { perspective, type Projection, sideProjection } from '../geometry/projection.ts';
import { createScene, type Scene } from '../scene.ts';

const elevation = 9;

type DrawPart = (scene: Scene, form: BodyForm, body: BodyMeasures, horizon: Horizon) => void;

/** Later parts hide earlier ones. */
const fromTheFront: readonly DrawPart[] = [
  drawGround,
  drawFarMirror,
  drawSpareWheel,
  drawBonnet,
  drawBed,
  drawCabin,
  drawFlanks,
  drawWheels,
  drawSeams,
  drawEnds,
  drawNearMirror,
];
const fromTheRear: readonly DrawPart[] = [
  drawGround,
  drawFarMirror,
  drawBonnet,
  drawCabin,
  drawBed,
  drawFlanks,
  drawWheels,
  drawSeams,
  drawEnds,
  drawSpareWheel,
  drawNearMirror,
];

export function projectCar(body: BodyMeasures, view: OutsideView): Scene {
  const scene = createScene(view, projectionOf(body, view));
  const form = formBody(body);
  const horizon = horizonOf(scene, form, body);
  const parts = view === 'rear' ? fromTheRear : fromTheFront;
  for (const drawPart of parts) drawPart(scene, form, body, horizon);
  return scene;
}

function projectionOf({ camera, length, height }: BodyMeasures, view: OutsideView): Projection {
  if (view === 'side') return sideProjection;
  // A tail has fewer details than a nose, so it is shown more squarely.
  const azimuth = view === 'rear' ? 188 - camera.azimuth : camera.azimuth;
  return perspective({ azimuth, distance: camera.distance, elevation, target: [length / 2, 0, height * 0.42] });
}
