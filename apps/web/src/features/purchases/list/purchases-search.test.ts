import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { describe, expect, it } from 'vitest';
import { purchaseTabs } from './purchase-tabs.data.ts';
import { parsePurchasesSearch, purchasesHref } from './purchases-search.ts';

describe('the address of the purchases', () => {
  it.each([
    ['/purchases', {}],
    ['/purchases?status=inTransit', { status: 'inTransit' }],
    [
      '/purchases?status=ended&clients=all&page=2&pageSize=50',
      { status: 'ended', clients: 'all', page: 2, pageSize: 50 },
    ],
  ])('is read and written as %s', (href, raw) => {
    expect(purchasesHref(parsePurchasesSearch(raw))).toBe(href);
  });

  it('ignores unknown values', () => {
    expect(purchasesHref(parsePurchasesSearch({ status: 'sunk', clients: 'theirs', page: -1 }))).toBe('/purchases');
  });

  it('has exactly one tab for every status', () => {
    const { all, ...tabs } = purchaseTabs;
    expect(Object.values(tabs).flat()).toEqual(Object.values(purchaseStatusCodes));
    expect(all).toEqual(Object.values(purchaseStatusCodes));
  });
});
