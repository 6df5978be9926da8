import type { BodyMeasures } from './body.ts';
import { sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from '../scene.ts';
import { tailOf } from '../screens.ts';
import { acrossTheMiddle, mix3, type Vec3 } from '../geometry/vector.ts';

/** Draws the flat parts below the glass: bonnet, cowl and deck. The side view shows none of them. */
export function drawBonnet(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  if (scene.view === 'side') return;
  const near = [...sample(-1, 1, 28, form.brow), ...sample(1, 2, 60, form.brow), ...sample(2, 3, 8, form.brow)];
  const far = [...sample(3, 2, 8, form.brow), ...sample(2, 1, 60, form.brow)].map(acrossTheMiddle);
  scene.area('bodyTop', [...near, ...far]);
  if (scene.view === 'front' && body.hasBonnet) drawHood(scene, form, body);
  if (scene.view === 'rear' && tailOf(form, body) === 'boot') drawLid(scene, form, body);
}

function drawHood(scene: Scene, form: BodyForm, { cowl }: BodyMeasures): void {
  const leadingEdge = sample(-0.62, 0.62, 14, (girth): Vec3 => {
    const [x, y, z] = form.brow(girth);
    return [x - 0.04, y, z + 0.01];
  });
  const scuttle = sample(1, -1, 10, (across): Vec3 => [
    cowl.x - 0.1 * across ** 2,
    across * cowl.halfWidth * 0.86,
    cowl.z + 0.016 * (1 - across ** 2),
  ]);
  scene.area('lit', [...leadingEdge, ...scuttle]);
  const corner = form.brow(0.66);
  const foot: Vec3 = [cowl.x - 0.1, cowl.halfWidth * 0.9, cowl.z];
  const crease = sample(0, 1, 6, (share): Vec3 => {
    const [x, y, z] = mix3(corner, foot, share);
    return [x, y, z + 0.02 * Math.sin(share * Math.PI)];
  });
  scene.line('seam', crease);
  scene.line('seam', crease.map(acrossTheMiddle));
}

/** The lid of a boot, between its rear window and the tail. */
function drawLid(scene: Scene, form: BodyForm, { back }: BodyMeasures): void {
  const foot = back.screen.middle.at(-1);
  if (!foot) return;
  const trailingEdge = sample(2.45, 3.55, 14, (girth): Vec3 => {
    const [x, y, z] = form.brow(girth);
    return [x + 0.03, y, z + 0.005];
  });
  const hinge = sample(-1, 1, 10, (across): Vec3 => [foot[0], across * 0.56, foot[1]]);
  scene.area('lit', [...trailingEdge, ...hinge]);
  const [near] = trailingEdge;
  const end = hinge.at(-1);
  if (near && end) for (const side of [[near, end], [near, end].map(acrossTheMiddle)]) scene.line('seam', side);
}
