import type { BodyMeasures } from './car/body.ts';
import { curve } from './geometry/curve.ts';
import type { BodyForm } from './car/form-body.ts';
import { mix, mix3, type Vec3 } from './geometry/vector.ts';

/**
 * The surface of a window across the car: from −1 at its far edge to 1 at its near one, and from 0 at its foot to 1
 * at the roof.
 */
export type WindowSurface = (across: number, up: number) => Vec3;

export function windscreenOf(form: BodyForm, { cowl, header }: BodyMeasures): WindowSurface {
  return (across, up) => {
    const foot: Vec3 = [cowl.x - cowl.bow * across ** 2, across * cowl.halfWidth, cowl.z];
    const x = header.x - header.bow * across ** 2;
    return mix3(foot, [x, across * header.halfWidth, form.roof(x) - 0.03 * across ** 2], up);
  };
}

/** Spans from rear pillar to rear pillar, bowed in the middle. */
export function rearScreenOf(form: BodyForm, { rearPillar, back }: BodyMeasures): WindowSurface {
  const pillar = alongCurve(rearPillar);
  const middle = alongCurve(back.screen.middle);
  return (across, up) => {
    const [pillarX, pillarZ] = pillar(1 - up);
    const edge = form.quarter(pillarX, pillarZ);
    const [x, z] = middle(1 - up);
    const share = Math.abs(across) ** 2.6;
    return [mix(x, edge[0], share), across * edge[1], mix(z, edge[2], share)];
  };
}

/** The part behind the rear window: a hatch, the lid of a boot, or a load bed or box. */
export function tailOf(form: BodyForm, { back, bed, box }: BodyMeasures): 'hatch' | 'boot' | 'load' {
  if (bed || box) return 'load';
  const foot = back.screen.middle.at(-1);
  return foot && foot[0] - form.brow(3)[0] > 0.2 ? 'boot' : 'hatch';
}

function alongCurve(knots: BodyMeasures['rearPillar']): (share: number) => readonly [number, number] {
  const points = curve(knots, { steps: 8 });
  const heights = points.map(([, z]) => z);
  const [top = 0, bottom = 0] = [heights[0], heights.at(-1)];
  return (share) => {
    const wanted = mix(top, bottom, share);
    const next = Math.max(
      1,
      heights.findIndex((z) => z <= wanted + 1e-9),
    );
    const [after, before] = [points[next] ?? [0, 0], points[next - 1] ?? [0, 0]];
    const part = (before[1] - wanted) / (before[1] - after[1] || 1);
    return [mix(before[0], after[0], part), wanted];
  };
}
