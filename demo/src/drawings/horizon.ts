import { profile, type Profile, sample, sharp } from './curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from './scene.ts';
import type { Vec2 } from './vector.ts';

/** Between which girths the belt faces the viewer at a height. */
export interface Horizon {
  first: (z: number) => number;
  last: (z: number) => number;
}

const middleOfNose = 0;
const middleOfTail = 3;
/** From the ground to above any shoulder; a search at every point of a band would take most of the drawing's time. */
const heights = sample(0, 1.5, 30, (z) => z);

export function horizonOf(scene: Scene, form: BodyForm): Horizon {
  if (scene.view === 'side') return { first: () => middleOfNose, last: () => middleOfTail };
  const across = (girth: number, z: number) => scene.project(form.belt(girth, z))[0];
  return {
    first: table((z) => lowest(-1, 0.3, (girth) => across(girth, z))),
    last: table((z) => lowest(1.9, middleOfTail, (girth) => -across(girth, z))),
  };
}

function table(girthAt: (z: number) => number): Profile {
  return profile(sharp(...heights.map((z): Vec2 => [z, girthAt(z)])));
}

function lowest(from: number, to: number, valueOf: (girth: number) => number): number {
  const girths = sample(from, to, 120, (girth) => girth);
  const values = girths.map(valueOf);
  return girths[values.indexOf(Math.min(...values))] ?? from;
}
