import { bikeDash, dial, display, dashTank } from './bike-dash.ts';
import { plate, roundPart, sheetMetal, openLine, twice } from './bike-part.ts';

export const nakedDash = bikeDash({
  bars: { height: 0.06, bend: 0.02 },
  mirror: [0.42, 0.27],
  cluster: [...dial([-0.055, 0.13], 0.08, 160), ...display([0.08, 0.13], [0.13, 0.1])],
  lap: dashTank(0.2, -0.08),
});

export const sportDash = bikeDash({
  bars: { height: -0.02, bend: 0.05 },
  mirror: [0.43, 0.24],
  screen: [
    sheetMetal(
      'screen',
      [-0.28, 0.06, 'corner'],
      [-0.25, 0.24],
      [-0.12, 0.34],
      [0.12, 0.34],
      [0.25, 0.24],
      [0.28, 0.06, 'corner'],
    ),
    sheetMetal(
      'paint',
      [-0.33, -0.04, 'corner'],
      [-0.34, 0.08],
      [-0.27, 0.2, 'corner'],
      [-0.16, 0.1],
      [0, 0.06],
      [0.16, 0.1],
      [0.27, 0.2, 'corner'],
      [0.34, 0.08],
      [0.33, -0.04, 'corner'],
      [0.2, -0.08],
      [-0.2, -0.08],
    ),
    sheetMetal(
      'plastic',
      [-0.22, -0.03, 'corner'],
      [-0.2, 0.06],
      [0, 0.04],
      [0.2, 0.06],
      [0.22, -0.03, 'corner'],
      [0, -0.07],
    ),
  ],
  cluster: display([0, 0.13], [0.22, 0.14]),
  lap: dashTank(0.22, -0.08),
});

export const cruiserDash = bikeDash({
  bars: { height: 0.12, bend: 0.07 },
  mirror: [0.43, 0.3],
  cluster: [],
  lap: [
    ...dashTank(0.21, -0.04),
    plate('chrome', [-0.1, -0.3, 0.06], [0.1, -0.3, 0.06], [0.12, -0.06, 0.08], [-0.12, -0.06, 0.08]),
    ...dial([0, -0.16], 0.088, 130),
    roundPart('amber', [-0.03, -0.265], 0.008),
    roundPart('tail', [0.03, -0.265], 0.008),
  ],
});

export const scooterDash = bikeDash({
  bars: { height: 0.04, bend: 0.03 },
  mirror: [0.42, 0.3],
  yoke: false,
  screen: [
    sheetMetal(
      'screen',
      [-0.22, 0.1, 'corner'],
      [-0.2, 0.28],
      [-0.1, 0.37],
      [0.1, 0.37],
      [0.2, 0.28],
      [0.22, 0.1, 'corner'],
    ),
  ],
  cluster: [
    sheetMetal(
      'paint',
      [-0.26, -0.01, 'corner'],
      [-0.2, 0.14],
      [-0.1, 0.2],
      [0.1, 0.2],
      [0.2, 0.14],
      [0.26, -0.01, 'corner'],
      [0.12, -0.04],
      [-0.12, -0.04],
    ),
    plate('plastic', [-0.17, 0, 0.04], [0.17, 0, 0.04], [0.14, 0.17, 0.06], [-0.14, 0.17, 0.06]),
    ...dial([-0.075, 0.085], 0.062, 150),
    ...display([0.065, 0.085], [0.11, 0.09]),
  ],
  lap: [
    sheetMetal(
      'paint',
      [-0.3, -0.08, 'corner'],
      [-0.34, -0.2],
      [-0.28, -0.37, 'corner'],
      [0.28, -0.37, 'corner'],
      [0.34, -0.2],
      [0.3, -0.08, 'corner'],
      [0, -0.05],
    ),
    plate('plastic', [-0.25, -0.36, 0.03], [0.25, -0.36, 0.03], [0.28, -0.11, 0.06], [-0.28, -0.11, 0.06]),
    plate('dish', [-0.22, -0.33, 0.02], [-0.04, -0.33, 0.02], [-0.04, -0.18, 0.02], [-0.23, -0.18, 0.02]),
    openLine('slat', [-0.16, -0.21], [-0.1, -0.21]),
    plate('dish', [0.06, -0.33, 0.02], [0.22, -0.33, 0.02], [0.23, -0.24, 0.02], [0.06, -0.24, 0.02]),
    roundPart('steel', [0.14, -0.17], 0.034),
    roundPart('darkSteel', [0.14, -0.17], 0.022),
    plate('black', [0.136, -0.184], [0.144, -0.184], [0.144, -0.156], [0.136, -0.156]),
    ...twice(
      sheetMetal(
        'shade',
        [0.3, -0.09, 'corner'],
        [0.34, -0.2],
        [0.28, -0.37, 'corner'],
        [0.26, -0.36, 'corner'],
        [0.3, -0.2],
      ),
    ),
  ],
});

export const offroadDash = bikeDash({
  bars: { height: 0.09, bend: 0.03 },
  mirror: [0.42, 0.29],
  screen: [
    ...twice(
      sheetMetal(
        'paint',
        [0.24, 0.13, 'corner'],
        [0.3, 0.2],
        [0.44, 0.18],
        [0.49, 0.08],
        [0.48, 0.03, 'corner'],
        [0.4, 0.12],
      ),
    ),
    sheetMetal('paint', [-0.11, 0.02, 'corner'], [-0.1, 0.22], [0, 0.26], [0.1, 0.22], [0.11, 0.02, 'corner']),
  ],
  cluster: [
    plate('seat', [-0.11, 0.055, 0.02], [0.11, 0.055, 0.02], [0.11, 0.1, 0.02], [-0.11, 0.1, 0.02]),
    ...display([0, 0.165], [0.14, 0.075]),
  ],
  lap: [
    ...twice(
      sheetMetal(
        'paint',
        [0.05, -0.12, 'corner'],
        [0.22, -0.09],
        [0.27, -0.19],
        [0.19, -0.34, 'corner'],
        [0.05, -0.34, 'corner'],
      ),
    ),
    ...dashTank(0.14, -0.09),
  ],
});

export const tourerDash = bikeDash({
  bars: { height: 0.03, bend: 0.03 },
  mirror: [0.44, 0.22],
  screen: [
    sheetMetal(
      'screen',
      [-0.26, 0.12, 'corner'],
      [-0.25, 0.3],
      [-0.16, 0.41],
      [0.16, 0.41],
      [0.25, 0.3],
      [0.26, 0.12, 'corner'],
    ),
    sheetMetal(
      'paint',
      [-0.36, 0.02, 'corner'],
      [-0.34, 0.14],
      [-0.22, 0.22],
      [0, 0.24],
      [0.22, 0.22],
      [0.34, 0.14],
      [0.36, 0.02, 'corner'],
      [0.2, -0.06],
      [-0.2, -0.06],
    ),
    sheetMetal(
      'plastic',
      [-0.3, 0.02, 'corner'],
      [-0.28, 0.12],
      [-0.18, 0.19],
      [0.18, 0.19],
      [0.28, 0.12],
      [0.3, 0.02, 'corner'],
      [0, -0.04],
    ),
  ],
  cluster: [...dial([-0.15, 0.1], 0.062, 170), ...dial([0.15, 0.1], 0.062, 120), ...display([0, 0.11], [0.13, 0.1])],
  lap: dashTank(0.22, -0.08),
});
