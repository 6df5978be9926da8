import { lotStatusCodes } from '@seri/domain/lot-status';
import { formatYen } from '@seri/domain/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type CarView, carViewKey } from '../model/car-view.ts';
import { showOnPages } from '../model/lots-live.ts';
import { CarLotPage } from './car-lot-page.tsx';
import '../../../ui/tokens.css';
import '../../../ui/base.css';

const view: CarView = {
  carCommonDetail: { id: 7, lotNumber: '20114', info: '' },
  lotInfo: {
    lotNumber: '20114',
    auctionName: 'USS Tokyo',
    auctionDate: '2026-11-18T03:00:00Z',
    condition: '5',
    status: lotStatusCodes.ongoing,
  },
  carInfo: { maker: 'Toyota', model: 'Harrier', year: 2021, chassisId: '', mileage: 38_000 },
  carSpecification: {
    engineCC: 2000,
    grade: 'G',
    color: 'RED',
    transmission: 'AT',
    drive: '4WD',
    equipment: '',
    steering: 'right',
  },
  lotImages: { images: [], thumbnails: [] },
  bidInfo: { startPrice: 500_000, soldPrice: null },
  wishList: [],
};

test('the page of a lot says politely that it is sold, and for how much', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(carViewKey('7'), view);
  const screen = await render(
    <QueryClientProvider client={client}>
      <CarLotPage id="7" listingHref="/car-auctions" renderFavourite={() => null} />
    </QueryClientProvider>,
  );
  const status = screen.getByRole('status');
  const region = status.element();
  await expect.element(status).toHaveTextContent('lots.status.ongoing');
  const runsAt = '2026-11-18T03:20:00.000Z';
  await showOnPages(client, [
    { id: 8, status: lotStatusCodes.unsold, soldPrice: 1, runsAt },
    { id: 7, status: lotStatusCodes.sold, soldPrice: 700_000, runsAt },
  ]);
  await expect.element(status).toHaveTextContent('lots.status.sold');
  // A region that is put in anew is not read out.
  expect(status.element()).toBe(region);
  await expect.element(screen.getByText(formatYen(700_000))).toBeVisible();
  expect(screen.getByRole('article').element().querySelector('header time')?.getAttribute('datetime')).toBe(runsAt);
});
