import { expect, it } from 'vitest';
import { homeOf, lotKinds, viewFlag } from './lot-kinds.ts';

const homes = (day: '2026-11-17' | '2026-11-18') => lotKinds.map((kind) => homeOf(kind, day, '2026-11-18'));

it('R6 a lot is live until the end of its day, a stock car always', () => {
  expect(homes('2026-11-18')).toEqual(['live', 'live', 'live', 'live']);
  expect(homes('2026-11-17')).toEqual(['statistics', 'statistics', 'statistics', 'live']);
});

it('each kind has one flag, except that statistics of cars have their own', () => {
  expect(lotKinds.map((kind) => viewFlag(kind, 'live'))).toEqual([
    'carAuctionsView',
    'bikeView',
    'machineryView',
    'onepriceView',
  ]);
  expect(lotKinds.map((kind) => viewFlag(kind, 'statistics'))).toEqual([
    'salesStatisticsView',
    'bikeView',
    'machineryView',
    'onepriceView',
  ]);
});
