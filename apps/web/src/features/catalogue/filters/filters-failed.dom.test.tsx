import { catalogueCalls, scheduleCalls } from '@seri/contract/stock/catalogue.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { ListingFrame } from '../list/listing-frame.tsx';

let server: FakeServer;

const answerAll = () => {
  server.answer(scheduleCalls.weekDays, { dayList: [{ value: 'wed', date: '2026-11-18' }] });
  server.answer(scheduleCalls.auctions, {});
  server.answer(scheduleCalls.machineCategories, []);
  for (const pageType of ['car-auction', 'machinery'] as const)
    server.answer(catalogueCalls[pageType].filters, {
      ranges: {},
      without: {},
      totalResults: 1,
      totalSearchResults: 1,
    });
};

beforeEach(() => {
  vi.restoreAllMocks();
  server = startFakeServer();
  answerAll();
});

test.each([
  ['the week days', 'car-auction', scheduleCalls.weekDays, 'The auctions did not load'],
  ['the auctions', 'car-auction', scheduleCalls.auctions, 'The auctions did not load'],
  ['the categories', 'machinery', scheduleCalls.machineCategories, 'The categories did not load'],
] as const)('if %s fail, their section says so and asks once for each try', async (_what, pageType, call, says) => {
  server.cut(call);
  await openFilters(pageType);
  const failure = page.getByRole('alert').filter({ hasText: says });
  await expect.element(failure).toBeVisible();
  expect(server.requests(call)).toHaveLength(1);
  const otherSection = page.getByRole('searchbox', { name: 'Lot number' }).element();

  const retry = failure.getByRole('button', { name: 'Try again' });
  await retry.click();
  await soon(() => expect(server.requests(call)).toHaveLength(2));
  await expect.element(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(failure).toBeVisible();
  expect(otherSection.isConnected).toBe(true);

  answerAll();
  await retry.click();
  await expect.element(failure).not.toBeInTheDocument();
  expect(otherSection.isConnected).toBe(true);
  expect(server.requests(call)).toHaveLength(3);
});

function openFilters(pageType: PageType) {
  return render(
    <InApp client={createNoRetryClient()}>
      <ListingFrame pageType={pageType} filters={{}} onChange={() => {}}>
        {null}
      </ListingFrame>
    </InApp>,
  );
}
