import type { BodyMeasures } from './body.ts';
import { sample } from './curve.ts';
import type { BodyForm } from './form-body.ts';
import { radians } from './projection.ts';
import type { Scene } from './scene.ts';
import { acrossTheMiddle, type Vec3 } from './vector.ts';
import { axles, wheelCircle } from './wheel-circle.ts';

/** The shadow, and what one sees of wheels and floor beneath the car. */
export function drawGround(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const { length, width } = body;
  if (scene.view === 'side') {
    scene.flat(
      'shadow',
      sample(0, 360, 48, (degrees) => [
        -length * (0.5 + 0.53 * Math.cos(radians(degrees))),
        0.02 + 0.062 * Math.sin(radians(degrees)),
      ]),
    );
    scene.area('plastic', underSide(body));
    return;
  }
  scene.area(
    'shadow',
    sample(0, 360, 48, (degrees) => [
      length * (0.5 + 0.56 * Math.cos(radians(degrees))),
      -0.05 + width * 0.66 * Math.sin(radians(degrees)),
      0,
    ]),
  );
  const farFlank = form.halfWidth(0.4) - 0.25;
  for (const axle of axles(body)) {
    scene.area('tread', wheelCircle(body.wheel.radius, axle, body.wheel.radius, farFlank).map(acrossTheMiddle));
  }
  scene.area('plastic', underFloor(body));
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

function underFloor({ length, width }: BodyMeasures): readonly Vec3[] {
  const half = width / 2;
  return [
    [length - 0.45, 0.15 - half, 0.34],
    [length - 0.45, half - 0.2, 0.34],
    [0.3, half - 0.2, 0.34],
    [0.3, half - 0.3, 0.12],
    [length - 0.6, half - 0.3, 0.12],
    [length - 0.6, 0.3 - half, 0.12],
  ];
}
