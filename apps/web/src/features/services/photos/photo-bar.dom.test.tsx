import type { AnswerOf } from '@seri/contract/call';
import { extraPhotosCalls } from '@seri/contract/services/extra-photos.calls';
import { photoReloadCalls } from '@seri/contract/services/photo-reload.calls';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeServer, startFakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { lotViewQuery } from '../../lots/page/lot-view.query.ts';
import { type CarView, carView } from '../../lots/page/lot-views.testkit.ts';
import { PhotoBar } from './photo-bar.tsx';

const { find } = extraPhotosCalls;
const { reload } = photoReloadCalls;
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

function viewOf(can: Partial<CarView['can']>, ussLimit: number | null = null): CarView {
  const view = carView(7, { ussCounter: { ussLimit } });
  return { ...view, can: { ...view.can, ...can } };
}

const answerOf = (images: readonly string[], ussLimit: number | null, later = false): AnswerOf<typeof find> => ({
  success: true,
  later,
  auctionLotDetail: {
    carCommonDetail: { isUss: true, ussLimit },
    carInfo: { id: 7, images: [...images], auctionSheet: null },
  },
});

function Bar() {
  const { data: lot } = useQuery(lotViewQuery('car-auction', '7'));
  return lot && <PhotoBar lot={lot} />;
}

async function show(view: CarView) {
  server.answer(lotCalls['car-auction'].view, view);
  await render(
    <QueryClientProvider client={queryClient}>
      <Bar />
    </QueryClientProvider>,
  );
}

const more = () => page.getByRole('button', { name: /^Extra photos/ });
/** A click on an inactive button, for which the driver would wait. */
const pressAnyway = () => (more().element() as HTMLElement).click();
const said = () => page.getByRole('status');

test('pictures are asked for once: the button waits, says how long, and stays inactive after the answer', async () => {
  const release = Promise.withResolvers<void>();
  server.answer(find, async () => {
    await release.promise;
    return answerOf(['/v1/lots/7/photos/1/1280', '/v1/lots/7/photos/2/1280'], 2);
  });
  await show(viewOf({ askExtraPhotos: true }, 3));
  await expect.element(said()).toHaveTextContent('3 requests left today');
  await more().click();
  await expect.element(said()).toMatchTextContent(/about 30 seconds/);
  pressAnyway();
  server.answer(lotCalls['car-auction'].view, viewOf({ askExtraPhotos: false }, 2));
  release.resolve();
  await expect.element(said()).toHaveTextContent('2 photos added to the album');
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  pressAnyway();
  expect(server.requests(find).map(({ query }) => query)).toEqual([
    { carId: '7', lotNo: '20007', auctionDate: '2026-11-18T03:00:00Z', auctionName: 'USS Tokyo' },
  ]);
  // The page has read the lot again, with the pictures.
  expect(server.requests(lotCalls['car-auction'].view).length).toBe(2);
});

test.each([
  ['nothing', answerOf([], 1), 'There are no more photos of this car'],
  ['nothing yet', answerOf([], 0, true), 'It takes longer than usual'],
] as const)('an answer with %s says so', async (_what, answer, words) => {
  server.answer(find, answer);
  await show(viewOf({ askExtraPhotos: true }));
  await more().click();
  await expect.element(said()).toMatchTextContent(new RegExp(words));
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
});

test('a failure says why, and can be tried again', async () => {
  server.cut(find);
  await show(viewOf({ askExtraPhotos: true }));
  await more().click();
  const retry = page.getByRole('button', { name: /^Try again/ });
  await expect.element(retry).not.toHaveAttribute('aria-disabled');
  server.answer(find, answerOf(['/v1/lots/7/photos/1/1280'], null));
  await retry.click();
  await expect.element(said()).toHaveTextContent('1 photo added to the album');
});

test('with nothing left of the limit the button is inactive', async () => {
  await show(viewOf({ askExtraPhotos: true }, 0));
  await expect.element(said()).toHaveTextContent('No more requests today');
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  pressAnyway();
  expect(server.requests(find)).toEqual([]);
});

test('without the service, and without the rights of managers, there is nothing', async () => {
  await show(viewOf({}));
  await expect.poll(() => server.requests(lotCalls['car-auction'].view)).toHaveLength(1);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

const reloadButton = () => page.getByRole('button', { name: 'Reload photos' });
const dialog = () => page.getByRole('dialog');

test('a manager confirms a reload, and reads that it was sent', async () => {
  server.answer(reload, { success: true });
  await show(viewOf({ reloadPhotos: true }));
  await reloadButton().click();
  await expect.element(dialog()).toMatchTextContent(/Reload the photos of lot 20007\?.*up to 1 hour/);
  expect(server.requests(reload)).toEqual([]);
  await dialog().getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.element(dialog().getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect(server.requests(reload).map(({ body }) => body)).toEqual([{ carId: 7 }]);
  await expect.element(dialog().getByText('Close')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a reload that was not sent is repeated from its dialog', async () => {
  server.cut(reload);
  await show(viewOf({ reloadPhotos: true }));
  await reloadButton().click();
  await dialog().getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.element(dialog().getByRole('heading', { name: 'Request failed' })).toBeVisible();
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('There has been an issue with sending your request. Please try again later');
  server.answer(reload, { success: true });
  await dialog()
    .getByRole('button', { name: /^Repeat/ })
    .click();
  await expect.element(dialog().getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect(server.requests(reload)).toHaveLength(2);
});

test('a reload that is not confirmed is not sent', async () => {
  await show(viewOf({ reloadPhotos: true }));
  await reloadButton().click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(reload)).toEqual([]);
});
