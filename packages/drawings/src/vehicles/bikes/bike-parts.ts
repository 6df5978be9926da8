import { sample } from '../geometry/curve.ts';
import { mix, type Vec2 } from '../geometry/vector.ts';
import { arch, bar, type BikePart, onSide, plate, ringPart, roundPart, spot, openLine, tube } from './bike-part.ts';
import type { BikeLook } from './bike-looks.ts';

interface BikeWheelMeasures {
  at: Vec2;
  radius: number;
  tyre: number;
  /** Cast spokes; more than twelve are drawn as wires. */
  spokes: number;
  rim?: BikeLook;
  /** An off-road tyre with knobs. */
  knobs?: boolean;
}

export function bikeWheel({
  at,
  radius,
  tyre,
  spokes,
  rim = 'chrome',
  knobs = false,
}: BikeWheelMeasures): readonly BikePart[] {
  const felly = radius - tyre;
  const isWire = spokes > 12;
  return [
    knobs ? knobbly(at, felly, radius) : ringPart('tyre', at, felly, radius),
    ...(isWire ? wiresOf(at, felly, spokes) : castOf(at, felly, spokes, rim)),
    ringPart(isWire ? 'chrome' : rim, at, felly - 0.026, felly),
    roundPart('darkSteel', at, 0.045),
    roundPart('bright', at, 0.016),
  ];
}

/** An off-road tyre with a toothed outer edge. */
function knobbly(at: Vec2, inner: number, radius: number): BikePart {
  const count = 30;
  const outer = sample(0, count - 1, count - 1, (index) =>
    (
      [
        [0, -0.012],
        [0.1, 0.006],
        [0.5, 0.006],
        [0.6, -0.012],
      ] as const
    ).map(([turn, lift]) => spot(at, radius + lift, -90 + ((index + turn) * 360) / count)),
  ).flat();
  const start = spot(at, radius - 0.012, -90);
  const hole = sample(270, -90, 30, (degrees) => spot(at, inner, degrees));
  return { look: 'tyre', points: [...outer, start, ...hole] };
}

function wiresOf(at: Vec2, felly: number, count: number): readonly BikePart[] {
  return sample(0, 360 - 360 / count, count - 1, (degrees) => degrees).map((degrees, index) =>
    openLine('spoke', spot(at, 0.04, degrees + (index % 2 ? 70 : -70)), spot(at, felly - 0.01, degrees)),
  );
}

function castOf(at: Vec2, felly: number, count: number, look: BikeLook): readonly BikePart[] {
  return sample(0, 360 - 360 / count, count - 1, (degrees) =>
    plate(
      look,
      spot(at, 0.05, degrees + 82),
      spot(at, 0.05, degrees + 106),
      spot(at, felly - 0.02, degrees + 97),
      spot(at, felly - 0.02, degrees + 91),
    ),
  );
}

/** A brake disc with its caliper. */
export function brake(at: Vec2, radius: number, calliperAt: number): readonly BikePart[] {
  return [
    ringPart('paleSteel', at, radius - 0.034, radius),
    ...sample(10, 340, 11, (degrees) => roundPart('hub', spot(at, radius - 0.017, degrees), 0.0065)),
    arch('dark', at, [radius - 0.05, radius + 0.018], [calliperAt - 22, calliperAt + 22]),
  ];
}

interface ForkMeasures {
  head: Vec2;
  axle: Vec2;
  /** Upside-down fork: thick at the top, as on sport bikes. */
  inverted?: boolean;
  look?: BikeLook;
  boot?: boolean;
}

export function fork({
  head,
  axle,
  inverted = false,
  look = 'plastic',
  boot = false,
}: ForkMeasures): readonly BikePart[] {
  const at = (share: number): Vec2 => [mix(head[0], axle[0], share), mix(head[1], axle[1], share)];
  if (inverted)
    return [
      bar('chrome', at(0.4), at(1), 0.044),
      bar(look, at(-0.06), at(0.66), 0.064),
      bar('plastic', at(0.88), at(1.05), 0.07),
    ];
  return [
    bar('chrome', at(-0.06), at(0.6), 0.044),
    bar(look, at(0.46), at(1.04), 0.062),
    ...(boot ? [bar('plastic', at(0.16), at(0.5), 0.07)] : []),
  ];
}

/** Sprockets and chain are on the left. */
export function chain(front: Vec2, rear: Vec2): readonly BikePart[] {
  return onSide(
    'left',
    openLine('chain', [rear[0], rear[1] + 0.1], [front[0], front[1] + 0.045]),
    openLine('chain', [rear[0], rear[1] - 0.1], [front[0], front[1] - 0.045]),
    ringPart('darkSteel', rear, 0.075, 0.104),
    roundPart('dish', front, 0.07),
  );
}

