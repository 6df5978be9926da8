import { sample } from './curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from './scene.ts';

/** Between which girths the belt faces the viewer at a height. */
export interface Horizon {
  first: (z: number) => number;
  last: (z: number) => number;
}

const middleOfNose = 0;
const middleOfTail = 3;

export function horizonOf(scene: Scene, form: BodyForm): Horizon {
  if (scene.view === 'side') return { first: () => middleOfNose, last: () => middleOfTail };
  const across = (girth: number, z: number) => scene.project(form.belt(girth, z))[0];
  return {
    first: (z) => lowest(-1, 0.3, (girth) => across(girth, z)),
    last: (z) => lowest(1.9, middleOfTail, (girth) => -across(girth, z)),
  };
}

function lowest(from: number, to: number, valueOf: (girth: number) => number): number {
  const girths = sample(from, to, 60, (girth) => girth);
  return girths.reduce((best, girth) => (valueOf(girth) < valueOf(best) ? girth : best), from);
}
