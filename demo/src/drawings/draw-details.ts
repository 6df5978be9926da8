import type { BodyMeasures, FaceMark } from './body.ts';
import { curve, type Knot, sample } from './curve.ts';
import type { BodyForm } from './form-body.ts';
import { horizonOf } from './horizon.ts';
import type { Scene } from './scene.ts';
import { mix, type Vec2, type Vec3 } from './vector.ts';

/** Gaps between panels, handles, lamps, grille and number plate. */
export function drawDetails(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  drawSeams(scene, form, body);
  drawFace(scene, form, body);
  drawTailLamps(scene, form, body);
  if (scene.view === 'front') drawPlate(scene, form, body);
}

function drawTailLamps(scene: Scene, form: BodyForm, { tailLamps }: BodyMeasures): void {
  const { last } = horizonOf(scene, form);
  for (const lamp of tailLamps) {
    const outline = curve(lamp, { closed: true });
    scene.area(
      'tail',
      outline.map(([girth, z]) => form.belt(Math.min(girth, last(z)), z)),
    );
  }
}

function drawSeams(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const onMetal = (x: number, z: number) => (z > form.shoulder(x) - 0.005 ? form.cabin(x, z) : form.flank(x, z, 0.003));
  for (const { knots, curved = false, look = 'seam' } of body.seams) {
    const points: readonly Knot[] = curved ? curve(knots, { steps: 6 }) : knots;
    scene.line(
      look,
      points.map(([x, z]) => onMetal(x, z)),
    );
  }
  for (const [x, z] of body.handles) {
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
}

function drawFace(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const horizon = horizonOf(scene, form);
  const isFront = scene.view === 'front';
  const onFace = (girth: number, z: number) => form.belt(isFront ? Math.max(girth, horizon.first(z) + 0.03) : girth, z);
  for (const mark of body.face) {
    if (!isFront && !mark.wraps) continue;
    const sides = mark.once || !isFront ? [1] : [1, -1];
    for (const side of sides)
      scene.area(
        mark.look,
        outlineOf(mark).map(([girth, z]) => onFace(girth * side, z)),
      );
  }
  if (!isFront) return;
  for (const { from, to, z, look } of body.faceLines) {
    scene.line(
      look,
      sample(0, 1, 16, (share) => onFace(mix(from, to, share), z)),
    );
  }
}

/** Straight edges too lie on a curved face, so they are drawn in short steps. */
function outlineOf({ knots, curved = false }: FaceMark): readonly Vec2[] {
  if (curved) return curve(knots, { steps: 5, closed: true });
  return knots.flatMap((knot, index) => {
    const next = knots[(index + 1) % knots.length] ?? knot;
    return sample(0, 5 / 6, 5, (share): Vec2 => [mix(knot[0], next[0], share), mix(knot[1], next[1], share)]);
  });
}

function drawPlate(scene: Scene, form: BodyForm, { plate }: BodyMeasures): void {
  const x = form.noseX(plate.z) + 0.02;
  const at = (y: number, up: number): Vec3 => [x, y, plate.z + up];
  scene.area(plate.isKei ? 'keiPlate' : 'plate', [
    at(-0.165, -0.083),
    at(0.165, -0.083),
    at(0.165, 0.083),
    at(-0.165, 0.083),
  ]);
  scene.line('plateRegion', [at(-0.1, 0.045), at(0.1, 0.045)]);
  scene.line('plateNumber', [at(-0.12, -0.025), at(0.12, -0.025)]);
}
