import { expect, test } from 'vitest';
import { sectionsOf } from './filter-sections.ts';

test('live listings have a schedule, statistics have dates, stock has neither', () => {
  expect(sectionsOf('car-auction')).toEqual(expect.arrayContaining(['schedule', 'laterDates']));
  expect(sectionsOf('car-auction')).not.toEqual(expect.arrayContaining(['dates']));
  expect(sectionsOf('bike-stats')).toEqual(expect.arrayContaining(['dates', 'auction', 'finishPrice']));
  expect(sectionsOf('bike-stats')).not.toEqual(expect.arrayContaining(['schedule']));
  expect(sectionsOf('stock').filter((section) => /schedule|dates|auction|status/i.test(section))).toEqual([]);
});

test('a page type has only the sections that its lots have a field for', () => {
  expect(sectionsOf('machinery')).toEqual(expect.arrayContaining(['hour', 'categories', 'gearbox']));
  expect(sectionsOf('machinery')).not.toEqual(expect.arrayContaining(['color']));
  expect(sectionsOf('bikes').filter((section) => /gearbox|chassis|steering|hour|categories/.test(section))).toEqual([]);
  expect(sectionsOf('stock')).toEqual(expect.arrayContaining(['chassis', 'steering', 'equipement', 'startPrice']));
});
