import { sample } from '../geometry/curve.ts';
import type { SceneShape } from '../scene.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { type InteriorMeasures, wheelAt } from './interior-measures.ts';
import { band, bent, roundedBox, ellipse, mirrored, onEllipse, panel, soft, interiorLine } from './interior-shape.ts';

/** Draws the dashboard with dials and vents, the doors beside it and the dark footwell. */
export function drawDash({ gauges, stack, door, strip }: InteriorMeasures): readonly SceneShape[] {
  return [
    panel('floor', [0, 300], [640, 300], [640, 480], [0, 480]),
    ...pedals,
    panel('dash', [0, 244], [640, 244], [640, 322, 20], [584, 352, 30], [56, 352, 30], [0, 322, 20]),
    soft('dashTop', [-10, 250], [-10, 222], [70, 209], [320, 205], [570, 209], [650, 222], [650, 250], [320, 258]),
    bent('edge', [10, 222], [90, 212], [320, 208], [550, 212], [630, 222]),
    roundedBox(strip, [-6, 262], [652, 16]),
    ...gloveBox,
    ...vent([24, 284]),
    ...vent([568, 284]),
    ...(stack === 'screen' ? screenStack : radioStack),
    ...cluster(gauges),
    ...drawDoor(door),
    ...mirrored(drawDoor(door)),
  ];
}

const pedals = [
  roundedBox('metal', [414, 372], [34, 18], 4),
  panel('metal', [478, 362, 4], [494, 362, 4], [498, 398, 4], [482, 398, 4]),
];

const gloveBox = [
  panel('dash', [80, 288, 6], [226, 288, 6], [222, 344, 12], [86, 344, 12]),
  roundedBox('dark', [138, 296], [34, 8], 4),
];

function vent([left, top]: Vec2): readonly SceneShape[] {
  return [
    roundedBox('dark', [left, top], [48, 30], 7),
    ...sample(top + 8, top + 22, 2, (y) => interiorLine('slat', [left + 6, y], [left + 42, y])),
  ];
}

const knobs = [278, 312, 346].map((x) => ellipse('dashTop', [x, 334], [10, 10]));

const screenStack = [
  panel('dark', [246, 258, 8], [378, 258, 8], [370, 372, 16], [254, 372, 16]),
  panel('screen', [242, 202, 8], [382, 202, 8], [382, 276, 8], [242, 276, 8]),
  interiorLine('street', [250, 248], [300, 236], [374, 240]),
  interiorLine('street', [276, 210], [290, 270]),
  interiorLine('street', [340, 208], [330, 272]),
  bent('route', [296, 270], [292, 240], [332, 236], [340, 210]),
  ...vent([258, 284]),
  ...vent([318, 284]),
  ...knobs,
  ...[266, 290, 314, 338].map((x) => roundedBox('dashTop', [x, 352], [18, 8], 3)),
];

const radioStack = [
  panel('dark', [248, 256, 6], [376, 256, 6], [372, 372, 12], [252, 372, 12]),
  roundedBox('screen', [272, 292], [80, 18], 3),
  interiorLine('route', [280, 301], [306, 301]),
  ...vent([258, 258]),
  ...vent([318, 258]),
  ...knobs,
  interiorLine('slat', [270, 358], [354, 358]),
];

function cluster(gauges: InteriorMeasures['gauges']): readonly SceneShape[] {
  const [x] = wheelAt;
  return [
    panel('dashTop', [x - 92, 262, 20], [x - 78, 214, 24], [x, 204, 60], [x + 78, 214, 24], [x + 92, 262, 20]),
    panel('dark', [x - 80, 304, 12], [x - 76, 244, 26], [x, 232, 60], [x + 76, 244, 26], [x + 80, 304, 12]),
    ...gauges.flatMap(drawGauge),
  ];
}

function drawGauge({ at, radius, needle }: InteriorMeasures['gauges'][number]): readonly SceneShape[] {
  const on = (share: number, degrees: number) => onEllipse(at, [radius * share, radius * share], degrees);
  return [
    ellipse('dial', at, [radius, radius]),
    band('chrome', at, [radius, radius], 1.6, [0, 360]),
    ...sample(-40, 220, 8, (degrees) => interiorLine('tick', on(0.68, degrees), on(0.86, degrees))),
    interiorLine('needle', at, on(0.72, needle)),
    ellipse('chrome', at, [2.6, 2.6]),
  ];
}

function drawDoor(look: InteriorMeasures['door']): readonly SceneShape[] {
  return [
    panel(look, [640, 226], [626, 232, 10], [598, 300, 20], [596, 400, 40], [622, 480], [640, 480]),
    panel('dash', [640, 330], [612, 334, 8], [610, 384, 14], [640, 392]),
    roundedBox('chrome', [620, 300], [16, 8], 3),
  ];
}
