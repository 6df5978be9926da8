import type { OutsideView } from './body-names.ts';
import type { BodyMeasures } from './body.ts';
import { hull, sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import { radians } from '../geometry/projection.ts';
import type { Scene } from '../scene.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { axles, onCircle, turnsBelow, wheelCircle } from './wheel-circle.ts';

const tyreDepth = 0.2;

export function drawWheels(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  for (const axle of axles(body)) {
    const outer = form.flank(axle, 0.5)[1] - 0.015;
    const tread = () => drawTread(scene, body, axle, outer);
    if (turnsBelow(form, body, axle)) tread();
    else {
      drawArch(scene, form, body, axle);
      if (scene.view !== 'side') scene.through(openingOf(scene.view, form, body, axle), tread);
    }
    drawWheel(scene, body, axle, outer);
  }
}

function archEdge(form: BodyForm, radius: number, axle: number, height: number): readonly Vec3[] {
  return sample(-8, 188, 30, (degrees) => {
    const x = axle + radius * Math.cos(radians(degrees));
    const z = height + radius * Math.sin(radians(degrees));
    return form.flank(x, Math.max(z, 0.2), 0.004);
  });
}

function archRadius({ wheel }: BodyMeasures): number {
  return wheel.radius * 1.13;
}

function drawArch(scene: Scene, form: BodyForm, body: BodyMeasures, axle: number): void {
  const radius = archRadius(body);
  const { radius: height } = body.wheel;
  if (body.cladding > 0) scene.area('plastic', archEdge(form, radius + 0.075, axle, height));
  scene.area('cavity', archEdge(form, radius, axle, height));
  if (body.cladding === 0) scene.line('edge', archEdge(form, radius + 0.03, axle, height).slice(1, -1));
}

function drawTread(scene: Scene, { wheel: { radius } }: BodyMeasures, axle: number, outer: number): void {
  const faces = [outer, outer - tyreDepth].flatMap((y) => wheelCircle(radius, axle, radius, y));
  scene.flat('tread', hull(faces.map(scene.project)));
}

/** The tyre's width shows inside the arch and below the sill, never on the metal. */
function openingOf(view: OutsideView, form: BodyForm, body: BodyMeasures, axle: number): readonly Vec3[] {
  const reach = archRadius(body);
  const arch = archEdge(form, reach, axle, body.wheel.radius);
  // From the front the tyre shows ahead of its outer face, from the rear behind it.
  const isRear = view === 'rear';
  const far = isRear ? Math.max(axle - reach - 0.6, 0.03) : Math.min(axle + reach + 0.6, body.length - 0.03);
  const [near, back] = isRear ? [axle - reach - 0.02, axle + reach] : [axle + reach + 0.02, axle - reach];
  return [
    ...(isRear ? arch : arch.toReversed()),
    ...sample(near, far, 6, (x) => form.flank(x, form.sill(x))),
    form.flank(far, -0.12),
    form.flank(back, -0.12),
  ];
}

function drawWheel(scene: Scene, { wheel }: BodyMeasures, axle: number, y: number): void {
  const { radius, rim, spokes, spokeWidth } = wheel;
  const circle = (share: number, steps = 40) => wheelCircle(radius * share, axle, radius, y, steps);
  const at = (share: number, degrees: number) => onCircle(radius * share, degrees, axle, radius, y);
  scene.area('tyre', circle(1));
  scene.area('dish', circle(rim));
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = 90 + (spoke * 360) / spokes;
    const tip = spokeWidth * 0.62;
    scene.area('alloy', [
      at(0.16, angle - 40),
      at(rim * 0.97, angle - tip),
      at(rim * 0.97, angle + tip),
      at(0.16, angle + 40),
    ]);
  }
  scene.line('rimLip', circle(rim), true);
  scene.area('alloy', circle(0.15, 16));
  scene.area('hub', circle(0.06, 10));
}
