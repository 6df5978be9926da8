import type { Knot } from '../geometry/curve.ts';
import { sheet } from '../place-drawing.ts';
import type { Vec2 } from '../geometry/vector.ts';
import type { InteriorLook } from './interior-looks.ts';

/** A dashboard as the driver sees it, in units of the sheet. */
export interface InteriorMeasures {
  /** The bonnet as seen through the windscreen; empty if the driver sits above it. */
  bonnet: readonly Knot[];
  wheel: {
    radii: Vec2;
    thickness: number;
    /** Angles in degrees; 0 is three o'clock. */
    spokes: readonly number[];
    /** A stripe at twelve o'clock. */
    hasStripe: boolean;
  };
  gauges: readonly { at: Vec2; radius: number; needle: number }[];
  stack: 'screen' | 'radio';
  lever: 'automatic' | 'manual' | 'dash';
  door: InteriorLook;
  strip: InteriorLook;
  hasBolsters: boolean;
}

/** The centre of the steering wheel in a right-hand-drive car. */
export const wheelAt: Vec2 = [458, 334];

export function acrossSheet([x, y]: Vec2): Vec2 {
  return [sheet.width - x, y];
}
