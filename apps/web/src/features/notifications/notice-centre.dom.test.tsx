import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../lib/calls/query-client.ts';
import { NoticeCentre } from './notice-centre.tsx';
import { NoticesPage } from './notices-page.tsx';

const notice = (id: number, lotId: number, isRead = false) => ({
  id,
  lotId,
  isRead,
  eventType: 'managerNewBid',
  message: { en: `Said ${id}`, ru: '' },
  lotNo: String(lotId),
  lotType: 'auction',
  auctionName: 'USS Tokyo',
  specification: 'Subaru Forester',
  bidId: 500,
  isClientMessage: false,
  at: '2026-11-18T03:00:00Z',
});

let stored: ReturnType<typeof notice>[];
let sent: string[];
let fails: boolean;
const pageSize = 2;

beforeEach(() => {
  [stored, sent, fails] = [[notice(3, 71), notice(2, 72), notice(1, 71)], [], false];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (fails) return Response.json({}, { status: 500 });
    if (request.method === 'PUT') {
      sent.push(await request.text());
      stored = stored.map((one) => ({ ...one, isRead: true }));
      return Response.json({ success: true });
    }
    const before = Number(new URL(request.url).searchParams.get('before') ?? Infinity);
    const older = stored.filter(({ id }) => id < before);
    const unread = stored.filter(({ isRead }) => !isRead).length;
    return Response.json({ notices: older.slice(0, pageSize), unread, hasMore: older.length > pageSize });
  });
});

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const show = (content = <NoticeCentre onDone={() => {}} />) =>
  render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);

test('notices are grouped by lot, and older ones are loaded into their lots on request', async () => {
  const screen = await show();
  await expect.element(screen.getByText('Said 2', { exact: false })).toBeVisible();
  expect(screen.getByRole('region').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByText('Said 1', { exact: false })).toBeVisible();
  expect(screen.getByRole('region').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('lots with the same number in two sessions are told apart by name', async () => {
  stored = [notice(2, 72), { ...notice(1, 71), lotNo: '72', specification: 'Nissan Note' }];
  const screen = await show();
  await expect.element(screen.getByRole('region', { name: /Subaru Forester$/ })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: /Nissan Note$/ })).toBeVisible();
});

test('all are marked as read up to the newest one shown, and a second press sends nothing', async () => {
  const screen = await show();
  const readAll = screen.getByRole('button', { name: 'Mark all read' });
  await expect.element(screen.getByText('Said 3', { exact: false })).toBeVisible();
  await readAll.click();
  await expect.element(readAll).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual(['{"upTo":3}']);
  await readAll.click({ force: true });
  expect(sent).toHaveLength(1);
});

test('an empty list says so; a list that failed says so and can be loaded again', async () => {
  [stored, fails] = [[], true];
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: 'The notifications did not load' })).toBeVisible();
  fails = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
});

test('the page of notices shows its end only when everything is loaded', async () => {
  const screen = await show(<NoticesPage />);
  const end = screen.getByText('That is all; notifications are kept for 90 days.');
  await expect.element(screen.getByText('Said 2', { exact: false })).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(end).toBeVisible();
});

test('the centre links to the page of notices', async () => {
  const screen = await show();
  const link = screen.getByRole('link', { name: 'All notifications' });
  await expect.element(link).toHaveAttribute('href', '/notifications');
});
