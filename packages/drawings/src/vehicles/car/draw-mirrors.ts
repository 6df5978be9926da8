import type { BodyMeasures } from './body.ts';
import { curve, type Knot } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from '../scene.ts';
import { mix, type Vec2, type Vec3 } from '../geometry/vector.ts';

const shell: readonly Knot[] = [
  [0.1, -0.06],
  [0.12, 0.05],
  [-0.02, 0.1],
  [-0.12, 0.06],
  [-0.1, -0.07],
];

/** Drawn first, because it stands behind the car. */
export function drawFarMirror(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  if (scene.view === 'side') return;
  const { outline, foot } = placeMirror(form, body);
  scene.area(
    'mirror',
    outline.map(([x, z]) => [x, -foot - 0.18, z]),
  );
}

export function drawNearMirror(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const { outline, foot } = placeMirror(form, body);
  const y = foot + (scene.view === 'side' ? 0.12 : 0.19);
  scene.area(
    'mirror',
    outline.map(([x, z]) => [x, y, z]),
  );
  if (scene.view === 'rear') {
    const glass = outline.map(([x, z]): Vec3 => [mix(body.mirror.x, x, 0.72), y + 0.01, mix(body.mirror.z, z, 0.72)]);
    scene.area('glass', glass);
    return;
  }
  scene.area(
    'deepShade',
    outline.map(([x, z]) => [x, y, Math.min(z, body.mirror.z - 0.01)]),
  );
}

function placeMirror(form: BodyForm, { mirror }: BodyMeasures): { outline: readonly Vec2[]; foot: number } {
  const { x, z, size } = mirror;
  const outline = curve(shell, { steps: 5, closed: true });
  return {
    outline: outline.map(([along, up]): Vec2 => [x - 0.03 + along * size, z + up]),
    foot: form.cabin(x, z)[1],
  };
}
