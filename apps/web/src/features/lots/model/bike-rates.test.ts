import { expect, it } from 'vitest';
import { ratesOf, videosOf } from './bike-rates.ts';
import type { BikeParts } from './lot-view.ts';

const unrated = { rateEngine: null, rateEl: null, rateExt: null, rateFront: null, rateRear: null, rateFrame: null };

function bike(given: object): BikeParts['lotInfo'] {
  return { ...unrated, rateNotes: {}, notes: [], videos: '', ...given } as unknown as BikeParts['lotInfo'];
}

it('a category without a rate is left out, even with notes; a rate of nought is one', () => {
  const note = { text: 'rust', image: null };
  expect(ratesOf(bike({ rateRear: 4, rateEngine: 0, rateNotes: { engine: [note], frame: [note] } }))).toEqual([
    { category: 'engine', rate: 0, notes: [note] },
    { category: 'rear', rate: 4, notes: [] },
  ]);
});

it('videos are parted by #, each once', () => {
  expect(videosOf({ videos: 'https://a/1.mp4# https://a/2.mp4 ##https://a/1.mp4' })).toEqual([
    'https://a/1.mp4',
    'https://a/2.mp4',
  ]);
  expect(videosOf({ videos: '' })).toEqual([]);
});
