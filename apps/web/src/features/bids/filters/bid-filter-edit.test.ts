import { expect, it } from 'vitest';
import { toggleValue, withNumbers, withValues } from './bid-filter-edit.ts';

it('R62 choosing a day removes the auctions of that day from the filters', () => {
  const filters = { auction: ['5:2026-11-18', '5:2026-11-19', '6'] };
  expect(toggleValue('auctionDate', '2026-11-18')(filters)).toEqual({
    auction: ['5:2026-11-19', '6'],
    auctionDate: ['2026-11-18'],
  });
  expect(withValues('auctionDate', [])(filters).auction).toEqual(filters.auction);
});

it('choosing a value again removes it and keeps the others', () => {
  expect(toggleValue('user', '3')({ user: ['3', '4'] })).toEqual({ user: ['4'] });
});

it('a hit filters by its bid, numbers by their lots, an empty field by neither', () => {
  const numbers = [{ from: 20_110, to: 20_140 }];
  expect(withNumbers(numbers, 77)({ user: ['3'] })).toEqual({ user: ['3'], lotNo: numbers, bidId: 77 });
  expect(withNumbers(numbers)({ bidId: 77 })).toEqual({ lotNo: numbers });
  expect(withNumbers([])({ lotNo: numbers, bidId: 77 })).toEqual({});
});
