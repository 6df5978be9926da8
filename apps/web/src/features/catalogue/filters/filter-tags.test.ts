import { formatMessage } from '@seri/messages/server';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { Language } from '@seri/domain/common/languages';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { expect, test } from 'vitest';
import { tagsOf } from './filter-tags.ts';

const names: Readonly<Record<string, string>> = {
  'makerId 1': 'Toyota',
  'makerId 2': 'Nissan',
  'makerId 3': 'Honda',
  'auction 5:2026-11-18': 'USS Tokyo',
  'condition 5': '5',
  'condition 4.5': '4.5',
};

function labels(filters: Filters, language: Language = 'en', pageType: PageType = 'car-auction'): string[] {
  const text: Parameters<typeof tagsOf>[1]['text'] = (id, values) => formatMessage(language, id, values);
  return tagsOf(filters, { pageType, text, language, labelOf: (name, value) => names[`${name} ${value}`] }).map(
    ({ label }) => label.replaceAll('\u{A0}', ' '),
  );
}

test('auctions are grouped into one tag per day', () => {
  const auction = ['1', '2', '3', '4', '5'].map((house) => `${house}:2026-11-18`);
  expect(labels({ auction })).toEqual(['Wed 18 Nov, 5 auctions']);
  expect(labels({ auction }, 'ru')).toEqual(['ср 18 нояб., 5 аукционов']);
  expect(labels({ auction: ['5:2026-11-18'] })).toEqual(['Wed 18 Nov, USS Tokyo']);
  expect(labels({ auctionDate: ['2026-11-18'], auction: ['1:2026-11-20', '2:2026-11-20'] })).toEqual([
    'Wed 18 Nov',
    'Fri 20 Nov, 2 auctions',
  ]);
});

test('ranges have a unit, and may be open at either end', () => {
  expect(labels({ year: { from: 2014, to: 2022 } })).toEqual(['2014–2022']);
  expect(labels({ mileage: { to: 140_000 } })).toEqual(['≤ 140 000 km']);
  expect(labels({ mileage: { to: 140_000 } }, 'ru')).toEqual(['до 140 000 км']);
  expect(labels({ startPrice: { from: 500_000 } })).toEqual(['Start ≥ 500 000 ¥']);
  expect(labels({ startPrice: { from: 500_000 } }, 'en', 'stock')).toEqual(['≥ 500 000 ¥']);
});

test('two values are listed and the rest counted; grades list five, after the filter’s name', () => {
  expect(labels({ makerId: ['1', '2'] })).toEqual(['Toyota, Nissan']);
  expect(labels({ makerId: ['1', '2', '3'] })).toEqual(['Toyota, Nissan +1']);
  expect(labels({ condition: ['5', '4.5'] })).toEqual(['Grade: 5, 4.5']);
});

test('the tag shows a count until all labels are known', () => {
  expect(labels({ makerId: ['1', '99'] })).toEqual(['Make: 2']);
});

test('a date range is one tag', () => {
  const dates = { auctionDateFrom: '2026-11-18', auctionDateTo: '2026-11-20' } as const;
  expect(labels(dates)).toEqual(['Wed 18 Nov – Fri 20 Nov']);
  expect(labels({ auctionDateTo: '2026-11-20' })).toEqual(['Until Fri 20 Nov']);
});

test('removing a tag keeps all other filters', () => {
  const filters: Filters = {
    auction: ['1:2026-11-18', '2:2026-11-18', '3:2026-11-20'],
    year: { from: 2014 },
    auctionDateFrom: '2026-11-18',
    auctionDateTo: '2026-11-20',
  };
  const setting = { pageType: 'car-auction', text: String, language: 'en', labelOf: () => '' } as const;
  const left = Object.fromEntries(tagsOf(filters, setting).map((tag) => [tag.key, tag.without]));
  expect(left['auction 2026-11-18']).toEqual({ ...filters, auction: ['3:2026-11-20'] });
  expect(left['year']).toEqual({ ...filters, year: undefined });
  expect(left['auctionDateFrom']).toEqual({ auction: filters.auction, year: filters.year });
});
