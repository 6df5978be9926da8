import { expect, test } from 'vitest';
import { sectionsOf } from './filter-sections.ts';

test('a schedule stands where lots are still to come, dates where they were, neither on stock', () => {
  expect(sectionsOf('car-auction')).toEqual(expect.arrayContaining(['schedule', 'laterDates']));
  expect(sectionsOf('car-auction')).not.toEqual(expect.arrayContaining(['dates']));
  expect(sectionsOf('bike-stats')).toEqual(expect.arrayContaining(['dates', 'auction', 'finishPrice']));
  expect(sectionsOf('bike-stats')).not.toEqual(expect.arrayContaining(['schedule']));
  expect(sectionsOf('stock').filter((section) => /schedule|dates|auction|status/i.test(section))).toEqual([]);
});

test('a page type has the sections whose field its lots have', () => {
  expect(sectionsOf('machinery')).toEqual(expect.arrayContaining(['hour', 'categories', 'gearbox']));
  expect(sectionsOf('machinery')).not.toEqual(expect.arrayContaining(['color']));
  expect(sectionsOf('bikes').filter((section) => /gearbox|chassis|steering|hour|categories/.test(section))).toEqual([]);
  expect(sectionsOf('stock')).toEqual(expect.arrayContaining(['chassis', 'steering', 'equipement', 'startPrice']));
});
