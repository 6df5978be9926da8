import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { formatYen } from '@seri/domain/money/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { showOnPages } from './lots-live.ts';
import { type LotView, lotViewKey } from './lot-view.ts';
import { carView, noRights } from './lot-views.testkit.ts';
import { LotPage } from './lot-page.tsx';

async function open(view: LotView) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(lotViewKey('7'), view);
  const moveTo = vi.fn<(pageType: string) => void>();
  const screen = await render(
    <QueryClientProvider client={client}>
      <LotPage
        pageType="car-auction"
        id="7"
        listingHref="/car-auctions"
        moveTo={moveTo}
        neighbours={null}
        translators={[]}
        renderFavourite={() => null}
        renderBid={() => null}
        renderPhotoTools={() => null}
        renderProductionMonth={() => null}
        renderShare={() => <button type="button">Share</button>}
      />
    </QueryClientProvider>,
  );
  return { screen, client, moveTo };
}

test('the lot page announces politely that the lot is sold, and its price', async () => {
  const { screen, client } = await open(carView(7));
  const status = screen.getByRole('status').filter({ hasText: /^(Upcoming|Sold)$/ });
  await expect.element(status).toHaveTextContent('Upcoming');
  const region = status.element();
  const runsAt = '2026-11-18T03:20:00.000Z';
  await showOnPages(client, [
    { id: 8, status: lotStatusCodes.unsold, soldPrice: 1, runsAt },
    { id: 7, status: lotStatusCodes.sold, soldPrice: 700_000, runsAt },
  ]);
  await expect.element(status).toHaveTextContent('Sold');
  // Screen readers do not announce a remounted region.
  expect(status.element()).toBe(region);
  await expect.element(screen.getByText(formatYen(700_000))).toBeVisible();
  expect(screen.getByRole('article').element().querySelector('header time')?.getAttribute('datetime')).toBe(runsAt);
});

test('R54: a lot won by a client stays finished while its house still runs it', async () => {
  const { bidInfo } = carView(7);
  const { client } = await open(carView(7, { bidInfo: { ...bidInfo, auctionFinished: true } }));
  const runsAt = '2026-11-18T03:20:00.000Z';
  await showOnPages(client, [{ id: 7, status: lotStatusCodes.ongoing, soldPrice: null, runsAt }]);
  expect(client.getQueryData<LotView>(lotViewKey('7'))).toMatchObject({
    lotInfo: { status: lotStatusCodes.ongoing },
    bidInfo: { auctionFinished: true },
  });
});

test('a lot that has moved to another page type is shown there', async () => {
  const { moveTo } = await open(carView(7, { pageType: 'stats' }));
  expect(moveTo).toHaveBeenCalledExactlyOnceWith('stats');
});

test('the title of a lot without a house starts with its number', async () => {
  const { lotInfo } = carView(7);
  const { screen } = await open(carView(7, { lotInfo: { ...lotInfo, auctionName: '' } }));
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  expect(title.element().textContent).toBe('20007 · Toyota Harrier G, 2021');
});

test('the share button is shown only to readers who may share', async () => {
  const { screen } = await open(carView(7));
  await expect.element(screen.getByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  const other = await open(carView(7, { can: { ...noRights, share: true } }));
  await expect.element(other.screen.getByRole('button', { name: 'Share' })).toBeVisible();
});
