import type { BodyMeasures } from './body.ts';
import { hull, sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import { radians } from '../geometry/projection.ts';
import type { Scene } from '../scene.ts';
import type { Vec3 } from '../geometry/vector.ts';

const depth = 0.19;

/** Draws the wheel on the tail of an off-road car; from the front the car hides it. */
export function drawSpareWheel(scene: Scene, form: BodyForm, { spareWheel }: BodyMeasures): void {
  if (!spareWheel || scene.view === 'front') return;
  const { z, radius, across } = spareWheel;
  const tail = form.tailX(z) - 0.03;
  const circle = (x: number, share: number) =>
    sample(0, 360, 40, (degrees): Vec3 => {
      const [right, up] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
      return [x, across + radius * share * right, z + radius * share * up];
    });
  const [inner, outer] = [tail, tail - depth];
  scene.flat('tyre', hull([...circle(inner, 1), ...circle(outer, 0.96)].map(scene.project)));
  if (scene.view === 'side') return;
  scene.area('tread', circle(outer, 0.96));
  scene.area('mirror', circle(outer - 0.01, 0.78));
  scene.area('shade', circle(outer - 0.01, 0.6));
  scene.area('hub', circle(outer - 0.015, 0.2));
}
