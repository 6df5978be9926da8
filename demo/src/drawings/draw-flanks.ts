import type { BodyMeasures } from './body.ts';
import { sample } from './curve.ts';
import type { BodyForm } from './form-body.ts';
import { type Horizon, horizonOf } from './horizon.ts';
import type { AreaLook } from './looks.ts';
import type { Scene } from './scene.ts';
import { clamp, mix, type Vec3 } from './vector.ts';

type Height = (girth: number) => number;

/** The belt of sheet metal, and the light and shade on it. */
export function drawFlanks(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const horizon = horizonOf(scene, form);
  scene.area('body', beltOutline(form, horizon, body));
  const isFront = scene.view === 'front';
  const band = bandPainter(scene, form, horizon);
  const top: Height = (girth) => form.brow(girth)[2];
  const bottom: Height = (girth) => form.hem(girth)[2];
  const crease: Height = (girth) => mix(body.crease.front, body.crease.rear, Math.max(0, girth - 1) / 1.6);
  const below =
    (height: Height, drop: number): Height =>
    (girth) =>
      height(girth) - drop;
  const [first, last] = isFront ? [0.9, 2.5] : [0, 3];
  const underCrease: Height = (girth) => Math.max(bottom(girth) + 0.02, crease(girth) - 0.3);
  band('shade', first, last, crease, underCrease);
  band('deepShade', first, last, (girth) => Math.max(bottom(girth) + 0.14, crease(girth) - 0.3), bottom);
  band('gleam', isFront ? 1.02 : 0.6, isFront ? 2.5 : 2.6, below(top, 0.015), below(top, 0.075));
  if (isFront) {
    band('gleam', -1, 0.95, top, below(top, 0.05));
    band('shade', -1, -0.45, below(top, 0.04), bottom);
    band('shade', -1, 0.98, () => 0.42, bottom);
  }
  if (body.cladding > 0) band('plastic', isFront ? -1 : 0, last, (girth) => bottom(girth) + body.cladding, bottom);
}

function beltOutline(form: BodyForm, horizon: Horizon, body: BodyMeasures): readonly Vec3[] {
  const { middle, corner } = body.bonnetEdge;
  const [topFirst, topLast] = [horizon.first(middle), horizon.last(corner)];
  const [hemFirst, hemLast] = [horizon.first(form.sill(body.length)), horizon.last(form.sill(0))];
  const rise = (from: number, to: number, girthAt: (z: number) => number) =>
    sample(form.hem(from)[2], form.brow(to)[2], 14, (z) => form.belt(girthAt(z), z));
  return [
    ...sample(topFirst, 1, 24, form.brow),
    ...sample(1.05, 2, 40, form.brow),
    ...sample(2.05, topLast, 10, form.brow),
    ...rise(hemLast, topLast, horizon.last).toReversed(),
    ...sample(hemLast, 2.05, 10, form.hem),
    ...sample(2, 1.05, 40, form.hem),
    ...sample(1, hemFirst, 24, form.hem),
    ...rise(hemFirst, topFirst, horizon.first),
  ];
}

function bandPainter(scene: Scene, form: BodyForm, { first, last }: Horizon) {
  const inset = scene.view === 'front' ? 0.02 : 0;
  const edge = (from: number, to: number, height: Height) =>
    sample(from, to, 30, (girth) => {
      const z = height(girth);
      return form.belt(clamp(girth, first(z) + inset, last(z) - inset), z);
    });
  return (look: AreaLook, from: number, to: number, upper: Height, lower: Height): void =>
    scene.area(look, [...edge(from, to, upper), ...edge(to, from, lower)]);
}
