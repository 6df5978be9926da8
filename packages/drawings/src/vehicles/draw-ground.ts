import type { OutsideView } from './car/body-names.ts';
import type { BodyMeasures } from './car/body.ts';
import { hull, sample } from './geometry/curve.ts';
import type { BodyForm } from './car/form-body.ts';
import { radians } from './geometry/projection.ts';
import type { Scene } from './scene.ts';
import { acrossTheMiddle, type Vec3 } from './geometry/vector.ts';
import { axles, turnsBelow, wheelCircle } from './car/wheel-circle.ts';

/** Draws the shadow and the visible parts of wheels and floor beneath the car. */
export function drawGround(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  drawShadow(scene, body);
  if (scene.view !== 'side') drawFarWheels(scene, form, body);
  if (turnsBelow(form, body, axles(body)[1])) scene.flat('plastic', hull(frame(form, body).map(scene.project)));
  else scene.area('plastic', scene.view === 'side' ? underSide(body) : underFloor(body, scene.view));
}

function drawShadow(scene: Scene, { length, width }: BodyMeasures): void {
  scene.area(
    'shadow',
    scene.view === 'side'
      ? round((along, aside) => [length * (0.5 + 0.53 * along), 0, -0.02 - 0.062 * aside])
      : round((along, aside) => [length * (0.5 + 0.56 * along), -0.05 + width * 0.66 * aside, 0]),
  );
}

function round(spot: (along: number, aside: number) => Vec3): readonly Vec3[] {
  return sample(0, 360, 48, (degrees) => spot(Math.cos(radians(degrees)), Math.sin(radians(degrees))));
}

function drawFarWheels(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const farFlank = form.halfWidth(0.4) - 0.25;
  for (const axle of axles(body)) {
    scene.area('tread', wheelCircle(body.wheel.radius, axle, body.wheel.radius, farFlank).map(acrossTheMiddle));
  }
}

function underSide({ length, wheelbase, frontOverhang }: BodyMeasures): readonly Vec3[] {
  const rearAxle = length - frontOverhang - wheelbase;
  return [
    [length - 0.3, 0, 0.36],
    [rearAxle - 0.3, 0, 0.5],
    [rearAxle, 0, 0.17],
    [length - 0.5, 0, 0.17],
  ];
}

/** The floor's underside, seen from the end that faces the viewer. */
function underFloor(body: BodyMeasures, view: OutsideView): readonly Vec3[] {
  const half = body.width / 2;
  const [near, far] = view === 'rear' ? [0.3, body.length - 0.45] : [body.length - 0.45, 0.3];
  const inward = view === 'rear' ? 0.15 : -0.15;
  return [
    [near, 0.15 - half, 0.34],
    [near, half - 0.2, 0.34],
    [far, half - 0.2, 0.34],
    [far, half - 0.3, 0.12],
    [near + inward, half - 0.3, 0.12],
    [near + inward, 0.3 - half, 0.12],
  ];
}

/** A truck stands on a frame between its wheels. */
function frame(form: BodyForm, { length, width }: BodyMeasures): readonly Vec3[] {
  const top = form.sill(0.3) + 0.05;
  return [0.2, length - 1.2].flatMap((x) =>
    [-0.28, 0.28].flatMap((share) => [top, top - 0.34].map((z): Vec3 => [x, share * width, z])),
  );
}
