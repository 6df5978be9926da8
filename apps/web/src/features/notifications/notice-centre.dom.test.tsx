import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/calls/query-client.ts';
import { NoticeCentre } from './notice-centre.tsx';
import { NoticesPage } from './notices-page.tsx';

const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

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
  cause: null as string | null,
  topic: 'bid' as 'bid' | 'chat' | 'purchase',
  amount: null,
  former: null,
  price: null,
  purchaseId: null as number | null,
  grade: '4.5',
  photo,
  runsAt: '2026-11-18T05:05:00Z',
  at: '2026-11-18T03:00:00Z',
});

const isAsked = (topic: string, query: URLSearchParams) => [null, topic].includes(query.get('topic'));

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
    const query = new URL(request.url).searchParams;
    const before = Number(query.get('before') ?? Infinity);
    const asked = stored.filter(({ id, topic }) => id < before && isAsked(topic, query));
    const unread = stored.filter(({ isRead }) => !isRead);
    const unreadOf = (topic: string) => unread.filter((one) => one.topic === topic).length;
    return Response.json({
      notices: asked.slice(0, pageSize),
      unread: unread.length,
      unreadByTopic: { bid: unreadOf('bid'), chat: unreadOf('chat'), purchase: unreadOf('purchase') },
      hasMore: asked.length > pageSize,
    });
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

test('a lot shows its photo, number, car, house and time beside its notices, and no bid number', async () => {
  stored = [notice(1, 71)];
  const screen = await show();
  const lot = screen.getByRole('region', { name: 'Lot 71, Subaru Forester' });
  const link = lot.getByRole('link');
  await expect.element(link).toBeVisible();
  expect(link.element().textContent).toMatch(/71.*Subaru Forester.*USS Tokyo.*Wed 18 Nov.*14:05/);
  expect(link.element().querySelector('[width="64"]')?.getAttribute('src')).toBe(photo);
  await expect.element(lot).not.toHaveTextContent('500');
});

test('tabs show one kind of notices each, with how many are unread, by keyboard too', async () => {
  const purchase = { ...notice(3, 71), cause: 'priced', topic: 'purchase' as const, purchaseId: 41 };
  stored = [purchase, { ...notice(2, 72), topic: 'chat' }, notice(1, 73)];
  const screen = await show();
  await expect.element(screen.getByRole('tab', { name: 'Bids 1' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Purchases 1' }).click();
  await expect.element(screen.getByRole('link', { name: 'Said 3' })).toHaveAttribute('href', '/purchases/41');
  expect(screen.getByRole('region').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Chat 1' })).toHaveFocus();
  await expect.element(screen.getByText('Said 2', { exact: false })).toBeVisible();
  expect(screen.getByRole('region').elements()).toHaveLength(1);
});

test('the tabs of the page are links', async () => {
  stored = [notice(3, 71), { ...notice(2, 72), topic: 'chat' }];
  const screen = await show(<NoticesPage topic="chat" />);
  const tab = screen.getByRole('link', { name: 'Chat 1' });
  await expect.element(tab).toHaveAttribute('href', '/notifications?topic=chat');
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('region', { name: /^Lot 72/ })).toBeVisible();
  expect(screen.getByRole('region').elements()).toHaveLength(1);
});
