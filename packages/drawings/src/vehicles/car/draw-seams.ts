import type { BodyMeasures } from './body.ts';
import { curve, type Knot } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from '../scene.ts';

export function drawSeams(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const onMetal = (x: number, z: number) => (z > form.shoulder(x) - 0.005 ? form.cabin(x, z) : form.flank(x, z, 0.003));
  for (const { knots, curved = false, look = 'seam' } of body.seams) {
    const points: readonly Knot[] = curved ? curve(knots, { steps: 6 }) : knots;
    scene.line(
      look,
      points.map(([x, z]) => onMetal(x, z)),
    );
  }
  for (const [x, z] of body.handles) drawHandle(scene, form, x, z);
}

function drawHandle(scene: Scene, form: BodyForm, x: number, z: number): void {
  const corners = [
    [-0.1, -0.016],
    [0.1, -0.016],
    [0.1, 0.016],
    [-0.1, 0.016],
  ] as const;
  scene.area(
    'handle',
    corners.map(([along, up]) => form.flank(x + along, z + up, 0.01)),
  );
}
