import { expect, test } from 'vitest';
import { bidsAnswer, trackedBid } from './bids.testkit.ts';
import { eachOnce, standIn, withPages } from './held-pages.ts';

const bid = (bidId: number, version: number, bidAmount = version) => trackedBid(bidId, { version, bidAmount });
const pagesOf = (...pages: readonly ReturnType<typeof bid>[][]) =>
  new Map(pages.map((cars, index) => [index + 1, bidsAnswer(cars)]));

const amountsOf = (pages: ReturnType<typeof pagesOf>, page: number) =>
  eachOnce(pages, { first: page, last: page }).map(({ bidId, bidAmount }) => [bidId, bidAmount]);

test('of two copies of a bid the newer one is the bid, wherever it stands', () => {
  expect(amountsOf(pagesOf([bid(1, 1), bid(2, 5)], [bid(2, 4), bid(3, 1)]), 1)).toEqual([
    [1, 1],
    [2, 5],
    [3, 1],
  ]);
  expect(amountsOf(pagesOf([bid(1, 1), bid(2, 4)], [bid(2, 5), bid(3, 1)]), 1)).toContainEqual([2, 5]);
});

test('of two copies of one version that of the page in sight is the bid, else the earlier one', () => {
  const pages = pagesOf([bid(1, 1)], [bid(2, 1, 20)], [bid(2, 1, 30)]);
  expect([1, 2, 3].map((page) => amountsOf(pages, page)[1])).toEqual([
    [2, 20],
    [2, 20],
    [2, 30],
  ]);
});

test('a bid stands where the page in sight says, not where it stood before', () => {
  const pages = pagesOf([bid(1, 1), bid(2, 1)], [bid(2, 1), bid(3, 1)]);
  const placesOf = (page: number) =>
    [1, 2, 3, 4].map((bidId) => standIn(pages, { first: page, last: page }, 2, bidId)?.place);
  expect(placesOf(1)).toEqual([0, 1, 3, undefined]);
  expect(placesOf(2)).toEqual([0, 2, 3, undefined]);
});

test('pages stand in their order; without news they stay the same', () => {
  const [one, two] = [bidsAnswer([bid(1, 1)]), bidsAnswer([bid(2, 1)])];
  const held = withPages(withPages(new Map(), [[2, two]]), [[1, one]]);
  expect([...held.keys()]).toEqual([1, 2]);
  expect(withPages(held, [[2, two]])).toBe(held);
});
