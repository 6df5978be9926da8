import type { SceneShape } from '../scene.ts';
import { radians } from '../geometry/projection.ts';
import type { Vec2 } from '../geometry/vector.ts';
import { type InteriorMeasures, wheelAt } from './interior-measures.ts';
import { band, bent, roundedBox, ellipse, mirrored, onEllipse, panel, soft, interiorLine } from './interior-shape.ts';

/** Draws lever, seats and, nearest of all, the steering wheel. */
export function drawControls({ lever, wheel, hasBolsters }: InteriorMeasures): readonly SceneShape[] {
  const seat = drawSeat(hasBolsters);
  return [...seat, ...mirrored(seat), ...levers[lever], ...drawWheel(wheel)];
}

function drawSeat(hasBolsters: boolean): readonly SceneShape[] {
  const bolster = panel('seat', [392, 480], [404, 418, 18], [436, 424, 14], [440, 480]);
  const farBolster = panel('seat', [572, 480], [576, 424, 14], [606, 418, 18], [622, 480]);
  return [
    panel('seat', [398, 480], [414, 432, 26], [596, 432, 26], [616, 480]),
    ...(hasBolsters ? [bolster, farBolster] : []),
    bent('stitch', [440, 480], [450, 446], [505, 440], [560, 446], [572, 480]),
  ];
}

const console = [
  panel('dash', [258, 372, 10], [366, 372, 10], [384, 480], [240, 480]),
  interiorLine('stitch', [264, 384], [248, 480]),
  interiorLine('stitch', [360, 384], [376, 480]),
];

const levers: Readonly<Record<InteriorMeasures['lever'], readonly SceneShape[]>> = {
  automatic: [
    ...console,
    panel('dark', [286, 404, 8], [338, 404, 8], [344, 454, 10], [280, 454, 10]),
    interiorLine('slat', [332, 412], [336, 446]),
    panel('chrome', [307, 398], [317, 398], [318, 434], [306, 434]),
    panel('rim', [299, 376, 8], [325, 376, 8], [322, 406, 8], [302, 406, 8]),
    ellipse('dark', [290, 470], [17, 8]),
    ellipse('dark', [334, 470], [17, 8]),
  ],
  manual: [
    ...console,
    panel('dark', [284, 436, 12], [340, 436, 12], [350, 472, 14], [274, 472, 14]),
    soft('seat', [298, 420], [326, 420], [338, 458], [312, 464], [286, 458]),
    panel('chrome', [308, 396], [316, 396], [317, 426], [307, 426]),
    ellipse('rim', [312, 392], [13, 13]),
    bent('stitch', [306, 390], [312, 386], [318, 390]),
    panel('rim', [252, 414, 7], [266, 410, 7], [274, 480], [256, 480]),
  ],
  dash: [
    panel('dark', [330, 344, 6], [372, 344, 6], [368, 370, 8], [334, 370, 8]),
    panel('chrome', [347, 356], [355, 356], [362, 398], [355, 400]),
    ellipse('rim', [359, 402], [13, 14]),
    soft('dash', [262, 480], [276, 452], [312, 446], [350, 452], [364, 480]),
  ],
};

function drawWheel({ radii, thickness, spokes, hasStripe }: InteriorMeasures['wheel']): readonly SceneShape[] {
  const [x, y] = wheelAt;
  return [
    panel('dark', [x - 18, y - 20], [x + 18, y - 20], [x + 26, y + 26, 10], [x - 26, y + 26, 10]),
    panel('rim', [x - 96, y - 30, 5], [x - 20, y - 18, 3], [x - 20, y - 8, 3], [x - 96, y - 18, 5]),
    panel('rim', [x + 96, y - 30, 5], [x + 20, y - 18, 3], [x + 20, y - 8, 3], [x + 96, y - 18, 5]),
    ...spokes.map((degrees) => spoke(wheelAt, radii, thickness, degrees)),
    panel('rim', [x - 40, y - 22, 16], [x + 40, y - 22, 16], [x + 30, y + 32, 20], [x - 30, y + 32, 20]),
    ellipse('chrome', [x, y + 2], [9, 7]),
    ...[-1, 1].map((side) => roundedBox('dashTop', [x + side * 62 - 9, y - 6], [18, 12], 4)),
    band('rim', wheelAt, radii, thickness, [0, 360]),
    ...(hasStripe ? [band('paint', wheelAt, radii, thickness, [84, 96])] : []),
    bandLight(radii),
  ];
}

/** A bar from hub to rim. */
function spoke(middle: Vec2, [rx, ry]: Vec2, thickness: number, degrees: number): SceneShape {
  const reach: Vec2 = [rx - thickness + 3, ry - thickness + 3];
  const [endX, endY] = onEllipse(middle, reach, degrees);
  const across: Vec2 = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const corner = (x: number, y: number, half: number): Vec2 => [x + across[0] * half, y + across[1] * half];
  const [x, y] = middle;
  return panel('rim', corner(x, y, 16), corner(endX, endY, 11), corner(endX, endY, -11), corner(x, y, -16));
}

function bandLight([rx, ry]: Vec2): SceneShape {
  const reach: Vec2 = [rx - 4, ry - 4];
  return bent('edge', ...[150, 135, 120, 105, 90, 75, 60, 45, 30].map((degrees) => onEllipse(wheelAt, reach, degrees)));
}
