import type { BodyMeasures } from './body.ts';
import { sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Horizon } from '../horizon.ts';
import type { AreaLook } from '../looks.ts';
import type { Scene } from '../scene.ts';
import { clamp, mix, type Vec3 } from '../geometry/vector.ts';

type Height = (girth: number) => number;
type Band = (look: AreaLook, from: number, to: number, upper: Height, lower: Height) => void;

/** Draws the belt of sheet metal with its light and shade. */
export function drawFlanks(scene: Scene, form: BodyForm, body: BodyMeasures, horizon: Horizon): void {
  scene.area('body', beltOutline(form, horizon, body));
  const band = bandPainter(scene, form, horizon);
  const top: Height = (girth) => form.brow(girth)[2];
  const bottom: Height = (girth) => form.hem(girth)[2];
  const crease: Height = (girth) => mix(body.crease.front, body.crease.rear, clamp((girth - 1) / 1.6, 0, 1));
  const underCrease: Height = (girth) => Math.max(bottom(girth) + 0.02, crease(girth) - 0.3);
  const [first, last] = litRange[scene.view];
  band('shade', first, last, crease, underCrease);
  band('deepShade', first, last, (girth) => Math.max(bottom(girth) + 0.14, crease(girth) - 0.3), bottom);
  const [from, to] = gleamRange[scene.view];
  band('gleam', from, to, below(top, 0.015), below(top, 0.075));
  if (scene.view !== 'side') lightEnd(scene, band, top, bottom);
  if (body.cladding > 0) band('plastic', -1, 4, (girth) => bottom(girth) + body.cladding, bottom);
}

/** The girths over which the flank's own light reaches. */
const litRange = { side: [0, 3], front: [0.9, 2.5], rear: [0.5, 2.1] } as const;
const gleamRange = { side: [0.6, 2.6], front: [1.02, 2.5], rear: [0.5, 1.98] } as const;

/** The end that faces the viewer: bright along its upper edge, dark low down and towards its far corner. */
function lightEnd(scene: Scene, band: Band, top: Height, bottom: Height): void {
  const isRear = scene.view === 'rear';
  const girth = (fromMiddle: number) => (isRear ? 3 - fromMiddle : fromMiddle);
  band('gleam', girth(-1), girth(0.95), top, below(top, 0.05));
  band('shade', girth(-1), girth(-0.45), below(top, 0.04), bottom);
  band('shade', girth(-1), girth(0.98), (at) => Math.max(0.42, bottom(at)), bottom);
  if (isRear) band('shade', girth(-1), girth(0.9), below(top, 0.05), bottom);
}

function below(height: Height, drop: number): Height {
  return (girth) => height(girth) - drop;
}

function beltOutline(form: BodyForm, horizon: Horizon, body: BodyMeasures): readonly Vec3[] {
  const { middle, corner } = body.bonnetEdge;
  const topFirst = horizon.first(middle);
  const topLast = horizon.last(form.brow(2)[2] > corner ? form.brow(3)[2] : corner);
  const [hemFirst, hemLast] = [horizon.first(form.sill(body.length)), horizon.last(form.sill(0))];
  const rise = (from: number, to: number, girthAt: (z: number) => number) =>
    sample(form.hem(from)[2], form.brow(to)[2], 14, (z) => form.belt(girthAt(z), z));
  return [
    ...sample(topFirst, topLast, 280, form.brow),
    ...rise(hemLast, topLast, horizon.last).toReversed(),
    ...sample(hemLast, hemFirst, 280, form.hem),
    ...rise(hemFirst, topFirst, horizon.first),
  ];
}

function bandPainter(scene: Scene, form: BodyForm, { first, last }: Horizon): Band {
  const inset = scene.view === 'side' ? 0 : 0.02;
  const edge = (from: number, to: number, height: Height) =>
    sample(from, to, 90, (girth) => {
      const z = height(girth);
      return form.belt(clamp(girth, first(z) + inset, last(z) - inset), z);
    });
  return (look, from, to, upper, lower) => scene.area(look, [...edge(from, to, upper), ...edge(to, from, lower)]);
}
