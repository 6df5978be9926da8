import { sample } from '../geometry/curve.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { bar, type BikePart, plate, roundPart, sheetMetal, spot, openLine, tube, twice } from './bike-part.ts';

export interface DashMeasures {
  cluster: readonly BikePart[];
  /** The height of the grips above the yoke, and how far back they come. */
  bars: { height: number; bend: number };
  mirror: Vec2;
  screen?: readonly BikePart[];
  /** The part in front of the rider: a tank, or a scooter's apron. */
  lap: readonly BikePart[];
  yoke?: boolean;
}

/** The rider's view: mirrors, screen, handlebar, instruments and the part in front of the knees. */
export function bikeDash({ cluster, bars, mirror, screen = [], lap, yoke = true }: DashMeasures): readonly BikePart[] {
  return [
    ...screen,
    ...mirrors(mirror, bars.height),
    ...lap,
    ...(yoke ? yokeParts() : []),
    ...handlebar(bars),
    ...cluster,
  ];
}

function mirrors([across, up]: Vec2, height: number): readonly BikePart[] {
  const glass = (inset: number): readonly [number, number, number][] => [
    [across - 0.085 + inset, up - 0.03 + inset, 0.03],
    [across + 0.08 - inset, up - 0.025 + inset, 0.04],
    [across + 0.095 - inset, up + 0.05 - inset, 0.04],
    [across - 0.07 + inset, up + 0.055 - inset, 0.03],
  ];
  return twice(
    tube('dark', 0.014, [0.26, height], [across - 0.04, up - 0.08], [across, up]),
    plate('dark', ...glass(0)),
    plate('mirrorGlass', ...glass(0.01)),
    plate(
      'gleam',
      [across - 0.04, up - 0.015],
      [across - 0.01, up - 0.015],
      [across + 0.03, up + 0.04],
      [across, up + 0.04],
    ),
  );
}

function yokeParts(): readonly BikePart[] {
  return [
    plate(
      'dish',
      [-0.13, -0.09, 0.04],
      [0.13, -0.09, 0.04],
      [0.15, -0.01, 0.05],
      [0.05, 0.03, 0.04],
      [-0.05, 0.03, 0.04],
      [-0.15, -0.01, 0.05],
    ),
    ...twice(
      roundPart('steel', [0.1, -0.04], 0.032),
      roundPart('gold', [0.1, -0.04], 0.02),
      roundPart('black', [0.1, -0.04], 0.008),
    ),
    roundPart('darkSteel', [0, -0.055], 0.024),
    bar('black', [0, -0.068], [0, -0.042], 0.006),
  ];
}

function handlebar({ height, bend }: DashMeasures['bars']): readonly BikePart[] {
  const grip: Vec2 = [0.29, height];
  const end: Vec2 = [0.46, height - bend];
  const along = (share: number): Vec2 => [grip[0] + (end[0] - grip[0]) * share, grip[1] + (end[1] - grip[1]) * share];
  const rings = sample(0.2, 0.9, 6, (share) =>
    bar('black', [along(share)[0], along(share)[1] - 0.02], [along(share)[0] + 0.002, along(share)[1] + 0.02], 0.006),
  );
  const switches: readonly BikePart[] = [
    plate(
      'dark',
      [0.2, height - 0.035, 0.012],
      [0.275, height - 0.038, 0.012],
      [0.275, height + 0.035, 0.012],
      [0.2, height + 0.035, 0.012],
    ),
    roundPart('tail', [0.222, height + 0.014], 0.01),
    bar('darkSteel', [0.212, height - 0.014], [0.248, height - 0.014], 0.014),
    roundPart('amber', [0.256, height + 0.012], 0.006),
  ];
  return [
    // Levers come first, because they lie behind the grips.
    ...twice(
      tube('steel', 0.016, [0.22, height + 0.045], [0.32, height + 0.062], [0.44, height - bend + 0.045]),
      roundPart('steel', [0.445, height - bend + 0.044], 0.011),
      tube('dark', 0.03, [0.05, 0], [0.13, height * 0.55], [0.22, height], grip),
      bar('seat', grip, end, 0.046),
      ...rings,
      roundPart('dark', end, 0.024),
      ...switches,
      tube('dark', 0.01, [0.22, height + 0.02], [0.15, height + 0.09], [0.07, 0.06], [0.06, -0.02]),
    ),
    plate(
      'dark',
      [0.15, height + 0.04, 0.01],
      [0.21, height + 0.04, 0.01],
      [0.21, height + 0.1, 0.01],
      [0.15, height + 0.1, 0.01],
    ),
    plate('lens', [0.165, height + 0.055], [0.195, height + 0.055], [0.195, height + 0.075], [0.165, height + 0.075]),
  ];
}

