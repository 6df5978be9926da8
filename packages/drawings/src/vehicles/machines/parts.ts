import { sample } from '../geometry/curve.ts';
import type { AreaLook } from '../looks.ts';
import { disc, ribbon, rounded } from '../geometry/outline.ts';
import { mix, type Vec2 } from '../geometry/vector.ts';
import type { MaterialName } from './materials.ts';
import type { SolidMark, SolidProfile, Slope, Solid, SolidSpan } from './solid.ts';

export function box([rear, front]: SolidSpan, [low, high]: SolidSpan, radius = 0): SolidProfile {
  return rounded([
    [rear, low, radius],
    [front, low, radius],
    [front, high, radius],
    [rear, high, radius],
  ]);
}

/** The solid and its mirror image across the middle. */
export function onBothSides(solid: Solid): readonly Solid[] {
  return [{ ...solid, right: -solid.left, left: -solid.right }, solid];
}

/** A hydraulic cylinder: the barrel, and the extended part of the rod. */
export function ram(
  [from, to]: Slope,
  middle: number,
  { thickness = 0.16, out = 0.45, barrel = 'frame' }: { thickness?: number; out?: number; barrel?: MaterialName } = {},
): readonly Solid[] {
  const end: Vec2 = [mix(to[0], from[0], out), mix(to[1], from[1], out)];
  const across = (width: number) => ({ right: middle - width / 2, left: middle + width / 2 });
  const pin: SolidMark = { on: 'sides', look: 'roller', outline: disc(to, thickness * 0.5, 10) };
  return [
    { profile: ribbon([from, to], thickness * 0.5), ...across(thickness * 0.5), material: 'chrome', marks: [pin] },
    { profile: ribbon([from, end], thickness), ...across(thickness), material: barrel },
  ];
}

/** Glass in a face across the machine, with a gleam. */
export function pane(
  slope: Slope,
  [from, to]: SolidSpan = [-0.88, 0.88],
  [low, high]: SolidSpan = [0.06, 0.94],
): readonly SolidMark[] {
  const width = to - from;
  return [
    {
      on: 'slope',
      slope,
      look: 'glass',
      outline: [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ],
    },
    {
      on: 'slope',
      slope,
      look: 'lit',
      outline: [
        [from + width * 0.14, low + 0.02],
        [from + width * 0.34, low + 0.02],
        [from + width * 0.6, high - 0.02],
        [from + width * 0.4, high - 0.02],
      ],
    },
  ];
}

/** A rectangle on a face across the machine. */
export function patch(slope: Slope, look: AreaLook, [from, to]: SolidSpan, [low, high]: SolidSpan): SolidMark {
  return {
    on: 'slope',
    slope,
    look,
    outline: [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ],
  };
}

/** Slots of a grille, upright on both sides. */
export function louvres([rear, front]: SolidSpan, [low, high]: SolidSpan, count: number): readonly SolidMark[] {
  return sample(rear, front, count - 1, (x) => ({
    on: 'sides',
    line: 'louvre',
    path: [
      [x, low],
      [x, high],
    ],
  }));
}

/** A window in both sides, with a gleam across it. */
export function sideWindow(
  outline: SolidProfile,
  gleam: SolidProfile,
  on: 'left' | 'right' | 'sides' = 'sides',
): readonly SolidMark[] {
  return [
    { on, look: 'glass', outline },
    { on, look: 'lit', outline: gleam },
  ];
}

/** An upright pipe, rail or post. */
export function post(
  x: number,
  [low, high]: SolidSpan,
  middle: number,
  { thickness = 0.1, material = 'frame' }: { thickness?: number; material?: MaterialName } = {},
): Solid {
  return {
    profile: box([x - thickness / 2, x + thickness / 2], [low, high]),
    right: middle - thickness / 2,
    left: middle + thickness / 2,
    material,
  };
}

/** Steps up to the cab, which is entered from the left. */
export function ladder([rear, front]: SolidSpan, [low, high]: SolidSpan, [inner, outer]: SolidSpan): Solid {
  const steps = sample(low + 0.1, high - 0.08, 2, (z): SolidMark => ({
    on: 'left',
    line: 'bar',
    path: [
      [rear + 0.05, z],
      [front - 0.05, z],
    ],
  }));
  return { profile: box([rear, front], [low, high], 0.04), right: inner, left: outer, material: 'frame', marks: steps };
}

/** A fuel tank with its cap and its gauge, across from the ladder. */
export function tank([rear, front]: SolidSpan, [low, high]: SolidSpan, [inner, outer]: SolidSpan): Solid {
  const [x, z] = [rear + (front - rear) * 0.3, high - 0.12];
  return {
    profile: box([rear, front], [low, high], 0.08),
    right: -outer,
    left: -inner,
    material: 'steel',
    marks: [
      { on: 'right', look: 'roller', outline: disc([x, z], 0.06, 12) },
      { on: 'right', look: 'keiPlate', outline: box([front - 0.16, front - 0.06], [low + 0.12, low + 0.2]) },
      {
        on: 'right',
        line: 'seam',
        path: [
          [rear, (low + high) / 2],
          [front, (low + high) / 2],
        ],
      },
    ],
  };
}
