import { expect, test } from 'vitest';
import { bidsAnswer, listedBid } from '../../list/bids.testkit.ts';
import { uniqueBids, positionIn, withPages } from './held-pages.ts';

const bid = (bidId: number, version: number, bidAmount = version) => listedBid(bidId, { version, bidAmount });
const pagesOf = (...pages: readonly ReturnType<typeof bid>[][]) =>
  new Map(pages.map((cars, index) => [index + 1, bidsAnswer(cars)]));

const amountsOf = (pages: ReturnType<typeof pagesOf>, page: number) =>
  uniqueBids(pages, { first: page, last: page }).map(({ bidId, bidAmount }) => [bidId, bidAmount]);

test('of two copies of a bid the one with the newer version counts, on whichever page it is', () => {
  expect(amountsOf(pagesOf([bid(1, 1), bid(2, 5)], [bid(2, 4), bid(3, 1)]), 1)).toEqual([
    [1, 1],
    [2, 5],
    [3, 1],
  ]);
  expect(amountsOf(pagesOf([bid(1, 1), bid(2, 4)], [bid(2, 5), bid(3, 1)]), 1)).toContainEqual([2, 5]);
});

test('of two copies of one version the one on the page in sight counts, else the earlier one', () => {
  const pages = pagesOf([bid(1, 1)], [bid(2, 1, 20)], [bid(2, 1, 30)]);
  expect([1, 2, 3].map((page) => amountsOf(pages, page)[1])).toEqual([
    [2, 20],
    [2, 20],
    [2, 30],
  ]);
});

test('the position of a bid comes from the page in sight, not from an outdated page', () => {
  const pages = pagesOf([bid(1, 1), bid(2, 1)], [bid(2, 1), bid(3, 1)]);
  const placesOf = (page: number) =>
    [1, 2, 3, 4].map((bidId) => positionIn(pages, { first: page, last: page }, 2, bidId)?.index);
  expect(placesOf(1)).toEqual([0, 1, 3, undefined]);
  expect(placesOf(2)).toEqual([0, 2, 3, undefined]);
});

test('pages are sorted; without updates they stay the same object', () => {
  const [one, two] = [bidsAnswer([bid(1, 1)]), bidsAnswer([bid(2, 1)])];
  const pages = withPages(withPages(new Map(), [[2, two]]), [[1, one]]);
  expect([...pages.keys()]).toEqual([1, 2]);
  expect(withPages(pages, [[2, two]])).toBe(pages);
});
