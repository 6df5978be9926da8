import type { BedMeasures, BodyMeasures } from './body.ts';
import type { Scene } from './scene.ts';
import type { Vec3 } from './vector.ts';

/** A truck's bed and the guard behind its cab: drawn before the cab, which hides part of both. */
export function drawBed(scene: Scene, { bed }: BodyMeasures): void {
  if (!bed) return;
  if (scene.view === 'side') {
    scene.line('bar', [
      [bed.front + 0.04, 0, bed.rim],
      [bed.front + 0.04, 0, bed.guardTop],
    ]);
    return;
  }
  drawLoadSpace(scene, bed);
  drawGuard(scene, bed);
}

function drawLoadSpace(scene: Scene, { front, rear, halfWidth, rim, floor }: BedMeasures): void {
  const corner = (x: number, side: -1 | 1, z: number): Vec3 => [x, side * halfWidth, z];
  scene.area('hollow', [corner(rear, -1, rim), corner(front, -1, rim), corner(front, 1, rim), corner(rear, 1, rim)]);
  scene.area('dim', [corner(rear, -1, rim), corner(rear, 1, rim), corner(rear, 1, floor), corner(rear, -1, floor)]);
  scene.line('seam', [corner(rear, -1, rim), corner(rear, -1, floor)]);
}

function drawGuard(scene: Scene, { front, halfWidth, rim, guardTop }: BedMeasures): void {
  const x = front + 0.02;
  scene.line('bar', [
    [x, -halfWidth, rim],
    [x, -halfWidth, guardTop],
    [x, halfWidth, guardTop],
    [x, halfWidth, rim],
  ]);
  scene.line('boldSeam', [
    [x, halfWidth * 0.35, guardTop],
    [x, halfWidth * 0.35, rim],
  ]);
}