export function silencer(from: Vec2, to: Vec2, [thin, thick]: Vec2, look: BikeLook = 'chrome'): readonly BikePart[] {
  const at = (share: number): Vec2 => [mix(from[0], to[0], share), mix(from[1], to[1], share)];
  const lift = (point: Vec2): Vec2 => [point[0], point[1] + thick * 0.2];
  return onSide(
    'right',
    bar(look, from, to, thin, thick),
    bar('lit', lift(at(0.15)), lift(at(0.92)), thin * 0.16, thick * 0.16),
    bar('dark', at(0.94), at(1.02), thick * 1.02),
    bar('dark', at(0), at(0.06), thin * 1.1),
  );
}

/** The engine block with upright fins: several cylinders seen from the end. */
export function block([x, z]: Vec2, lean: number, look: BikeLook): readonly BikePart[] {
  const at = (along: number, up: number): Vec2 => [x + 0.13 + along + up * lean, z + 0.11 + up];
  return [
    plate(
      'plastic',
      [x - 0.28, z - 0.02, 0.05],
      [x - 0.22, z - 0.15, 0.04],
      [x + 0.22, z - 0.16, 0.06],
      [x + 0.34, z, 0.06],
      [x + 0.26, z + 0.14, 0.04],
      [x - 0.2, z + 0.14, 0.06],
    ),
    plate(look, at(-0.12, 0), at(0.14, -0.02), at(0.14, 0.19), at(-0.12, 0.2)),
    ...sample(0.025, 0.165, 5, (up) => openLine('fin', at(-0.12, up), at(0.14, up - 0.006))),
    plate('paleSteel', at(-0.13, 0.2), at(0.15, 0.19), [...at(0.13, 0.28), 0.03], [...at(-0.1, 0.29), 0.03]),
    plate(
      'steel',
      [x - 0.3, z + 0.02, 0.05],
      [x - 0.2, z - 0.11, 0.05],
      [x + 0.2, z - 0.12, 0.05],
      [x + 0.28, z + 0.02, 0.05],
      [x + 0.18, z + 0.1, 0.05],
      [x - 0.2, z + 0.11, 0.05],
    ),
    ...onSide(
      'right',
      roundPart('paleSteel', [x - 0.03, z - 0.005], 0.105),
      roundPart('steel', [x - 0.03, z - 0.005], 0.07),
    ),
    ...onSide(
      'left',
      roundPart('paleSteel', [x + 0.1, z], 0.085),
      roundPart('steel', [x + 0.1, z], 0.055),
      roundPart('darkSteel', [x - 0.16, z], 0.06),
    ),
  ];
}

interface TailMeasures {
  lamp: Vec2;
  plate: Vec2;
}

export function tail({ lamp: [x, z], plate: [along, up] }: TailMeasures): readonly BikePart[] {
  return [
    bar('dark', [x + 0.08, z - 0.02], [along + 0.02, up + 0.1], 0.04, 0.03),
    bar('plate', [along + 0.015, up + 0.075], [along - 0.045, up - 0.07], 0.014),
    bar('dark', [x + 0.07, z - 0.05], [x + 0.02, z - 0.06], 0.016),
    plate(
      'amber',
      [x + 0.03, z - 0.08, 0.02],
      [x + 0.03, z - 0.03, 0.02],
      [x - 0.04, z - 0.04, 0.02],
      [x - 0.04, z - 0.075, 0.02],
    ),
    plate(
      'tail',
      [x + 0.05, z - 0.025],
      [x - 0.025, z - 0.01, 0.01],
      [x - 0.015, z + 0.035, 0.01],
      [x + 0.05, z + 0.04],
    ),
  ];
}

/** Grip, lever, cable and mirror, from the clamp on the steering head. */
export function controls(clamp: Vec2, grip: Vec2, mirror?: Vec2): readonly BikePart[] {
  const end: Vec2 = [grip[0] - 0.1, grip[1] - 0.015];
  return [
    tube('dark', 0.026, clamp, [mix(clamp[0], grip[0], 0.3), mix(clamp[1], grip[1], 0.85)], grip),
    ...(mirror
      ? [
          openLine('stalk', [grip[0] + 0.01, grip[1]], mirror),
          plate(
            'dark',
            [mirror[0] - 0.055, mirror[1] - 0.03, 0.03],
            [mirror[0] + 0.05, mirror[1] - 0.02, 0.03],
            [mirror[0] + 0.06, mirror[1] + 0.05, 0.04],
            [mirror[0] - 0.03, mirror[1] + 0.055, 0.03],
          ),
        ]
      : []),
    bar('seat', grip, end, 0.036),
    bar('dish', [grip[0] + 0.03, grip[1] + 0.004], [grip[0] - 0.012, grip[1] - 0.002], 0.05),
    openLine('stalk', [grip[0] + 0.03, grip[1] - 0.02], [grip[0] - 0.07, grip[1] - 0.05]),
  ];
}

