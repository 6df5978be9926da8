import type { BodyMeasures, FaceMark, GirthKnots } from './body.ts';
import { curve, sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Horizon } from '../horizon.ts';
import type { Scene } from '../scene.ts';
import { clamp, mix, type Vec2, type Vec3 } from '../geometry/vector.ts';

/** The nose or the tail. Girth counts from its middle; 1 is the start of the flank. */
interface CarEnd {
  faces: boolean;
  at: (girth: number, z: number) => Vec3;
  /** Whether a point faces the viewer. */
  shows: (girth: number, z: number) => boolean;
  /** The x of a number plate at a height. */
  plateX: (z: number) => number;
}

/**
 * Draws lamps, grille, hatch and number plates. The end that faces away shows only parts that reach round its
 * corner.
 */
export function drawEnds(scene: Scene, form: BodyForm, body: BodyMeasures, horizon: Horizon): void {
  const end = (girthOf: (girth: number) => number, faces: boolean, plateX: CarEnd['plateX']): CarEnd => {
    const { first, last } = horizon;
    const inset = faces ? 0.03 : 0;
    const shows: CarEnd['shows'] = (girth, z) => girthOf(girth) > first(z) && girthOf(girth) < last(z);
    const at: CarEnd['at'] = (girth, z) => form.belt(clamp(girthOf(girth), first(z) + inset, last(z) - inset), z);
    return { faces, at, shows, plateX };
  };
  const nose = end(
    (girth) => girth,
    scene.view === 'front',
    (z) => form.noseX(z) + 0.02,
  );
  const tail = end(
    (girth) => 3 - girth,
    scene.view === 'rear',
    (z) => form.tailX(z) - 0.02,
  );
  drawMarks(scene, nose, body.face, body.faceLines);
  drawMarks(scene, tail, body.back.marks, body.back.lines);
  if (tail.faces) drawTailSeams(scene, tail, body.back.seams);
  if (nose.faces) drawPlate(scene, nose, body.plate.z, body.plate);
  if (tail.faces) drawPlate(scene, tail, body.back.plate, body.plate);
}

function drawMarks(scene: Scene, end: CarEnd, marks: BodyMeasures['face'], lines: BodyMeasures['faceLines']): void {
  for (const mark of marks) {
    if (!end.faces && !mark.wraps) continue;
    const sides = mark.once || !end.faces ? [1] : [1, -1];
    for (const side of sides) {
      const outline = outlineOf(mark).map(([girth, z]): Vec2 => [girth * side, z]);
      if (!outline.some(([girth, z]) => end.shows(girth, z))) continue;
      scene.area(
        mark.look,
        outline.map(([girth, z]) => end.at(girth, z)),
      );
    }
  }
  if (!end.faces) return;
  for (const { from, to, z, look } of lines) {
    scene.line(
      look,
      sample(0, 1, 16, (share) => end.at(mix(from, to, share), z)),
    );
  }
}

function drawTailSeams(scene: Scene, end: CarEnd, seams: readonly GirthKnots[]): void {
  for (const knots of seams) {
    for (const side of [1, -1]) {
      scene.line(
        'seam',
        curve(knots, { steps: 6 }).map(([girth, z]) => end.at(girth * side, z)),
      );
    }
  }
}

/** Straight edges too lie on a curved surface, so they are drawn in short steps. */
function outlineOf({ knots, curved = false }: FaceMark): readonly Vec2[] {
  if (curved) return curve(knots, { steps: 5, closed: true });
  return knots.flatMap((knot, index) => {
    const next = knots[(index + 1) % knots.length] ?? knot;
    return sample(0, 5 / 6, 5, (share): Vec2 => [mix(knot[0], next[0], share), mix(knot[1], next[1], share)]);
  });
}

function drawPlate(scene: Scene, { plateX }: CarEnd, z: number, { isKei }: BodyMeasures['plate']): void {
  const x = plateX(z);
  const at = (y: number, up: number): Vec3 => [x, y, z + up];
  scene.area(isKei ? 'keiPlate' : 'plate', [
    at(-0.165, -0.083),
    at(0.165, -0.083),
    at(0.165, 0.083),
    at(-0.165, 0.083),
  ]);
  scene.line('plateRegion', [at(-0.1, 0.045), at(0.1, 0.045)]);
  scene.line('plateNumber', [at(-0.12, -0.025), at(0.12, -0.025)]);
}
