import { expect, it } from 'vitest';
import { ratesOf, videosOf } from './bike-rates.ts';
import type { BikeParts } from '../page/lot-view.ts';

const unrated = { rateEngine: null, rateEl: null, rateExt: null, rateFront: null, rateRear: null, rateFrame: null };

function bike(overrides: object): BikeParts['lotInfo'] {
  return { ...unrated, rateNotes: {}, notes: [], videos: '', ...overrides } as unknown as BikeParts['lotInfo'];
}

it('categories without a rate are omitted even if they have notes; zero is a rate', () => {
  const note = { text: 'rust', image: null };
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