export function indicator([x, z]: Vec2): readonly BikePart[] {
  return [bar('dark', [x - 0.04, z], [x, z], 0.016), roundPart('amber', [x + 0.01, z], 0.03)];
}

export function peg([x, z]: Vec2): readonly BikePart[] {
  return [
    bar('dark', [x + 0.06, z + 0.12], [x, z], 0.024),
    plate(
      'dark',
      [x - 0.035, z - 0.014, 0.01],
      [x + 0.045, z - 0.014, 0.01],
      [x + 0.045, z + 0.012, 0.01],
      [x - 0.035, z + 0.012, 0.01],
    ),
  ];
}

export function stand([x, z]: Vec2): readonly BikePart[] {
  return onSide(
    'left',
    bar('dark', [x, z], [x - 0.1, 0.03], 0.022),
    bar('dark', [x - 0.14, 0.02], [x - 0.07, 0.02], 0.02),
  );
}

/** Two cylinders that lean apart over one crank. */
export function vTwin([x, z]: Vec2): readonly BikePart[] {
  const cylinder = (lean: number): readonly BikePart[] => {
    const at = (across: number, up: number): Vec2 => [
      x + 0.02 + across * Math.cos(lean) + up * Math.sin(lean),
      z + up * Math.cos(lean) - across * Math.sin(lean),
    ];
    return [
      plate('steel', at(-0.095, 0.1), at(0.095, 0.1), at(0.105, 0.32), at(-0.105, 0.32)),
      ...sample(0.12, 0.3, 6, (up) => openLine('fin', at(-0.1, up), at(0.1, up))),
      plate('chrome', at(-0.1, 0.32), at(0.1, 0.32), [...at(0.085, 0.4), 0.04], [...at(-0.085, 0.4), 0.04]),
    ];
  };
  return [
    ...cylinder(-0.4),
    ...cylinder(0.4),
    plate(
      'paleSteel',
      [x - 0.36, z + 0.08, 0.05],
      [x - 0.3, z - 0.1, 0.05],
      [x + 0.14, z - 0.14, 0.08],
      [x + 0.2, z + 0.06, 0.08],
      [x + 0.08, z + 0.15, 0.05],
      [x - 0.3, z + 0.14, 0.04],
    ),
    ...onSide(
      'right',
      roundPart('chrome', [x + 0.03, z], 0.105),
      roundPart('paleSteel', [x + 0.03, z], 0.07),
      roundPart('chrome', [x + 0.02, z + 0.24], 0.085),
      roundPart('dark', [x + 0.02, z + 0.24], 0.055),
    ),
    ...onSide(
      'left',
      plate(
        'chrome',
        [x - 0.3, z - 0.06, 0.06],
        [x + 0.08, z - 0.1, 0.08],
        [x + 0.12, z + 0.06, 0.08],
        [x - 0.26, z + 0.08, 0.06],
      ),
      roundPart('paleSteel', [x, z - 0.01], 0.06),
    ),
  ];
}

/** One upright cylinder. */
export function single([x, z]: Vec2): readonly BikePart[] {
  return [
    plate(
      'dish',
      [x - 0.24, z + 0.08, 0.05],
      [x - 0.2, z - 0.12, 0.05],
      [x + 0.14, z - 0.13, 0.06],
      [x + 0.2, z + 0.04, 0.06],
      [x + 0.1, z + 0.14],
      [x - 0.2, z + 0.14, 0.05],
    ),
    plate('steel', [x - 0.04, z + 0.12], [x + 0.14, z + 0.12], [x + 0.18, z + 0.32], [x, z + 0.32]),
    ...sample(0.15, 0.3, 6, (up) => openLine('fin', [x - 0.04 + up * 0.14, z + up], [x + 0.13 + up * 0.14, z + up])),
    plate('paleSteel', [x, z + 0.32], [x + 0.18, z + 0.32], [x + 0.18, z + 0.42, 0.03], [x + 0.02, z + 0.42, 0.03]),
    ...onSide('right', roundPart('steel', [x - 0.05, z], 0.1), roundPart('paleSteel', [x - 0.05, z], 0.06)),
    ...onSide('left', roundPart('steel', [x + 0.03, z], 0.09), roundPart('dish', [x + 0.03, z], 0.055)),
  ];
}
