import { sample } from '../geometry/curve.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { bar, type BikePart, plate, roundPart, sheetMetal, openLine, tube, twice } from './bike-part.ts';
import type { BikeLook } from './bike-looks.ts';

export interface FrontMeasures {
  wheel: { radius: number; tyre: number; knobs?: boolean };
  fork: { gap: number; top: number; look: BikeLook; thickness: number };
  /** Its lower edge, its top and half its width. */
  mudguard: { low: number; high: number; half: number };
  /** The engine behind the fork: half its width, its bottom and its top. */
  engine: { half: number; low: number; high: number; look: BikeLook };
  bars: { half: number; height: number; rise: number };
  mirror: Vec2;
  discs: 1 | 2;
  /** Cases or leg shields behind. */
  behind?: readonly BikePart[];
  /** Lamp, fairing and screen. */
  face: readonly BikePart[];
}

/** A bike from ahead: across from the middle, and up. */
export function bikeFront(measures: FrontMeasures): readonly BikePart[] {
  const { engine, behind = [], face } = measures;
  const { half, low, high, look } = engine;
  return [
    ...behind,
    plate(
      look,
      [-half, low, 0.06],
      [half, low, 0.06],
      [half * 1.1, (low + high) / 2, 0.05],
      [half * 0.8, high, 0.05],
      [-half * 0.8, high, 0.05],
      [-half * 1.1, (low + high) / 2, 0.05],
    ),
    ...sample(0.3, 0.85, 5, (share) =>
      openLine('fin', [-half * 0.85, low + (high - low) * share], [half * 0.85, low + (high - low) * share]),
    ),
    ...twice(bar('dark', [half, low + 0.06], [half + 0.11, low + 0.05], 0.035)),
    ...wheelAhead(measures),
    ...forkAhead(measures),
    ...barsAhead(measures),
    ...face,
  ];
}

function wheelAhead({
  wheel: { radius, tyre, knobs = false },
  mudguard,
  discs,
  fork,
}: FrontMeasures): readonly BikePart[] {
  const half = tyre / 2;
  const treads = knobs ? sample(0.04, radius * 2 - 0.06, 11, (z) => z) : [];
  const disc = bar('paleSteel', [half + 0.025, radius - 0.14], [half + 0.025, radius + 0.14], 0.012);
  const calliper = plate(
    'dark',
    [half + 0.008, radius + 0.02, 0.01],
    [half + 0.05, radius + 0.02, 0.01],
    [half + 0.05, radius + 0.13, 0.01],
    [half + 0.008, radius + 0.13, 0.01],
  );
  return [
    ...(discs === 2 ? twice(disc, calliper) : [disc, calliper]),
    bar('darkSteel', [-fork.gap, radius], [fork.gap, radius], 0.035),
    plate(
      'tyre',
      [-half, 0, half * 0.9],
      [half, 0, half * 0.9],
      [half, radius * 2, half * 0.9],
      [-half, radius * 2, half * 0.9],
    ),
    ...twice(...treads.map((z) => bar('black', [0.008, z + 0.012], [half * 0.82, z], 0.016))),
    ...(knobs
      ? []
      : [
          openLine('slat', [0, 0.03], [0, radius * 2 - 0.05]),
          ...twice(...[0.06, 0.16, 0.26, 0.36].map((z) => openLine('slat', [half * 0.3, z], [half * 0.8, z + 0.06]))),
        ]),
    sheetMetal(
      'paint',
      [-mudguard.half, mudguard.low, 'corner'],
      [-mudguard.half, mudguard.high - 0.05],
      [0, mudguard.high],
      [mudguard.half, mudguard.high - 0.05],
      [mudguard.half, mudguard.low, 'corner'],
      [0, mudguard.low + 0.04],
    ),
    sheetMetal(
      'lit',
      [-mudguard.half * 0.6, mudguard.low + 0.05, 'corner'],
      [-mudguard.half * 0.55, mudguard.high - 0.04],
      [-mudguard.half * 0.15, mudguard.high - 0.02],
      [-mudguard.half * 0.25, mudguard.low + 0.06, 'corner'],
    ),
  ];
}

function forkAhead({ wheel, fork: { gap, top, look, thickness } }: FrontMeasures): readonly BikePart[] {
  const middle = wheel.radius + (top - wheel.radius) * 0.5;
  return [
    ...twice(
      bar('chrome', [gap, wheel.radius], [gap, top], 0.036),
      look === 'gold' || look === 'steel'
        ? bar(look, [gap, middle - 0.1], [gap, top], thickness)
        : bar(look, [gap, wheel.radius - 0.02], [gap, middle], thickness),
      plate(
        'dark',
        [gap - 0.03, wheel.radius - 0.04, 0.01],
        [gap + 0.03, wheel.radius - 0.04, 0.01],
        [gap + 0.026, wheel.radius + 0.06, 0.01],
        [gap - 0.026, wheel.radius + 0.06, 0.01],
      ),
    ),
    bar('dark', [-gap - 0.03, top - 0.22], [gap + 0.03, top - 0.22], 0.04),
    bar('dark', [-gap - 0.03, top - 0.01], [gap + 0.03, top - 0.01], 0.035),
  ];
}

function barsAhead({ fork, bars: { half, height, rise }, mirror }: FrontMeasures): readonly BikePart[] {
  return [
    ...twice(
      tube(
        'dark',
        0.026,
        [0, fork.top],
        [fork.gap, fork.top + 0.01],
        [half * 0.5, height + rise],
        [half - 0.12, height],
      ),
      bar('seat', [half - 0.13, height], [half, height - 0.01], 0.036),
      openLine('stalk', [half - 0.16, height - 0.02], [half - 0.02, height - 0.035]),
      bar('dish', [half - 0.17, height], [half - 0.12, height], 0.05),
      openLine('stalk', [half - 0.16, height], mirror),
      plate(
        'dark',
        [mirror[0] - 0.075, mirror[1] - 0.03, 0.03],
        [mirror[0] + 0.075, mirror[1] - 0.02, 0.04],
        [mirror[0] + 0.08, mirror[1] + 0.06, 0.04],
        [mirror[0] - 0.06, mirror[1] + 0.065, 0.03],
      ),
      openLine('cable', [half - 0.2, height - 0.01], [fork.gap + 0.05, fork.top - 0.16]),
    ),
  ];
}

/** Indicators on stalks, left and right. */
export function indicatorsAhead(across: number, z: number): readonly BikePart[] {
  return twice(
    bar('dark', [across - 0.1, z], [across, z], 0.018),
    plate(
      'amber',
      [across - 0.03, z - 0.03, 0.02],
      [across + 0.04, z - 0.028, 0.02],
      [across + 0.04, z + 0.028, 0.02],
      [across - 0.03, z + 0.03, 0.02],
    ),
  );
}

export function roundLamp(z: number, radius: number, rim: BikeLook): readonly BikePart[] {
  return [
    roundPart(rim, [0, z], radius + 0.016),
    roundPart('lamp', [0, z], radius),
    roundPart('lens', [0, z - radius * 0.1], radius * 0.42),
    sheetMetal(
      'gleam',
      [-radius * 0.7, z + radius * 0.2],
      [-radius * 0.3, z + radius * 0.75],
      [-radius * 0.2, z + radius * 0.4],
    ),
  ];
}
