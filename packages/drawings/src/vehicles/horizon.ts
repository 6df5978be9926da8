import type { OutsideView } from './car/body-names.ts';
import type { BodyMeasures } from './car/body.ts';
import { profile, type HeightProfile, sample, sharp } from './geometry/curve.ts';
import type { BodyForm } from './car/form-body.ts';
import type { Scene } from './scene.ts';
import type { Vec2 } from './geometry/vector.ts';

/** The girths between which the belt faces the viewer, by height. */
export interface Horizon {
  first: (z: number) => number;
  last: (z: number) => number;
}

type GirthRange = readonly [from: number, to: number];

/** Ranges of girth in which the belt may turn away from the viewer. */
const turns: Readonly<Record<Exclude<OutsideView, 'side'>, { first: GirthRange; last: GirthRange }>> = {
  front: { first: [-1, 0.3], last: [1.9, 3] },
  rear: { first: [0, 1.1], last: [2.7, 4] },
};

export function horizonOf(scene: Scene, form: BodyForm, { shoulder }: BodyMeasures): Horizon {
  if (scene.view === 'side') return { first: () => 0, last: () => 3 };
  const { first, last } = turns[scene.view];
  // A table of heights up to above any shoulder. Searching at every point of a band would take most of the drawing's
  // time.
  const heights = sample(0, Math.max(...shoulder.map(([, z]) => z)) + 0.2, 30, (z) => z);
  const table = (girthAt: (z: number) => number): HeightProfile =>
    profile(sharp(...heights.map((z): Vec2 => [z, girthAt(z)])));
  const across = (girth: number, z: number) => scene.project(form.belt(girth, z))[0];
  return {
    first: table((z) => lowest(first, (girth) => across(girth, z))),
    last: table((z) => lowest(last, (girth) => -across(girth, z))),
  };
}

function lowest([from, to]: GirthRange, valueOf: (girth: number) => number): number {
  const girths = sample(from, to, 100, (girth) => girth);
  const values = girths.map(valueOf);
  return girths[values.indexOf(Math.min(...values))] ?? from;
}
