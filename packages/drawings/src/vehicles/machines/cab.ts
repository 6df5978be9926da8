import { mix, type Vec2 } from '../geometry/vector.ts';
import type { MaterialName } from './materials.ts';
import { box, pane, patch, sideWindow } from './parts.ts';
import type { SolidMark, SolidProfile, Slope, Solid, SolidSpan } from './solid.ts';

export interface CabMeasures {
  /** The lower and the upper edge of the windscreen. */
  waist: Vec2;
  brow: Vec2;
  rear: number;
  floor: number;
  /** The x between the door and the rear window. */
  post: number;
  span: SolidSpan;
  roof?: MaterialName;
}

const frame = 0.05;

/** A closed cab: painted pillars, glass on every side, a roof that protrudes a little. */
export function cab(measures: CabMeasures): readonly Solid[] {
  const { waist, brow, rear, floor, span } = measures;
  const [right, left] = span;
  return [
    {
      profile: [[rear, floor], [waist[0], floor], waist, brow, [rear, brow[1]]],
      right,
      left,
      material: 'paint',
      marks: [...screens(measures), ...sideWindows(measures), ...door(measures)],
    },
    roofOf(measures),
  ];
}

function screens({ waist, brow, rear }: CabMeasures): readonly SolidMark[] {
  const windscreen: Slope = [waist, brow];
  const rearWindow: Slope = [
    [rear, brow[1]],
    [rear, waist[1]],
  ];
  const wiper: readonly Vec2[] = [
    [0.1, 0.07],
    [0.5, 0.6],
  ];
  return [
    ...pane(windscreen, [-0.86, 0.86], [0.05, 0.93]),
    { on: 'slope', slope: windscreen, line: 'wiper', path: wiper },
    ...pane(rearWindow, [-0.8, 0.8], [0.1, 0.92]),
  ];
}

function sideWindows({ waist, brow, rear, post }: CabMeasures): readonly SolidMark[] {
  const [low, high] = [waist[1] + 0.06, brow[1] - 0.1];
  const pillarAt = (z: number) => mix(waist[0], brow[0], (z - waist[1]) / (brow[1] - waist[1])) - frame * 2;
  const between = (bottom: SolidSpan, top: SolidSpan): SolidProfile => [
    [bottom[0], low],
    [bottom[1], low],
    [top[1], high],
    [top[0], high],
  ];
  const gleam = (brow[0] - rear) * 0.14;
  const jamb = post + frame;
  return [
    ...sideWindow(
      between([jamb, pillarAt(low)], [jamb, pillarAt(high)]),
      between([jamb + gleam, jamb + gleam * 2], [jamb + gleam * 2, jamb + gleam * 3]),
    ),
    ...sideWindow(
      between([rear + 0.08, post - frame], [rear + 0.08, post - frame]),
      between([rear + 0.12, rear + 0.12 + gleam], [post - 0.1 - gleam, post - 0.1]),
    ),
  ];
}

function door({ waist, brow, floor, post }: CabMeasures): readonly SolidMark[] {
  const gap: SolidProfile = [
    [post, brow[1]],
    [post, floor + 0.06],
    [waist[0] - frame, floor + 0.06],
  ];
  return [
    { on: 'sides', line: 'seam', path: gap },
    { on: 'sides', look: 'hub', outline: box([post + 0.08, post + 0.26], [waist[1] - 0.11, waist[1] - 0.04]) },
  ];
}

function roofOf({ brow: [front, low], rear, span: [right, left], roof = 'paint' }: CabMeasures): Solid {
  const high = low + 0.13;
  const brim: Slope = [
    [front + 0.08, low],
    [front + 0.08, high],
  ];
  return {
    profile: box([rear - 0.06, front + 0.08], [low, high], 0.05),
    right: right - frame,
    left: left + frame,
    material: roof,
    marks: [patch(brim, 'lamp', [-0.8, -0.55], [0.2, 0.8]), patch(brim, 'lamp', [0.55, 0.8], [0.2, 0.8])],
  };
}

export function beacon(x: number, z: number, middle: number): readonly Solid[] {
  const on = (half: number) => ({ right: middle - half, left: middle + half });
  return [
    { profile: box([x - 0.09, x + 0.09], [z, z + 0.06]), ...on(0.09), material: 'frame' },
    { profile: box([x - 0.07, x + 0.07], [z + 0.06, z + 0.24], 0.05), ...on(0.07), material: 'amber' },
  ];
}
