import type { BodyMeasures } from './body.ts';
import { sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import { radians } from '../geometry/projection.ts';
import type { Vec3 } from '../geometry/vector.ts';

/** The x of both axles, the front one first. */
export function axles({ length, frontOverhang, wheelbase }: BodyMeasures): readonly [front: number, rear: number] {
  const front = length - frontOverhang;
  return [front, front - wheelbase];
}

/** An upright circle along the car. */
export function wheelCircle(radius: number, x: number, z: number, y: number, steps = 40): readonly Vec3[] {
  return sample(0, 360, steps, (degrees) => onCircle(radius, degrees, x, z, y));
}

export function onCircle(radius: number, degrees: number, x: number, z: number, y: number): Vec3 {
  return [x + radius * Math.cos(radians(degrees)), y, z + radius * Math.sin(radians(degrees))];
}

/** Whether an axle's wheels turn below the bodywork instead of in arches. */
export function turnsBelow(form: BodyForm, { wheel }: BodyMeasures, axle: number): boolean {
  return form.sill(axle) > 2 * wheel.radius;
}
