import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { openBidDesk } from './bid-desk.dom.steps.tsx';
import { deskBid, rowOf } from '../changes/desk.dom.steps.tsx';

beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

const cellOf = (column: string) => rowOf(1)?.querySelector<HTMLElement>(`[data-column="${column}"]`);

test.each([
  ['Ongoing', lotStatusCodes.ongoing],
  ['Unknown', lotStatusCodes.unknown],
  ['Unsold', lotStatusCodes.unsold],
])('a lot that is %s shows its state in place of the price', async (name, status) => {
  await openBidDesk([deskBid(1, { status })]);
  expect(cellOf('sold')?.textContent).toBe(name);
});

test.each([
  ['Sold', lotStatusCodes.sold],
  ['Sold, nego', lotStatusCodes.soldByNegotiation],
])('a lot that is %s shows its state beside the price', async (name, status) => {
  await openBidDesk([deskBid(1, { status, soldPrice: 9_850_000 })]);
  await document.fonts.ready;
  expect(cellOf('sold')?.textContent).toMatch(new RegExp(`^${name}9\\s850\\s000\\s¥$`));
  const [cell, lamp] = [cellOf('sold'), cellOf('sold')?.querySelector('[data-lamp]')];
  expect(lamp?.getBoundingClientRect().left).toBeGreaterThan(cell?.getBoundingClientRect().left ?? 0);
});

test('adjustments that the reader may not see have no column', async () => {
  await openBidDesk([deskBid(1, { adjustmentPrice: null })], {}, []);
  expect(cellOf('bid')).toBeVisible();
  expect(cellOf('adjustment')).toBeNull();
});

test('no name of a column is cut', async () => {
  await openBidDesk([deskBid(1)]);
  await document.fonts.ready;
  const cut = [...document.querySelectorAll('thead th')].filter((cell) => cell.scrollWidth > cell.clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test('the fault of a sold price is visible in the first row too', async () => {
  await openBidDesk([deskBid(1), deskBid(2)], { sort: 'bidDate', order: 'DESC' });
  cellOf('sold')?.querySelector('button')?.click();
  await expect.element(page.getByRole('textbox', { name: /sold/i })).toHaveFocus();
  await userEvent.keyboard('abc{Enter}');
  const fault = page.getByRole('alert').element();
  const { left, right, top, bottom } = fault.getBoundingClientRect();
  for (const y of [top + 2, bottom - 2]) expect(document.elementFromPoint((left + right) / 2, y)).toBe(fault);
});

test('amounts from a hundred million on fit in their cells, beside the edit button', async () => {
  const soldPrice = 1_234_567_000;
  await openBidDesk([
    deskBid(1, { bidAmount: soldPrice, startPrice: soldPrice, soldPrice, adjustmentPrice: -1_250_000 }),
  ]);
  await document.fonts.ready;
  for (const column of ['start', 'bid', 'adjustment', 'sold']) {
    const cell = cellOf(column);
    expect([column, cell?.scrollWidth]).toEqual([column, cell?.clientWidth]);
  }
});
