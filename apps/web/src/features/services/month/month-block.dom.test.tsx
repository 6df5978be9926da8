import { productionMonthCalls } from '@seri/contract/services/production-month.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { type CarView, carView, pictures } from '../../lots/page/lot-views.testkit.ts';
import { MonthBlock } from './month-block.tsx';
import type { FoundCar } from './month-facts.ts';

const call = productionMonthCalls['car-auction'].find;
const built: FoundCar = {
  year: 2019,
  month: 4,
  modelCode: 'AXUH80-HA',
  engineNo: '2AR-7654321',
  catalogNo: '',
  code: '',
  colorCode: '070',
  transmission: '',
  gradeCode: '',
  modelName: '',
  trimCode: '',
  description: '',
};
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => void vi.restoreAllMocks());

async function show(change: Partial<CarView> = {}) {
  const view = carView(7, change);
  const lot = { ...view, carInfo: { ...view.carInfo, chassisId: 'AXUH80' } };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MonthBlock lot={lot} />
    </QueryClientProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const fontOf = (code: string) => getComputedStyle(page.getByText(code).element()).fontFamily;

test('nothing is asked until somebody wants to know; then the page waits, and shows what is known', async () => {
  const release = Promise.withResolvers<void>();
  server.answer(call, async () => {
    await release.promise;
    return { success: true as const, carInfo: built };
  });
  await show();
  expect(server.requests(call)).toEqual([]);
  await button('Find out').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/up to half a minute/);
  await expect.element(button('Find out')).toHaveAttribute('aria-busy', 'true');
  release.resolve();
  await expect.element(page.getByText('April 2019')).toBeVisible();
  await expect.element(page.getByText('AXUH80-HA')).toBeVisible();
  await expect.element(page.getByText('Catalogue')).not.toBeInTheDocument();
  expect(fontOf('070')).toBe(fontOf('AXUH80-HA'));
  await expect.element(button('Find out')).not.toBeInTheDocument();
  expect(server.requests(call).map(({ query }) => query)).toEqual([
    {
      carId: '7',
      lotNo: '20007',
      auctionDate: '2026-11-18T03:00:00Z',
      auctionName: 'USS Tokyo',
      maker: 'Toyota',
      chassis: 'AXUH80',
    },
  ]);
});

test('an unknown chassis says so', async () => {
  server.answer(call, { success: true, carInfo: null });
  await show();
  await button('Find out').click();
  await expect.element(page.getByText('The records do not have this chassis number')).toBeVisible();
});

test('an error has a mark and a retry', async () => {
  server.refuse(call, 'PROVIDER_FAILED');
  await show();
  await button('Find out').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be found out/);
  server.cut(call);
  await button('Try again').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be found out/);
  server.answer(call, { success: true, carInfo: built });
  await button('Try again').click();
  await expect.element(page.getByText('April 2019')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the chassis number of the sheet stands beside it, where its place is known', async () => {
  const strip = { backgroundSize: '106%', backgroundPosition: '50% 92%', aspectRatio: '940 / 62' };
  await show({ mopDeail: { auctionSheet: pictures(1)[0] ?? '', ...strip } });
  const picture = page.getByRole('img', { name: 'The chassis number on the auction sheet' });
  await expect.element(picture).toHaveStyle({ backgroundPosition: '50% 92%', backgroundSize: '106%' });
  const { width, height } = picture.element().getBoundingClientRect();
  expect(width / height).toBeGreaterThan(12);
});

test('without its place there is no picture', async () => {
  await show();
  await expect.element(button('Find out')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
