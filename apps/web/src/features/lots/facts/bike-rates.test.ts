import { expect, it } from 'vitest';
import { ratesOf, videosOf } from './bike-rates.ts';
import type { BikeParts } from '../page/lot-view.ts';
import { bikeView } from '../page/lot-views.testkit.ts';

const unrated = { rateEngine: null, rateEl: null, rateExt: null, rateFront: null, rateRear: null, rateFrame: null };

const bike = (overrides: Partial<BikeParts['lotInfo']>): BikeParts['lotInfo'] => ({
  ...bikeView(7).lotInfo,
  ...unrated,
  ...overrides,
});

it('categories without a rate are omitted even if they have notes; zero is a rate', () => {
  const note = { text: 'rust', image: null, phrases: [] };
  expect(ratesOf(bike({ rateRear: 4, rateEngine: 0, rateNotes: { engine: [note], frame: [note] } }))).toEqual([
    { category: 'engine', rate: 0, notes: [note] },
    { category: 'rear', rate: 4, notes: [] },
  ]);
});

it('videos are separated by #, without duplicates', () => {
  expect(videosOf({ videos: 'https://a/1.mp4# https://a/2.mp4 ##https://a/1.mp4' })).toEqual([
    'https://a/1.mp4',
    'https://a/2.mp4',
  ]);
  expect(videosOf({ videos: '' })).toEqual([]);
});
