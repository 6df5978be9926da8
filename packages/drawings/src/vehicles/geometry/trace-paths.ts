import { simplify, simplifyRing } from './curve.ts';
import type { Look } from '../looks.ts';
import { leftTurning } from './outline.ts';
import { type DrawingPlacement, placed } from '../place-drawing.ts';
import type { Scene, SceneShape } from '../scene.ts';
import type { Vec2 } from './vector.ts';

export interface TracedPath {
  look: Look;
  data: string;
  /** Its index among the windows. */
  window: number | undefined;
}

/** A scene as path data, independent of paint. */
export interface Trace {
  marks: readonly TracedPath[];
  windows: readonly string[];
  outline: string;
}

/** The allowed error of a simplified line, in units of the sheet. */
const defaultTolerance = 0.25;

export function tracePaths(
  { shapes }: Pick<Scene, 'shapes'>,
  placement: DrawingPlacement,
  tolerance = defaultTolerance,
): Trace {
  const path = (points: readonly Vec2[], closed: boolean) => {
    const spots = points.map((point) => placed(placement, point));
    // Shapes of one path that turn opposite ways would cut holes into each other.
    return pathData(closed ? leftTurning(spots) : spots, closed, tolerance);
  };
  const windows = [...new Set(shapes.flatMap((shape) => (shape.window ? [shape.window] : [])))];
  return {
    windows: windows.map((window) => path(window, true)),
    marks: groupShapes(shapes).map(({ look, window, group }) => ({
      look,
      data: group.map(({ points, closed }) => path(points, closed)).join(''),
      window: window && windows.indexOf(window),
    })),
    outline: shapes
      .filter((shape) => shape.look.outlined)
      .map(({ points }) => path(points, true))
      .join(''),
  };
}

type ShapeGroup = Pick<SceneShape, 'look' | 'window'> & { group: SceneShape[] };

/**
 * Adjacent shapes of one look share a path, like a wheel's spokes. Translucent ones stay apart, since their overlaps
 * would add up.
 */
function groupShapes(shapes: readonly SceneShape[]): readonly ShapeGroup[] {
  const groups: ShapeGroup[] = [];
  for (const shape of shapes) {
    const last = groups.at(-1);
    const joins = last?.look === shape.look && last.window === shape.window && shape.look.opacity === undefined;
    if (joins) last.group.push(shape);
    else groups.push({ look: shape.look, ...(shape.window && { window: shape.window }), group: [shape] });
  }
  return groups;
}

/** Relative steps in tenths of a unit take half the bytes of absolute ones. */
function pathData(points: readonly Vec2[], closed: boolean, tolerance: number): string {
  const kept = closed && points.length > 6 ? simplifyRing(points, tolerance) : simplify(points, tolerance);
  const tenths = kept.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps = tenths.map(([x, y], index) => {
    const before = tenths[index - 1];
    if (!before) return `M${pair(x, y)}`;
    const [along, down] = [x - before[0], y - before[1]];
    return along === 0 && down === 0 ? '' : `l${pair(along, down)}`;
  });
  return steps.join('') + (closed ? 'Z' : '');
}

function pair(x: number, y: number): string {
  const second = numeral(y);
  return numeral(x) + (second.startsWith('-') ? '' : ' ') + second;
}

function numeral(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
