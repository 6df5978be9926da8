import type { View } from './body-names.ts';
import type { BodyMeasures } from './body.ts';
import { drawBed } from './draw-bed.ts';
import { drawBonnet } from './draw-bonnet.ts';
import { drawCabin } from './draw-cabin.ts';
import { drawDetails } from './draw-details.ts';
import { drawFlanks } from './draw-flanks.ts';
import { drawGround } from './draw-ground.ts';
import { drawFarMirror, drawNearMirror } from './draw-mirrors.ts';
import { drawWheels } from './draw-wheels.ts';
import { formBody } from './form-body.ts';
import { perspective, sideProjection } from './projection.ts';
import { createScene, type Scene } from './scene.ts';

const elevation = 9;
/** Each hides what stands behind it, so their order is the picture. */
const parts = [
  drawGround,
  drawFarMirror,
  drawBonnet,
  (scene: Scene, _form: unknown, body: BodyMeasures) => drawBed(scene, body),
  drawCabin,
  drawFlanks,
  drawWheels,
  drawDetails,
  drawNearMirror,
] as const;

export function projectCar(body: BodyMeasures, view: View): Scene {
  const { camera, length, height } = body;
  const projection =
    view === 'side' ? sideProjection : perspective({ ...camera, elevation, target: [length / 2, 0, height * 0.42] });
  const scene = createScene(view, projection);
  const form = formBody(body);
  for (const drawPart of parts) drawPart(scene, form, body);
  return scene;
}
