import { expect, it } from 'vitest';
import { homeOf, lotKinds, viewFlag } from './lot-kinds.ts';

const homes = (day: '2026-11-17' | '2026-11-18') => lotKinds.map((kind) => homeOf(kind, day, '2026-11-18'));

it('R6 a lot is live up to the end of its day, a stock car as long as there is one', () => {
  expect(homes('2026-11-18')).toEqual(['live', 'live', 'live', 'live']);
  expect(homes('2026-11-17')).toEqual(['statistics', 'statistics', 'statistics', 'live']);
});

it('each kind has its flag; statistics of cars have one of their own', () => {
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
