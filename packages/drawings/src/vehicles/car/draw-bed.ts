import type { BedMeasures, BodyMeasures, BoxMeasures } from './body.ts';
import { hull } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from '../scene.ts';
import type { Vec3 } from '../geometry/vector.ts';

/** Draws a truck's box, or its bed with the guard behind the cab. They hide the cab only from behind. */
export function drawBed(scene: Scene, _form: BodyForm, { bed, box }: BodyMeasures): void {
  if (box && scene.view !== 'side') scene.flat('pillar', hull(cornersOf(box).map(scene.project)));
  if (!bed) return;
  if (scene.view === 'side') {
    if (bed.guardTop === undefined) return;
    scene.line('bar', [
      [bed.front + 0.04, 0, bed.rim],
      [bed.front + 0.04, 0, bed.guardTop],
    ]);
    return;
  }
  drawLoadSpace(scene, bed);
  if (bed.guardTop !== undefined) drawGuard(scene, bed, bed.guardTop);
}

function drawLoadSpace(scene: Scene, { front, rear, halfWidth, rim, floor }: BedMeasures): void {
  const corner = (x: number, side: -1 | 1, z: number): Vec3 => [x, side * halfWidth, z];
  const opening = [corner(rear, -1, rim), corner(front, -1, rim), corner(front, 1, rim), corner(rear, 1, rim)];
  scene.area('hollow', opening);
  // The bed's far wall, which faces the viewer.
  const wall = scene.view === 'rear' ? front : rear;
  scene.through(opening, () => {
    scene.area('dim', [corner(wall, -1, rim), corner(wall, 1, rim), corner(wall, 1, floor), corner(wall, -1, floor)]);
    scene.line('seam', [corner(wall, -1, rim), corner(wall, -1, floor)]);
  });
}

function drawGuard(scene: Scene, { front, halfWidth, rim }: BedMeasures, top: number): void {
  const x = front + 0.02;
  scene.line('bar', [
    [x, -halfWidth, rim],
    [x, -halfWidth, top],
    [x, halfWidth, top],
    [x, halfWidth, rim],
  ]);
  for (const share of [-0.35, 0.35]) {
    scene.line('boldSeam', [
      [x, halfWidth * share, top],
      [x, halfWidth * share, rim],
    ]);
  }
}

function cornersOf({ front, rear, halfWidth, floor, top }: BoxMeasures): readonly Vec3[] {
  return [front, rear].flatMap((x) => [-halfWidth, halfWidth].flatMap((y) => [floor, top].map((z): Vec3 => [x, y, z])));
}
