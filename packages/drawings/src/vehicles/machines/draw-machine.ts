import type { Paint } from '../car/body-names.ts';
import { sample } from '../geometry/curve.ts';
import { drawShapes } from '../draw-shapes.ts';
import { radians } from '../geometry/projection.ts';
import type { SceneShape } from '../scene.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { type Eye, eyeOf } from './eye.ts';
import type { MachineBody, DrawnMachineView } from './machine-names.ts';
import { machines } from './machines.ts';
import { shadow } from './materials.ts';
import type { Solid } from './solid.ts';
import { sortSolids } from './sort-solids.ts';
import { traceSolid } from './trace-solid.ts';

export interface MachineDrawing {
  body: MachineBody;
  view: DrawnMachineView;
  paint: Paint;
}

const viewTitles: Readonly<Record<DrawnMachineView, string>> = {
  front: 'front three-quarter',
  side: 'right side',
  left: 'left side',
  rear: 'rear three-quarter',
};

/** A machine as SVG text, 640 × 480; the same request gives the same text. */
export function drawMachine({ body, view, paint }: MachineDrawing): string {
  const { title, solids } = machines[body];
  const shapes = () => shapesOf(solids, view);
  return drawShapes({ title: `${title}, ${viewTitles[view]}`, shapes, paint });
}

function shapesOf(solids: readonly Solid[], view: DrawnMachineView): readonly SceneShape[] {
  const [rear, front] = extent(solids.flatMap(({ profile }) => profile.map(([x]) => x)));
  const [, top] = extent(solids.flatMap(({ profile }) => profile.map(([, z]) => z)));
  const eye = eyeOf(view, { target: [(rear + front) / 2, 0, top * 0.4], distance: (front - rear) * 1.2 + 7 });
  return [shadowOf(solids, eye), ...sortSolids(solids, eye).flatMap((solid) => traceSolid(solid, eye))];
}

/** The shadow of the parts near the ground. A side view would reduce it to a line, so there it is thickened. */
function shadowOf(solids: readonly Solid[], { project, towards, target }: Eye): SceneShape {
  const standing = solids.filter(({ profile }) => profile.some(([, z]) => z < 0.4));
  const [rear, front] = extent(standing.flatMap(({ profile }) => profile.map(([x]) => x)));
  const [right, left] = extent(standing.flatMap((solid) => [solid.right, solid.left]));
  const isFlat = towards(target)[0] === 0;
  const spot = (degrees: number): Vec3 => {
    const [along, aside] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    const x = (rear + front) / 2 + (front - rear) * 0.55 * along;
    return isFlat
      ? [x, 0, 0.012 * (front - rear) * aside - 0.01]
      : [x, (right + left) / 2 + (left - right) * 0.62 * aside, 0];
  };
  return { look: shadow, points: sample(0, 360, 48, spot).map(project), closed: true };
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