/** A dial with its ticks, its red range and its hand. */
export function dial([x, z]: Vec2, radius: number, hand: number): readonly BikePart[] {
  const ticks = sample(225, -45, 12, (degrees) => degrees);
  return [
    roundPart('chrome', [x, z], radius),
    roundPart('display', [x, z], radius * 0.88),
    ...ticks.map((degrees, index) =>
      openLine(
        index > 9 ? 'needle' : 'tick',
        spot([x, z], radius * (index % 3 ? 0.72 : 0.64), degrees),
        spot([x, z], radius * 0.8, degrees),
      ),
    ),
    plate(
      'dish',
      [x - radius * 0.28, z - radius * 0.6],
      [x + radius * 0.28, z - radius * 0.6],
      [x + radius * 0.28, z - radius * 0.36],
      [x - radius * 0.28, z - radius * 0.36],
    ),
    openLine('needle', [x, z], spot([x, z], radius * 0.66, hand)),
    roundPart('bright', [x, z], radius * 0.09),
    sheetMetal(
      'lit',
      spot([x, z], radius * 0.82, 165),
      spot([x, z], radius * 0.84, 125),
      spot([x, z], radius * 0.8, 85),
      spot([x, z], radius * 0.5, 125),
    ),
  ];
}

/** A flat display: a bar of speed, figures and small lines of text. */
export function display([x, z]: Vec2, [width, height]: Vec2): readonly BikePart[] {
  const [half, up] = [width / 2, height / 2];
  const box = (inset: number): readonly [number, number, number][] => [
    [x - half + inset, z - up + inset, 0.014],
    [x + half - inset, z - up + inset, 0.014],
    [x + half - inset, z + up - inset, 0.02],
    [x - half + inset, z + up - inset, 0.02],
  ];
  const cells = sample(0.1, 0.9, 11, (share) => x - half + share * width);
  const figure = (left: number): readonly BikePart[] => [
    openLine(
      'tick',
      [left, z - up * 0.35],
      [left, z + up * 0.25],
      [left + width * 0.08, z + up * 0.25],
      [left + width * 0.08, z - up * 0.35],
      [left, z - up * 0.35],
    ),
    openLine('tick', [left, z - up * 0.05], [left + width * 0.08, z - up * 0.05]),
  ];
  return [
    plate('dark', ...box(-0.012)),
    plate('display', ...box(0)),
    ...cells.map((left, index) =>
      bar(index > 8 ? 'tail' : 'bright', [left, z + up * 0.5], [left, z + up * (0.62 + index * 0.022)], width * 0.04),
    ),
    ...figure(x - width * 0.1),
    ...figure(x + width * 0.04),
    openLine('slat', [x - half * 0.8, z - up * 0.6], [x - half * 0.3, z - up * 0.6]),
    openLine('slat', [x + half * 0.3, z - up * 0.6], [x + half * 0.8, z - up * 0.6]),
    roundPart('amber', [x - half * 0.75, z + up * 0.1], 0.007),
    roundPart('tail', [x - half * 0.75, z - up * 0.2], 0.007),
    roundPart('bright', [x + half * 0.7, z], 0.008),
    plate(
      'lit',
      [x - half * 0.5, z - up + 0.004],
      [x - half * 0.2, z - up + 0.004],
      [x + half * 0.2, z + up - 0.004],
      [x - half * 0.1, z + up - 0.004],
    ),
  ];
}

/** A tank as it narrows towards the rider. */
export function dashTank(half: number, top: number): readonly BikePart[] {
  return [
    sheetMetal(
      'paint',
      [-half * 0.62, top, 'corner'],
      [-half, top - 0.09],
      [-half * 0.96, -0.26],
      [-half * 0.62, -0.36, 'corner'],
      [half * 0.62, -0.36, 'corner'],
      [half * 0.96, -0.26],
      [half, top - 0.09],
      [half * 0.62, top, 'corner'],
      [0, top + 0.025],
    ),
    sheetMetal(
      'lit',
      [-half * 0.52, top - 0.02, 'corner'],
      [-half * 0.8, top - 0.1],
      [-half * 0.74, -0.28, 'corner'],
      [-half * 0.56, -0.26],
      [-half * 0.42, top - 0.06],
    ),
    ...twice(
      sheetMetal(
        'shade',
        [half * 0.62, top - 0.02, 'corner'],
        [half * 0.98, top - 0.1],
        [half * 0.94, -0.27],
        [half * 0.6, -0.36, 'corner'],
        [half * 0.72, -0.2],
      ),
    ),
    roundPart('paleSteel', [0, top - 0.1], 0.058),
    roundPart('darkSteel', [0, top - 0.1], 0.044),
    ...sample(0, 300, 5, (degrees) => roundPart('bright', spot([0, top - 0.1], 0.051, degrees), 0.004)),
    plate(
      'paleSteel',
      [-0.012, top - 0.125, 0.006],
      [0.012, top - 0.125, 0.006],
      [0.012, top - 0.075, 0.006],
      [-0.012, top - 0.075, 0.006],
    ),
    sheetMetal(
      'seat',
      [-half * 0.46, -0.3, 'corner'],
      [0, -0.27],
      [half * 0.46, -0.3, 'corner'],
      [half * 0.6, -0.37, 'corner'],
      [-half * 0.6, -0.37, 'corner'],
    ),
  ];
}
