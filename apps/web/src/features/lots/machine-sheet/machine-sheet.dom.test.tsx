import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { carView } from '../page/lot-views.testkit.ts';
import { type MachineReading, machineSheetKey } from './machine-sheet.query.ts';
import { MachineSheet } from './machine-sheet.tsx';

/** A pixel as data URL, so that no picture is requested. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const refused = (code: string, status = 409) =>
  Response.json({ success: false, code, data: { retryAfter: 5 }, text: { en: code, ru: code }, id: 'e-1' }, { status });

const place = { x: 0.2, y: 0.5, width: 0.3, height: 0.02 };
const note = (japanese: string, en: string | null): MachineReading['notes'][number] => ({
  area: 'remarks',
  japanese,
  places: [place],
  meaning: en === null ? null : { en, ru: en },
  how: en === null ? null : 'exact',
  flag: null,
  suspicion: null,
});
const reading: MachineReading = {
  reader: 'own',
  knowsForm: true,
  notes: [note('ホイールキズ', 'wheels: scratches'), note('京都大学', null)],
  fields: [{ field: 'mileage', value: '54000', place }],
  ringed: [{ print: '有', meaning: { en: 'accident repair', ru: 'ремонт' }, place, flag: 'repaired' }],
  differences: [{ field: 'mileage', onSheet: '54000', inFeed: '34000', place }],
};

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

/** The server's answers to the request for the picture, one after another; the last one stays. */
function answering(pictures: readonly (() => Response)[], answer: object = { state: 'read', reading }) {
  let asked = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if ((input as string).includes('/sheet-reading')) return Response.json(answer);
    asked += 1;
    return pictures[Math.min(asked, pictures.length) - 1]!();
  });
  return () => asked;
}

function show() {
  const car = carView(7);
  const lot = { ...car, carCommonDetail: { ...car.carCommonDetail, auctionSheet: picture } };
  return render(
    <QueryClientProvider client={queryClient}>
      <MachineSheet lot={lot} />
    </QueryClientProvider>,
  );
}

const isRead = () => new Response(picture);
const cut = () => {
  throw new TypeError('cut off');
};

test('what was read stands beside the picture, with what was not, and what differs', async () => {
  answering([isRead]);
  await show();
  await expect.element(page.getByText(/1 of 2 phrases read\.$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '1 Wheels: scratches ホイールキズ' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2 京都大学 not read' })).toBeVisible();
  await expect.element(page.getByText('Accident repair history')).toBeVisible();
  await expect.element(page.getByText('On the sheet 54000, from the auction house 34000.')).toBeVisible();
});

test('the request tells of the lot what the wire has of it', async () => {
  answering([isRead]);
  await show();
  await expect.element(page.getByText(/1 of 2 phrases read\.$/)).toBeVisible();
  const [asked] = vi.mocked(window.fetch).mock.calls[0]!;
  expect(Object.fromEntries(new URL(asked as string, location.href).searchParams)).toEqual({
    carId: '7',
    language: 'en',
    image: picture,
    maker: 'Toyota',
    model: 'Harrier',
    auction: 'USS Tokyo',
    lotNo: '20007',
  });
});

test('a row rings its place on the picture, by pointer and by keyboard', async () => {
  answering([isRead]);
  const screen = await show();
  const rings = () => screen.container.querySelectorAll('[data-ring]');
  await expect.element(page.getByRole('button', { name: /Wheels/ })).toBeVisible();
  expect(rings()).toHaveLength(0);
  await userEvent.tab();
  page
    .getByRole('button', { name: /Wheels/ })
    .element()
    .focus();
  await vi.waitFor(() => expect(rings()).toHaveLength(1));
  expect((rings()[0] as HTMLElement).style.left).toBe('20%');
});

test('the toggle turns the sheet over without loading anything', async () => {
  const asked = answering([isRead]);
  await show();
  const translated = page.getByRole('img', { name: 'Auction sheet with its words translated' });
  await expect.element(translated).toBeVisible();
  await page.getByText('Original').click();
  await expect.element(translated).not.toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: 'Auction sheet' })).toBeVisible();
  expect(asked()).toBe(1);
});

test('the picture has its room before it comes', async () => {
  answering([() => new Response('/picture-on-its-way')]);
  await show();
  const translated = page.getByRole('img', { name: 'Auction sheet with its words translated' });
  await expect.element(translated).toHaveAttribute('height', '1400');
});

test('a sheet that is being read appears by itself', async () => {
  answering([() => refused('BEING_READ'), isRead]);
  await show();
  await expect.element(page.getByText('The sheet is being read')).toBeVisible();
  await queryClient.invalidateQueries({ queryKey: machineSheetKey(7) });
  await expect.element(page.getByText(/1 of 2 phrases read\.$/)).toBeVisible();
});

test('what cannot be read says so, and can be tried again', async () => {
  answering([() => refused('UNREADABLE'), isRead]);
  await show();
  await expect.element(page.getByText('No translation available')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/1 of 2 phrases read\.$/)).toBeVisible();
});

test('a request that does not arrive reads as no translation, and can be tried again', async () => {
  // It is repeated once by itself.
  answering([cut, cut, isRead]);
  await show();
  await expect.element(page.getByText('No translation available')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/1 of 2 phrases read\.$/)).toBeVisible();
});

test('without a sheet there is no translation', async () => {
  answering([() => refused('NOTHING_TO_READ', 404)]);
  await show();
  await expect.element(page.getByText('No translation available')).toBeVisible();
});
