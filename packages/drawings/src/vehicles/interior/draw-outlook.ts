import { sample } from '../geometry/curve.ts';
import type { SceneShape } from '../scene.ts';
import type { InteriorMeasures } from './interior-measures.ts';
import { bent, roundedBox, mirrored, panel, soft, interiorLine } from './interior-shape.ts';

/** Draws everything above the dashboard: the yard beyond the glass, pillars, visors and the mirror. */
export function drawOutlook({ bonnet }: InteriorMeasures): readonly SceneShape[] {
  return [
    roundedBox('liner', [0, 0], [640, 480]),
    ...sideWindow,
    ...mirrored(sideWindow),
    panel('pillar', [-4, 224], [76, 40, 26], [564, 40, 26], [644, 224]),
    panel('sky', [20, 222], [94, 52, 20], [546, 52, 20], [620, 222]),
    ...yard,
    ...(bonnet.length > 0 ? drawBonnet(bonnet) : []),
    panel('lit', [150, 54], [230, 54], [130, 220], [40, 220]),
    panel('lit', [256, 54], [276, 54], [180, 220], [158, 220]),
    ...visor,
    ...mirrored(visor),
    ...mirror,
  ];
}

const sideWindow = [
  panel('pillar', [570, 60, 10], [640, 40], [640, 250], [640, 250]),
  panel('sky', [588, 66, 8], [640, 52], [640, 214], [634, 206, 8]),
  panel('yard', [616, 152], [640, 152], [640, 213], [634, 206]),
];

const yard = [
  roundedBox('distant', [196, 122], [220, 34], 2),
  roundedBox('distant', [452, 134], [90, 22], 2),
  panel('yard', [50, 154], [590, 154], [620, 222], [20, 222]),
  ...sample(92, 508, 5, (x) =>
    panel(
      'distant',
      [x, 164, 3],
      [x + 4, 152, 4],
      [x + 13, 150, 4],
      [x + 18, 142, 4],
      [x + 40, 142, 4],
      [x + 47, 152, 4],
      [x + 51, 164, 3],
    ),
  ),
];

function drawBonnet(bonnet: InteriorMeasures['bonnet']): readonly SceneShape[] {
  return [
    soft('bonnet', ...bonnet),
    bent('paintSeam', [206, 214], [232, 196], [252, 187]),
    bent('paintSeam', [434, 214], [408, 196], [388, 187]),
  ];
}

const visor = [
  panel('visor', [352, 26, 8], [538, 26, 8], [546, 62, 12], [360, 66, 12]),
  interiorLine('seam', [470, 50], [520, 49]),
];

const mirror = [
  roundedBox('dash', [313, 36], [14, 40], 4),
  panel('dash', [268, 74, 10], [372, 74, 10], [366, 108, 12], [274, 108, 12]),
  panel('mirror', [275, 79, 7], [365, 79, 7], [360, 102, 9], [280, 102, 9]),
  panel('dash', [284, 102, 4], [296, 92, 6], [318, 92, 6], [326, 102, 4]),
];
